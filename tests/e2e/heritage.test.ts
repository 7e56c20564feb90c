/** The table of all Games, which has every edition, is read out, and keeps its width to itself; pictures among the lists. */
import { expect, it } from 'vitest';
import { heritageLists } from '../../shared/content/company/heritage.ts';
import { openSite } from '../support/open-site.ts';

const ALL_YEARS = 1 + 2026 - 1932;

const { visit } = openSite();

it('the table has every edition once, in its year, with a sign and in words', async () => {
  const { page, context } = await visit();
  await page.goto('/Heritage');
  const cells = await page.locator('.games-years tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      let year = 1932;
      return [...row.querySelectorAll('td')].flatMap((cell) => {
        const from = year;
        year += cell.colSpan;
        if (!cell.matches('.games-mark')) return [];
        return [{ year: String(from), signs: cell.querySelectorAll('.games-sign').length, words: cell.textContent }];
      });
    }),
  );
  const marks = cells.flat();
  const entries = heritageLists.flatMap((list) => list.entries);
  expect(marks.map(({ words }) => words).sort()).toEqual(
    entries.map(({ place, year, brand }) => `${place} ${year}, ${brand}`).sort(),
  );
  for (const { year, signs, words } of marks) {
    expect(words).toContain(` ${year}`);
    expect(signs, words ?? '').toBeGreaterThan(0);
  }
  const widths = await page
    .locator('.games-years tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...(row as HTMLTableRowElement).cells].reduce((sum, cell) => sum + cell.colSpan, 0)),
    );
  expect(new Set(widths)).toEqual(new Set([1 + ALL_YEARS]));
  await context.close();
});

it('a name beside the table leads to the list of its Games', async () => {
  const { page, context } = await visit();
  await page.goto('/Heritage');
  const targets = await page
    .locator('.games-years tbody th a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)));
  expect(new Set(targets)).toEqual(new Set(heritageLists.map(({ id }) => id)));
  await context.close();
});

it.each([1440, 390])('the signs of the last year stand inside the table, %i px', async (width) => {
  const { page, context } = await visit({ viewport: { width, height: 800 } });
  await page.goto('/Heritage');
  const outside = await page.locator('.games-window').evaluate((element) => {
    const edge = element.getBoundingClientRect().right;
    return [...element.querySelectorAll('.games-sign')].filter((sign) => sign.getBoundingClientRect().right > edge)
      .length;
  });
  expect(outside).toBe(0);
  await context.close();
});

it('at 320 px the table moves inside its window, by keyboard too, and the page does not', async () => {
  const { page, context } = await visit({ viewport: { width: 320, height: 640 } });
  await page.goto('/Heritage');
  const window = page.locator('.games-window');
  const hidden = await window.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(hidden).toBeGreaterThan(320);
  expect(await page.locator('.games-hint').isVisible()).toBe(true);
  const left = () => window.evaluate((element) => element.scrollLeft);
  const before = await left();
  await window.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(left).not.toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.close();
});
