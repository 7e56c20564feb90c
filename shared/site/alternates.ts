/** The files that belong to pages: named in the head, linked in the page, listed under /OpenData. */
import { careersContent } from '../content/careers/careers-content.ts';
import type { Office } from '../content/company/offices.ts';
import { hasEnded } from '../content/events/event-order.ts';
import type { UpcomingEvent } from '../content/events/events.ts';
import { site } from '../content/site.ts';
import type { DataSet } from '../resources/data/data-set.ts';
import { dataSets } from '../resources/data/data-sets.ts';
import { resourcePaths } from '../resources/resource-paths.ts';
import type { Alternate } from './page.ts';

/** The data sets of the page at an address. */
export function dataOf(page: string): readonly Alternate[] {
  return dataSets.filter((set) => set.page === page).flatMap(formatsOf);
}

export function formatsOf({ title, resources }: DataSet): Alternate[] {
  return resources.map(({ path, contentType }) => {
    const format = path.slice(path.lastIndexOf('.') + 1).toUpperCase();
    return { href: path, name: format, title: `${title}, ${format}`, type: contentType.replace(/;.*$/, '') };
  });
}

const ATOM = 'application/atom+xml';

export const allJobsFeed: Alternate = {
  href: resourcePaths.jobs,
  name: 'all areas',
  title: `${site.brand} job offers`,
  type: ATOM,
};

export const jobFeeds: readonly Alternate[] = [
  allJobsFeed,
  ...careersContent.areas.map(({ value, name }) => ({
    href: resourcePaths.jobsIn(value),
    name,
    title: `${allJobsFeed.title}: ${name}`,
    type: ATOM,
  })),
];

const VCARD = 'text/vcard';

export function officeCard(office: Office): Alternate {
  return {
    href: resourcePaths.office(office),
    name: 'Contact card',
    title: `Contact card of the office in ${office.town}`,
    type: VCARD,
  };
}

export const distributorCards: Alternate = {
  href: resourcePaths.distributors,
  name: 'contact cards',
  title: 'Contact cards of all distributors',
  type: VCARD,
};

/** Of the events that are not over. */
export function calendarEntries(events: readonly UpcomingEvent[], now: Date): readonly Alternate[] {
  const current = events.filter((event) => !hasEnded(event, now));
  return current.map((event) => ({
    href: resourcePaths.event(event),
    name: 'Calendar entry',
    title: `Calendar entry: ${event.name}`,
    type: 'text/calendar',
  }));
}
