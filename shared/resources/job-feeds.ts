/** Atom feeds (RFC 4287) of the job offers: all of them, and those of each area. */
import { Feed } from 'feed';
import { careersContent } from '../content/careers/careers-content.ts';
import { type JobOffer, offersByArea } from '../content/careers/offers.ts';
import { site } from '../content/site.ts';
import { dateInWords } from '../dates.ts';
import { paths } from '../paths.ts';
import { tagOf } from './entry-ids.ts';
import { escapeMarkup } from './escape-markup.ts';
import type { Resource } from './resource.ts';
import { resourcePaths } from './resource-paths.ts';

interface JobFeed {
  readonly path: string;
  readonly title: string;
  /** The page with the same offers. */
  readonly page: string;
  readonly offers: readonly JobOffer[];
}

const title = `${site.brand} job offers`;

const feeds: readonly JobFeed[] = [
  {
    path: resourcePaths.jobs,
    title,
    page: paths.company('Careers'),
    offers: careersContent.areas.flatMap(({ value }) => offersByArea[value]),
  },
  ...careersContent.areas.map(({ value, name }) => ({
    path: resourcePaths.jobsIn(value),
    title: `${title}: ${name}`,
    page: `${paths.company('Careers')}?area=${value}`,
    offers: offersByArea[value],
  })),
];

export const jobFeeds: readonly Resource[] = feeds.map((feed) => ({
  path: feed.path,
  label: 'feeds',
  isOpen: true,
  contentType: 'application/atom+xml; charset=utf-8',
  make: ({ origin }) => atom(feed, origin),
}));

/** Atom requires a date of entries. Those without one have been here since the first release, as far as is known. */
const FIRST_RELEASE = '2026-11-20';
const dayOf = ({ posted = FIRST_RELEASE }: Pick<JobOffer, 'posted'>) => posted;

export function atom({ path, title, page, offers }: JobFeed, origin: string): string {
  const feed = new Feed({
    id: tagOf(path),
    feed: `${origin}${path}`,
    link: `${origin}${page}`,
    title,
    description: careersContent.description,
    author: { name: site.legalName, link: origin },
    updated: new Date(offers.map(dayOf).sort().at(-1) ?? FIRST_RELEASE),
    generator: false,
  });
  for (const offer of offers) {
    const address = `${origin}${paths.job(offer.attr_id)}`;
    // The package marks titles and summaries as HTML.
    feed.addItem({
      id: tagOf(paths.job(offer.attr_id)),
      link: address,
      title: escapeMarkup(offer.language.title),
      description: escapeMarkup(summary(offer)),
      date: new Date(dayOf(offer)),
    });
  }
  return feed.atom1();
}

function summary({ standIn, language }: JobOffer): string {
  const { domain, position, contract, working_time, location, available } = language;
  const facts = `${domain}, ${position}, ${contract}, ${working_time}. ${location.info}. From ${dateInWords(available)}.`;
  return standIn ? `${facts} Sample offer.` : facts;
}
