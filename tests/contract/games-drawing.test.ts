/** The drawn table of Games says the same as the one list of them, up to the last year that it shows. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { signsOf } from '../../shared/components/games-by-year.ts';
import { heritageLists } from '../../shared/content/company/heritage.ts';
import { slugify } from '../../shared/paths.ts';

const SOURCE = join(import.meta.dirname, '../../pictures/milestones/brands-and-games.svg');
const LAST_YEAR = 2018;
/** Its scale, and the distance of two signs of one edition, in units of the drawing. */
const [FROM, YEAR_WIDTH, NEXT_SIGN] = [214, 8.0907, 17] as const;
/** Its rows, with the lists that they show. */
const ROWS = [
  ['olympic-games', 'Summer'],
  ['olympic-games', 'Winter'],
  ['paralympic-games'],
  ['youth-olympic-games'],
  ['commonwealth-games'],
  ['pan-american-games'],
  ['asian-games'],
  ['the-world-games'],
] as const;

it.each(ROWS.map(([list, season], row) => ({ list, season, row: row + 1 })))('row $row', async (drawn) => {
  const [, source = ''] = (await readFile(SOURCE, 'utf8')).split(`id="row-${drawn.row}"`);
  const [group = ''] = source.split('</g>');
  const signs = [...group.matchAll(/href="#sign-([\w-]+)" x="([\d.]+)"/g)].map(([, sign, x]) => `${sign} ${Number(x)}`);
  const editions = heritageLists
    .filter(({ id }) => id === drawn.list)
    .flatMap(({ entries }) => entries)
    .filter(({ year, season }) => Number.parseInt(year, 10) <= LAST_YEAR && (drawn.season ?? season) === season);
  expect(signs).toEqual(
    editions.flatMap((entry) =>
      signsOf(entry).map((sign, index) => {
        const x = FROM + (Number.parseInt(entry.year, 10) - 1932) * YEAR_WIDTH + index * NEXT_SIGN;
        return `${slugify(sign)} ${Math.round(x * 10) / 10}`;
      }),
    ),
  );
});
