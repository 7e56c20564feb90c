/** Entries of a list by year, as they stand on a page: decade, year, entry. */
interface Dated {
  readonly year: number;
}

export interface YearOf<Entry> {
  readonly year: number;
  readonly entries: readonly Entry[];
}

export interface DecadeOf<Entry> {
  /** Its first year: 1960. */
  readonly decade: number;
  readonly years: readonly YearOf<Entry>[];
}

/** Here and not with the other anchors: the browser's part of the site reads those, and needs none of this. */
export const decadeAnchor = (decade: number) => `d${decade}`;

/** Keeps the order of the entries; entries of one year must be adjacent. */
export function groupByDecade<Entry extends Dated>(entries: readonly Entry[]): DecadeOf<Entry>[] {
  const years = [...Map.groupBy(entries, ({ year }) => year)];
  const decades = [...Map.groupBy(years, ([year]) => year - (year % 10))];
  return decades.map(([decade, inDecade]) => ({
    decade,
    years: inDecade.map(([year, inYear]) => ({ year, entries: inYear })),
  }));
}
