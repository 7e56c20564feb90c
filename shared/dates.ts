/** Dates in words. Fixed names instead of Intl: the same bytes on every machine, and nothing to load. */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** "August 7, 2025" */
export function dateInWords({ year, month, day }: CalendarDate): string {
  return `${MONTHS[month - 1]} ${day}, ${year}`;
}

/** "2025-08-07" */
export function isoDate({ year, month, day }: CalendarDate): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The date in a local date-time such as "2025-08-07T18:00:00". */
export function dateOf(localDateTime: string): CalendarDate {
  const [year = 0, month = 1, day = 1] = localDateTime.slice(0, 10).split('-').map(Number);
  return { year, month, day };
}

/** "18:00" of "2025-08-07T18:00:00". */
export function timeOf(localDateTime: string): string {
  return localDateTime.slice(11, 16);
}
