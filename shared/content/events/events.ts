import * as v from 'valibot';
import { dateOf, isCalendarDate, isoDate, timeOf } from '../../dates.ts';
import { httpsAddress, parseEntries, picturePath, text } from '../parse-entries.ts';
import entries from './events.json' with { type: 'json' };

/** ISO 8601 has an hour 24; a clock that counts down to it has not. */
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const eventSchema = v.pipe(
  v.strictObject({
    /** Local date and time without a zone: every visitor reads it in their own. */
    date: v.pipe(
      v.string(),
      v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:[0-5]\d$/, 'is not a local date-time (YYYY-MM-DDTHH:MM:SS)'),
      v.check((date) => isCalendarDate(dateOf(date)) && TIME.test(timeOf(date)), 'is a moment that no calendar has'),
    ),
    /** The last day, where it is not the first. After it the event is below those to come. */
    endDate: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date (YYYY-MM-DD)'),
        v.check((date) => isCalendarDate(dateOf(date)), 'is a day that no calendar has'),
      ),
    ),
    /** Address of the picture. */
    logo: picturePath,
    link: httpsAddress,
    name: text,
    place: text,
  }),
  v.forward(
    v.partialCheck(
      [['date'], ['endDate']],
      ({ date, endDate }) => endDate === undefined || endDate >= date.slice(0, endDate.length),
      'lies before the first day',
    ),
    ['endDate'],
  ),
);

export type UpcomingEvent = v.InferOutput<typeof eventSchema>;

/** @throws ContentError naming entry and field */
export function parseEvents(raw: unknown): UpcomingEvent[] {
  return parseEntries('shared/content/events/events.json', eventSchema, raw, (entry) => entry.name, {
    mayBeEmpty: true,
  });
}

/** "2025-08-17" */
export function lastDay({ date, endDate }: Pick<UpcomingEvent, 'date' | 'endDate'>): string {
  return endDate ?? isoDate(dateOf(date));
}

export const upcomingEvents: readonly UpcomingEvent[] = parseEvents(entries);
