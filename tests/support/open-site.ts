import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser, type Visit, visit } from './browser.ts';
import type { AppChanges } from './create-app.ts';
import { type ServedSite, serveSite } from './serve-site.ts';

interface OpenSite {
  readonly visit: (options?: BrowserContextOptions) => Promise<Visit>;
}

/** One for all files of a worker; Playwright ends it with the process. */
let browser: Promise<Browser> | undefined;

function launched(): Promise<Browser> {
  browser ??= launchBrowser();
  return browser;
}

/** The site, for the tests of one file, and a browser. */
export function openSite(changes: AppChanges = {}): OpenSite {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveSite(changes);
  });
  afterAll(() => site.stop());
  return { visit: async (options) => visit(await launched(), site.origin, options) };
}
