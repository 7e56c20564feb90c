/** Dates before and after all dates of the content. */
import { offersByArea } from '../../shared/content/careers/offers.ts';
import { upcomingEvents } from '../../shared/content/events/events.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const offers = [...offersByArea.swiss, ...offersByArea.germany];

const startDays = offers.map(({ language: { available } }) =>
  Date.UTC(available.year, available.month - 1, available.day),
);
/** When every offer is open, and when none is. */
export const beforeAllOffers = new Date(Math.min(...startDays, Date.UTC(2025, 0)) - 2 * DAY_MS);
export const afterAllOffers = new Date(Math.max(...startDays, Date.UTC(2025, 0)) + 3 * DAY_MS);

export const [firstEvent] = [...upcomingEvents].sort((a, b) => (a.date < b.date ? -1 : 1));

/** @param localDateTime read in UTC */
export function hoursAfter(localDateTime: string, hours: number): Date {
  return new Date(Date.parse(`${localDateTime}Z`) + hours * HOUR_MS);
}
