/** Dates in words. Fixed names instead of Intl, so that every machine renders the same bytes. */

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

/** "7 August 2025" */
export function dateInWords({ year, month, day }: CalendarDate): string {
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

/** False for 31 June and month 13. */
export function isCalendarDate({ year, month, day }: CalendarDate): boolean {
  const isWhole = [year, month, day].every(Number.isInteger);
  return isWhole && month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * The calendar day in a time zone.
 * @param timeZone IANA name, such as "Europe/Zurich"
 */
export function dayAt(now: Date, timeZone: string): CalendarDate {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  const values = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return { year: values.year ?? 0, month: values.month ?? 0, day: values.day ?? 0 };
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
