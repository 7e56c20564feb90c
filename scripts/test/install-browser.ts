/** Installs a Chromium for the browser tests where none is found: Playwright's own, else Debian's package. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.ts';

const INSTALLERS = [
  'npx playwright install --with-deps --only-shell chromium',
  'npx playwright install chromium',
  // The first is smaller, but not every release has it.
  ...['chromium-headless-shell', 'chromium'].flatMap((name) =>
    ['', 'sudo -n '].map(
      (root) => `${root}apt-get update && ${root}apt-get install -y --no-install-recommends ${name}`,
    ),
  ),
];

for (const command of INSTALLERS) {
  if (findBrowser() !== undefined) break;
  console.log(`No Chromium found. Trying: ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
}

const browser = findBrowser();
if (browser === undefined) {
  console.error('The browser tests need a Chromium and none could be installed. Set CHROMIUM to the path of one.');
  process.exit(1);
}
console.log(`Browser tests use ${browser}`);
