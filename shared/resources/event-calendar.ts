/** An iCalendar file (RFC 5545) for each upcoming event. */
import ical from 'ical-generator';
import { type UpcomingEvent, upcomingEvents } from '../content/events/events.ts';
import { site } from '../content/site.ts';
import type { Resource } from './resource.ts';
import { resourcePaths } from './resource-paths.ts';

export const eventCalendars: readonly Resource[] = upcomingEvents.map((event) => ({
  path: resourcePaths.event(event),
  contentType: 'text/calendar; charset=utf-8',
  make: ({ origin }) => calendar(event, origin),
}));

/** Floating time, and no end: the data knows neither a zone nor how long the event lasts. */
function calendar(event: UpcomingEvent, origin: string): string {
  const entry = {
    id: `${origin}${resourcePaths.event(event)}`,
    stamp: new Date(site.releaseDate),
    // A floating time is printed from the UTC fields of the date, so that the zone of the machine has no say.
    start: new Date(`${event.date}Z`),
    floating: true,
    summary: event.name,
    location: event.place,
    url: event.link,
  };
  const file = ical({ prodId: { company: site.brand, product: 'Website' }, events: [entry] });
  // The package leaves out the line end that the standard wants after the last line, too.
  return `${file}\r\n`;
}
