/** Moments before and after what the site's own content dates, whatever it says today. */
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

/** The event that comes first. */
export const [firstEvent] = [...upcomingEvents].sort((a, b) => (a.date < b.date ? -1 : 1));

/** So many hours after a local date-time as a clock in UTC shows it. */
export function hoursAfter(localDateTime: string, hours: number): Date {
  return new Date(Date.parse(`${localDateTime}Z`) + hours * HOUR_MS);
}
