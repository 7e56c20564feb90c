/** How long answers may be kept, by whom, and why. The only place that knows seconds. */
import type { Freshness } from '../../shared/pages/page.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const YEAR_SECONDS = 365 * DAY_SECONDS;

/**
 * Pages name style sheet and scripts by hashed names that go with the release, so no cache may hold a page much longer
 * than a roll-out takes. A shared cache may answer with the old one while it asks for the new one.
 */
const PAGE = `public, max-age=${MINUTE_SECONDS}, stale-while-revalidate=${10 * MINUTE_SECONDS}`;

export const cacheControl = {
  page: PAGE,
  /** Errors: an address that fails now may work in a minute. */
  none: 'no-store',
  /** Files with a hash in their name never change. */
  immutable: `public, max-age=${YEAR_SECONDS}, immutable`,
  /** Pictures and flags keep their name over releases; they change rarely. */
  picture: `public, max-age=${DAY_SECONDS}`,
  /** A manual must be current at the venue, and must not be fetched twice on the same evening. */
  document: `public, max-age=${HOUR_SECONDS}`,
  /** Feeds, contact cards and open data change with a release; programs ask again by themselves. */
  data: `public, max-age=${HOUR_SECONDS}`,
} as const;

/** How long this process answers with the same rendered page. */
export const RENDER_LIFETIME_MS: Readonly<Record<Freshness, number>> = {
  release: Number.POSITIVE_INFINITY,
  // Dates are read to the day; a minute's delay at midnight is nothing.
  calendar: MINUTE_SECONDS * 1000,
};
