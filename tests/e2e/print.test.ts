import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { addresses } from '../support/addresses.ts';
import { SHEET } from '../support/browser.ts';
import { openSite } from '../support/open-site.ts';

const JOB = addresses.find((address) => address.startsWith(paths.job(''))) ?? '/Company/Careers';

const { visit } = openSite();

it.each([
  { address: '/Sales', mostSheets: 7 },
  { address: '/Company/HistoryMilestones', mostSheets: 8 },
])('$address fills few sheets', async ({ address, mostSheets }) => {
  const { page, context } = await visit();
  await page.goto(address);
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(1);
  expect(sheets).toBeLessThanOrEqual(mostSheets);
  await context.close();
});

it('says where it is from and of which day, writes links out, and keeps each drawing on one sheet', async () => {
  const { page, context } = await visit({ viewport: SHEET });
  await page.goto('/Sports/Swimming');
  const source = page.locator('body > :last-child');
  expect(await source.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await source.isVisible()).toBe(true);
  expect(await source.textContent()).toMatch(/^http\S+\/Sports\/Swimming, as of \d+ \w+ \d{4}$/);

  const link = page.locator('main a[href^=https]').first();
  const written = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(written).toContain(await link.getAttribute('href'));

  for (const selector of ['.moment', '.figure']) {
    const parts = page.locator(`main ${selector}`);
    const rules = await parts.evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element).breakInside),
    );
    expect(new Set(rules), selector).toEqual(new Set(['avoid']));
    // Another drawing may have to arrive, which is lower than that for phones.
    const tallest = () =>
      parts.evaluateAll((elements) => Math.max(...elements.map((element) => element.getBoundingClientRect().height)));
    await expect.poll(tallest, { timeout: 5000 }).toBeLessThan(SHEET.height / 2);
  }
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

it('is printed in the colours of paper by visitors who read in the dark, and shows pictures of a gallery whole', async () => {
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
  const cut = await page
    .locator('.gallery-row > li')
    .evaluateAll((items) => items.filter((item) => (item.querySelector('img')?.width ?? 0) > item.clientWidth + 1));
  expect(cut).toEqual([]);
  await context.close();
});
