/** Filters of lists: an address parameter with known values. Any other value shows everything. */

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** The filter of a page. */
export interface AddressFilter {
  /** Query parameter that carries the choice. */
  readonly param: string;
  readonly values: readonly string[];
}

/** The chosen value by parameter; empty for the default. */
export type Choices = Readonly<Record<string, string>>;

/** The choices in an address; of a repeated parameter the first counts. */
export function readFilters(filters: readonly AddressFilter[], search: string): Choices {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    filters.flatMap(({ param, values }) => {
      const value = query.get(param);
      return value !== null && values.includes(value) ? [[param, value]] : [];
    }),
  );
}

/** The query for choices, in the order of the filters: empty for the default, so that a view has one address. */
export function writeFilters(filters: readonly AddressFilter[], choices: Choices): string {
  const query = filters.flatMap(({ param }) => {
    const value = choices[param];
    return value === undefined ? [] : [`${param}=${encodeURIComponent(value)}`];
  });
  return query.length === 0 ? '' : `?${query.join('&')}`;
}

/** "1 distributor", "3 distributors". */
export function countInWords(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
