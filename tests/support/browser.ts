import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { expect } from 'vitest';
import { findBrowser } from '../../scripts/test/find-browser.ts';

/** Without the browser's own requests to other hosts. */
export async function launchBrowser(executablePath = findBrowser()): Promise<Browser> {
  if (executablePath === undefined) throw new Error('No Chromium found; npm test installs one');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;
/** A4 at 96 to the inch, less the margins of the print style sheet. */
export const SHEET = { width: 672, height: 987 } as const;

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Fails for console errors and warnings, failed requests and requests to other hosts since its last call. */
  readonly expectClean: () => void;
}

export async function visit(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL: origin, viewport: DESKTOP, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) complaints.push(`request to ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const isEnded = request.failure()?.errorText === 'net::ERR_ABORTED'; // by the next navigation
    const isRefused = options.javaScriptEnabled === false && request.resourceType() === 'script';
    if (!isEnded && !isRefused) complaints.push(`failed: ${request.url()}`);
  });
  return { page, context, expectClean: () => expect(complaints.splice(0)).toEqual([]) };
}
