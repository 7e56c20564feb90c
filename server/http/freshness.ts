/** How long responses may be kept, and why. The only file with lifetimes. */
import type { Freshness } from '../../shared/site/page.ts';
import type { FileKind } from '../render/site-assets.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const YEAR_SECONDS = 365 * DAY_SECONDS;
const STALE_SECONDS = 10 * MINUTE_SECONDS;

export const cacheControl = {
  /** A page names hashed files of its release, so no cache may keep it much longer than a roll-out takes. */
  page: `public, max-age=${MINUTE_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
  /** Errors, and files that take the place of others: the next replica may have what this one has not. */
  none: 'no-store',
  /** An address without anything: caches keep scanners off the site, and a new page is found a minute later. */
  missing: `public, max-age=${MINUTE_SECONDS}`,
  /** Files with a hash in their name never change. */
  immutable: `public, max-age=${YEAR_SECONDS}, immutable`,
  /** Pictures and flags keep their names across releases, and change rarely. */
  picture: `public, max-age=${DAY_SECONDS}`,
  /** A manual must be current at the venue; phones should not fetch it twice within the hour. */
  document: `public, max-age=${HOUR_SECONDS}`,
  /** Feeds, contact cards and open data change with a release. */
  data: `public, max-age=${HOUR_SECONDS}`,
} as const;

export function fileLifetime(kind: FileKind): string {
  if (kind === 'asset') return cacheControl.immutable;
  return kind === 'document' ? cacheControl.document : cacheControl.picture;
}

/** The store sends an old page at most as long as caches may. */
export const MAX_STALE_MS = STALE_SECONDS * 1000;
/** How long a page that could not be made anew is left alone. */
export const RETRY_MS = MINUTE_SECONDS * 1000;

/** How long the store sends a rendered page without making it anew. */
export const RENDER_LIFETIME_MS: Readonly<Record<Freshness, number>> = {
  release: Number.POSITIVE_INFINITY,
  // What depends on the date changes at midnight; a minute late does no harm.
  calendar: MINUTE_SECONDS * 1000,
};
