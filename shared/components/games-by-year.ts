import type { GamesEntry, HeritageList } from '../content/company/heritage.ts';
import { slugify } from '../paths.ts';

export const FIRST_YEAR = 1932;
export const LAST_YEAR = 2026;

/** The names on show that have a sign; partners outside the group are named in words only. */
export const SIGNS = ['Omega', 'Longines', 'Tissot', 'Swatch', 'Swiss Timing'] as const;
export type Sign = (typeof SIGNS)[number];

/** One cell of a row: an edition, or the years to the next one. */
export type GamesCell = { readonly entry: GamesEntry } | YearSpan;

export interface GamesRow {
  readonly list: string;
  readonly name: string;
  readonly cells: readonly GamesCell[];
}

interface YearSpan {
  readonly from: number;
  readonly years: number;
}

/** An edition stands in the year that it is named after, also when it was held later. */
const yearOf = ({ year }: GamesEntry): number => Number.parseInt(year, 10);

/** "Omega / Swiss Timing", "Longines with Junghans": who of the group was on show. */
export function signsOf({ brand }: GamesEntry): readonly Sign[] {
  const names: readonly string[] = brand.split(/ \/ | with /);
  return names.flatMap((name) => SIGNS.filter((sign) => sign === name));
}

/** Fragment of an edition in its list, to which its sign in the table leads. */
export const editionAnchor = (list: string, { year, place }: GamesEntry) =>
  `${list}-${year.slice(0, 4)}-${slugify(place)}`;

/** A row for each family of Games; where there are seasons, one for each. */
export function gamesByYear(lists: readonly HeritageList[]): readonly GamesRow[] {
  return lists.flatMap(({ id, heading, entries }) => {
    if (entries.every(({ season }) => season === undefined)) {
      return [{ list: id, name: heading, cells: cellsOf(entries) }];
    }
    return (['Summer', 'Winter'] as const).map((season) => ({
      list: id,
      name: `${heading}, ${season.toLowerCase()}`,
      cells: cellsOf(entries.filter((entry) => entry.season === season)),
    }));
  });
}

function cellsOf(entries: readonly GamesEntry[]): GamesCell[] {
  const cells: GamesCell[] = [];
  let next = FIRST_YEAR;
  for (const entry of entries) {
    const year = yearOf(entry);
    if (year > next) cells.push({ from: next, years: year - next });
    cells.push({ entry });
    next = year + 1;
  }
  if (next <= LAST_YEAR) cells.push({ from: next, years: LAST_YEAR + 1 - next });
  return cells;
}

/** The decades of the table, the first and the last cut by its ends. */
export function decades(): readonly YearSpan[] {
  const spans: YearSpan[] = [];
  for (let from = FIRST_YEAR; from <= LAST_YEAR; ) {
    const end = Math.min(from - (from % 10) + 10, LAST_YEAR + 1);
    spans.push({ from, years: end - from });
    from = end;
  }
  return spans;
}
