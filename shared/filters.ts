/** The rule behind every list with selects: address parameters with known values; without a value, the default. */

export interface FilterOption {
  /** Empty for the default. */
  readonly value: string;
  readonly label: string;
}

/** A filter as pages declare it and islands receive it. */
export interface AddressFilter {
  /** Query parameter that carries the choice. */
  readonly param: string;
  readonly values: readonly string[];
}

/** The chosen values by parameter. A filter that is left at its default is not in it. */
export type Choices = Readonly<Record<string, string>>;

/** What of the given values is known to the filters. */
export function knownChoices(
  filters: readonly AddressFilter[],
  find: (param: string) => string | null | undefined,
): Choices {
  return Object.fromEntries(
    filters.flatMap(({ param, values }) => {
      const value = find(param);
      return typeof value === 'string' && values.includes(value) ? [[param, value]] : [];
    }),
  );
}

/** The choices in an address; of a parameter that is there twice, only the first counts. */
export function readFilters(filters: readonly AddressFilter[], search: string): Choices {
  const query = new URLSearchParams(search);
  return knownChoices(filters, (param) => query.get(param));
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
