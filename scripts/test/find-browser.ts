import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The headless shell first: it takes half the time. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium on this machine: the one named by CHROMIUM, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (file) => file !== undefined && file !== '' && existsSync(file),
  );
}
