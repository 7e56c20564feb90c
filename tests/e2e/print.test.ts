import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, visit } from '../support/browser.ts';
import { NOW } from '../support/create-test-app.ts';
import { type ServedSite, serveSite } from '../support/serve-site.ts';

/** A4 at 96 to the inch, less the margins of the print style sheet. */
const SHEET = { width: 672, height: 987 };

let browser: Browser;
let site: ServedSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), serveSite(NOW)]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

describe.each([
  { address: '/Company/CareersDetails/908101', mostPages: 3 },
  { address: '/Sports/Swimming', mostPages: 12 },
  { address: '/Service/Timing', mostPages: 10 },
  { address: '/Sales', mostPages: 25 },
  { address: '/Cookies', mostPages: 6 },
])('$address on paper', ({ address, mostPages }) => {
  it('has no menu and no buttons, fits the width, and fills few sheets', async () => {
    const { page, context } = await visit(browser, site.origin, { viewport: SHEET });
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    for (const selector of ['.menu', '.menu-toggle', '.skip-link', '.enlarge', '.filter', '.pager']) {
      for (const element of await page.locator(selector).all()) expect(await element.isVisible(), selector).toBe(false);
    }
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SHEET.width);
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(mostPages);
    await context.close();
  });
});

it('links that leave the site are written out', async () => {
  const { page, context } = await visit(browser, site.origin, { viewport: SHEET });
  await page.goto('/Sports/Swimming');
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('main a[href="https://www.worldaquatics.com"]').first();
  const written = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(written).toContain('https://www.worldaquatics.com');
  await context.close();
});
