/** The table of all Games on the heritage page has every edition, and is read out. */
import { expect, it } from 'vitest';
import { heritageLists } from '../../shared/content/company/heritage.ts';
import { openPage } from '../support/read-page.ts';

const FIRST_YEAR = 1932;
const ALL_YEARS = 1 + 2026 - FIRST_YEAR;

const rowsOf = async (selector: string) =>
  [...(await openPage('/Heritage')).querySelectorAll<HTMLTableRowElement>(`.games-years ${selector}`)].map(
    ({ cells }) => [...cells],
  );

it('has every edition once, in its year, with a sign and in words', async () => {
  const marks = (await rowsOf('tbody tr')).flatMap((cells) => {
    let year = FIRST_YEAR;
    return cells.slice(1).flatMap((cell) => {
      const from = year;
      year += cell.colSpan;
      const signs = cell.querySelectorAll('.games-sign').length;
      return cell.matches('.games-mark') ? [{ year: from, signs, words: cell.textContent }] : [];
    });
  });
  const entries = heritageLists.flatMap((list) => list.entries);
  expect(marks.map(({ words }) => words).sort()).toEqual(
    entries.map(({ place, year, brand }) => `${place} ${year}, ${brand}`).sort(),
  );
  for (const { year, signs, words } of marks) {
    expect(words).toContain(` ${year}`);
    expect(signs, words).toBeGreaterThan(0);
  }
});

it('has rows of one width', async () => {
  const widths = (await rowsOf('tr')).map((cells) => cells.reduce((sum, cell) => sum + cell.colSpan, 0));
  expect(new Set(widths)).toEqual(new Set([1 + ALL_YEARS]));
});

it('has names that lead to the lists of their Games', async () => {
  const links = (await rowsOf('tbody tr')).map(([name]) => name?.querySelector('a')?.getAttribute('href')?.slice(1));
  expect(new Set(links)).toEqual(new Set(heritageLists.map(({ id }) => id)));
});

it('has signs that lead to their edition, which starts with its year', async () => {
  const page = await openPage('/Heritage');
  for (const { year, place, brand } of heritageLists.flatMap((list) => list.entries)) {
    const sign = [...page.querySelectorAll('.games-mark > a')].find(
      (link) => link.textContent === `${place} ${year}, ${brand}`,
    );
    const edition = page.querySelector(sign?.getAttribute('href') ?? 'none');
    expect(edition?.textContent).toMatch(new RegExp(`^${year.slice(0, 4)} ${place}`));
  }
});
