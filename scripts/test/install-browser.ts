/** Makes sure the browser tests have a Chromium: one that is there, else Playwright's own, else Debian's package. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from '../../tests/support/find-browser.ts';

const WAYS: readonly (readonly [command: string, ...args: string[]])[] = [
  ['npx', 'playwright', 'install', '--with-deps', '--only-shell', 'chromium'],
  ['npx', 'playwright', 'install', 'chromium'],
  ['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'],
  ['sh', '-c', 'sudo -n apt-get update && sudo -n apt-get install -y --no-install-recommends chromium'],
];

for (const [command, ...args] of WAYS) {
  if (findBrowser() !== undefined) break;
  console.log(`No Chromium found. Trying: ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit' });
}

const browser = findBrowser();
if (browser === undefined) {
  console.error('The browser tests need a Chromium and none could be installed. Set CHROMIUM to the path of one.');
  process.exit(1);
}
console.log(`Browser tests use ${browser}`);
