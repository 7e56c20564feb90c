import * as v from 'valibot';
import { parseEntries } from '../parse-entries.ts';
import entries from './events.json' with { type: 'json' };

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

const eventSchema = v.strictObject({
  /** Local date and time of the venue's opening, without a zone: every visitor reads it in their own. */
  date: v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, 'is not a local date-time (YYYY-MM-DDTHH:MM:SS)'),
  ),
  /** Picture id. */
  logo: text,
  link: v.pipe(v.string(), v.url(), v.startsWith('https://')),
  name: text,
  place: text,
});

export type UpcomingEvent = v.InferOutput<typeof eventSchema>;

/** @throws ContentError naming entry and field */
export function parseEvents(raw: unknown): UpcomingEvent[] {
  return parseEntries('shared/content/events/events.json', eventSchema, raw, (entry) => entry.name);
}

export const upcomingEvents: readonly UpcomingEvent[] = parseEvents(entries);
