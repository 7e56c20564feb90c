import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser, type Visit, visit } from './browser.ts';
import { type ServedSite, serveSite } from './serve-site.ts';
import { NOW } from './test-app.ts';

interface OpenSite {
  readonly visit: (options?: BrowserContextOptions) => Promise<Visit>;
}

/** The site and a browser, for the tests of one file. */
export function openSite(now: Date = NOW): OpenSite {
  let browser: Browser;
  let site: ServedSite;
  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), serveSite(now)]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });
  return { visit: (options) => visit(browser, site.origin, options) };
}
