import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { addresses } from '../support/addresses.ts';
import { openSite } from '../support/open-site.ts';

/** A4 at 96 to the inch, less the margins of the print style sheet. */
const SHEET = { width: 672, height: 987 };

const JOB = addresses.find((address) => address.startsWith(paths.job(''))) ?? '/Company/Careers';

const { visit } = openSite();

describe.each([
  { address: JOB, mostPages: 3 },
  { address: '/Sports/Swimming', mostPages: 12 },
  { address: '/Service/Timing', mostPages: 10 },
  { address: '/Sales', mostPages: 25 },
  { address: '/Cookies', mostPages: 6 },
])('$address on paper', ({ address, mostPages }) => {
  it('has no menu and no buttons, fits the width, and fills few sheets', async () => {
    const { page, context } = await visit({ viewport: SHEET });
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
  const { page, context } = await visit({ viewport: SHEET });
  await page.goto('/Sports/Swimming');
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('main a[href="https://www.worldaquatics.com"]').first();
  const written = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(written).toContain('https://www.worldaquatics.com');
  await context.close();
});
