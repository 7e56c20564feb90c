/** The rule behind every filtered list: one address parameter, a known set of values, everything by default. */

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** How many entries the list shows when this option is chosen. */
  readonly count: number;
}

/** A filter as pages declare it and islands receive it. */
export interface AddressFilter {
  /** Query parameter that carries the choice. */
  readonly param: string;
  readonly values: readonly string[];
}

/**
 * The chosen value in an address, or undefined for everything: no parameter, an empty one or an unknown one.
 * Only the first occurrence of the parameter counts.
 */
export function readFilter(filter: AddressFilter, search: string): string | undefined {
  const value = new URLSearchParams(search).get(filter.param);
  return value !== null && filter.values.includes(value) ? value : undefined;
}

/** The query for a choice: empty for everything, so that the plain address stays the one for the whole list. */
export function writeFilter(filter: AddressFilter, value: string | undefined): string {
  return value === undefined ? '' : `?${filter.param}=${encodeURIComponent(value)}`;
}

/** "1 distributor", "3 distributors". */
export function countInWords(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
