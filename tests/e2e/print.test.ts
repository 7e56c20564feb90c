import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { addresses, TEMPLATES } from '../support/addresses.ts';
import { openSite } from '../support/open-site.ts';

/** A4 at 96 to the inch, less the margins of the print style sheet. */
const SHEET = { width: 672, height: 987 };

/** 25 mm: the strip of a page costs ink and room. */
const LOW = 95;

const JOB = addresses.find((address) => address.startsWith(paths.job(''))) ?? '/Company/Careers';

const { visit } = openSite();

async function sheetsOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

describe.each([
  { address: '/', mostPages: 5 },
  { address: JOB, mostPages: 2 },
  { address: '/Sports/Swimming', mostPages: 8 },
  { address: '/Service/Timing', mostPages: 5 },
  { address: '/Sales', mostPages: 7 },
  { address: '/Downloads/Documentation', mostPages: 4 },
  { address: '/ScopeOfService', mostPages: 2 },
  { address: '/SiteIndex', mostPages: 1 },
  { address: '/Company/ContactCorgemont', mostPages: 1 },
  { address: '/Cookies', mostPages: 2 },
])('$address on paper', ({ address, mostPages }) => {
  it('has no menu and no buttons, fits the width, and fills few sheets', async () => {
    const { page, context } = await visit({ viewport: SHEET });
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    for (const selector of ['.menu', '.menu-toggle', '.skip-link', '.enlarge', '.filter', '.pager']) {
      for (const element of await page.locator(selector).all()) expect(await element.isVisible(), selector).toBe(false);
    }
    expect(await page.locator('h1').isVisible()).toBe(true);
    for (const strip of await page.locator('.head-strip').all()) {
      expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(LOW);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SHEET.width);
    const sheets = await sheetsOf(page, 'A4');
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

it('a print says where it is from, and of which day; a screen does not', async () => {
  const { page, context } = await visit({ viewport: SHEET });
  await page.goto('/Sports/Swimming');
  const source = page.locator('body > :last-child');
  expect(await source.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await source.isVisible()).toBe(true);
  expect(await source.textContent()).toMatch(/^http\S+\/Sports\/Swimming, as of \d+ \w+ \d{4}$/);
  await context.close();
});

it.each(TEMPLATES)('%s has its footer and its source at the head of the first sheet', async (address) => {
  const { page, context } = await visit({ viewport: SHEET });
  await page.goto(address);
  await page.emulateMedia({ media: 'print' });
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
  const main = await topOf('main');
  for (const part of ['.site-footer', '.sheet-source']) expect(await topOf(part), part).toBeLessThan(main);
  await context.close();
});

it('a printed job says where to apply', async () => {
  const { page, context } = await visit({ viewport: SHEET });
  await page.goto(JOB);
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('.job-apply > a');
  expect(await link.isVisible()).toBe(true);
  const written = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(written).toContain(await link.getAttribute('href'));
  await context.close();
});

it('the mark of a heading with an address of its own is neither printed nor read', async () => {
  const { page, context } = await visit({ viewport: SHEET });
  await page.goto('/Cookies');
  const mark = page.locator('.anchor').first();
  const content = () => mark.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await content()).toBe('" #" / ""');
  await page.emulateMedia({ media: 'print' });
  expect(await content()).toBe('none');
  await context.close();
});

it('is printed in the colours of paper by visitors who read in the dark', async () => {
  const { page, context } = await visit({ viewport: SHEET, colorScheme: 'dark' });
  await page.goto('/Sports/AlpineSkiing');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const styles = await page.locator('html, main img').evaluateAll((elements) =>
    elements.map((element) => {
      const { color, colorScheme, filter } = getComputedStyle(element);
      return { color, colorScheme, filter };
    }),
  );
  expect(new Set(styles.map((style) => JSON.stringify(style)))).toEqual(
    new Set([JSON.stringify({ color: 'rgb(0, 0, 0)', colorScheme: 'light', filter: 'none' })]),
  );
  await context.close();
});

it('pictures of a gallery are whole on paper', async () => {
  const { page, context } = await visit();
  await page.goto('/Sports/AlpineSkiing');
  await page.emulateMedia({ media: 'print' });
  const tooWide = await page
    .locator('.gallery-row > li')
    .evaluateAll((items) => items.filter((item) => (item.querySelector('img')?.width ?? 0) > item.clientWidth + 1));
  expect(tooWide).toEqual([]);
  await context.close();
});

it.each([
  ['/', '.quote'],
  ['/Sports/Swimming', '.pictured'],
  ['/Sports/Swimming', '.figure'],
])('%s keeps each %s on one sheet', async (address, selector) => {
  const { page, context } = await visit({ viewport: SHEET });
  await page.goto(address);
  await page.emulateMedia({ media: 'print' });
  const parts = page.locator(`main ${selector}`);
  const rules = await parts.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).breakInside));
  expect(new Set(rules)).toEqual(new Set(['avoid']));
  // Another drawing may have to arrive, which is lower than that for phones.
  const tallest = () =>
    parts.evaluateAll((elements) => Math.max(...elements.map((element) => element.getBoundingClientRect().height)));
  await expect.poll(tallest, { timeout: 5000 }).toBeLessThan(SHEET.height / 2);
  await context.close();
});
