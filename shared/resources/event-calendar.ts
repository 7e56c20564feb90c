/** An iCalendar file (RFC 5545) for each upcoming event. */
import ical from 'ical-generator';
import { type UpcomingEvent, upcomingEvents } from '../content/events/events.ts';
import { site } from '../content/site.ts';
import type { Resource } from './resource.ts';
import { resourcePaths } from './resource-paths.ts';

export const eventCalendars: readonly Resource[] = upcomingEvents.map((event) => ({
  path: resourcePaths.event(event),
  label: 'events',
  isOpen: true,
  isSaved: true,
  contentType: 'text/calendar; charset=utf-8',
  make: ({ origin }) => calendar(event, origin),
}));

/** Floating time and no end: the data has neither a zone nor a duration. */
function calendar(event: UpcomingEvent, origin: string): string {
  const entry = {
    id: `${origin}${resourcePaths.event(event)}`,
    stamp: new Date(site.releaseDate),
    // Written from the UTC fields of the date, so that the zone of the machine does not matter.
    start: new Date(`${event.date}Z`),
    floating: true,
    summary: event.name,
    location: event.place,
    url: event.link,
  };
  const file = ical({ prodId: { company: site.brand, product: 'Website' }, events: [entry] });
  // The package omits the line end after the last line, which the standard requires.
  return `${file}\r\n`;
}
