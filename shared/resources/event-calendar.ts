/** An iCalendar file (RFC 5545) for each event, those that are over included: who has the address can still open it. */
import ical from 'ical-generator';
import { lastDay, type UpcomingEvent, upcomingEvents } from '../content/events/events.ts';
import { site } from '../content/site.ts';
import { uidOf } from './entry-ids.ts';
import type { Resource } from './resource.ts';
import { resourcePaths } from './resource-paths.ts';

export const eventCalendars: readonly Resource[] = upcomingEvents.map((event) => ({
  path: resourcePaths.event(event),
  label: 'events',
  isOpen: true,
  isSaved: true,
  contentType: 'text/calendar; charset=utf-8',
  make: () => eventCalendar(event),
}));

/** In floating time, because the data has no zone. */
export function eventCalendar(event: UpcomingEvent): string {
  const entry = {
    id: uidOf(resourcePaths.event(event)),
    // Required: the day as of which the entry is true.
    stamp: new Date(site.releaseDate),
    // Written from the UTC fields of the dates, so that the zone of the machine does not matter.
    start: new Date(`${event.date}Z`),
    // The first moment that is no longer part of it.
    end: new Date(`${lastDay(event)}T24:00:00Z`),
    floating: true,
    summary: event.name,
    location: event.place,
    url: event.link,
  };
  const file = ical({ prodId: { company: site.brand, product: 'Website' }, events: [entry] });
  // The package omits the line end after the last line, which the standard requires.
  return `${file}\r\n`;
}
