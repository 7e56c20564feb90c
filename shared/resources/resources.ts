/** Every resource of the site; server/http/resources.ts registers them. */
import { contactCards } from './contact-cards.ts';
import { dataSets } from './data/data-sets.ts';
import { eventCalendars } from './event-calendar.ts';
import { jobFeeds } from './job-feeds.ts';
import type { Resource } from './resource.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

export const resources: readonly Resource[] = [
  sitemap,
  robots,
  ...jobFeeds,
  ...eventCalendars,
  ...contactCards,
  ...dataSets.flatMap((set) => set.resources),
];
