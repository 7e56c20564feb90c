import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser, type Visit, visit } from './browser.ts';
import type { AppChanges } from './create-app.ts';
import { type ServedSite, serveSite } from './serve-site.ts';

interface OpenSite {
  readonly visit: (options?: BrowserContextOptions) => Promise<Visit>;
}

/** The site and a browser, for the tests of one file. */
export function openSite(changes: AppChanges = {}): OpenSite {
  let browser: Browser;
  let site: ServedSite;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), serveSite(changes)]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });
  return { visit: (options) => visit(browser, site.origin, options) };
}
