/**
 * Rendered pages in memory, compressed once. Keys are addresses of the site map with a known filter value,
 * so the cache is as large as the site and no query string can make it grow.
 */
import type { Freshness } from '../../shared/pages/page.ts';
import type { Body } from './body.ts';
import { RENDER_LIFETIME_MS } from './freshness.ts';

interface Entry {
  readonly body: Promise<Body>;
  readonly validUntilMs: number;
}

export interface PageCache {
  /** The kept body, or a new one; requests that come while it is made wait for the same one. */
  get(key: string, freshness: Freshness, make: () => Promise<Body>): Promise<Body>;
}

export function createPageCache(clock: () => number): PageCache {
  const entries = new Map<string, Entry>();
  return {
    get(key, freshness, make) {
      const now = clock();
      const known = entries.get(key);
      if (known !== undefined && now < known.validUntilMs) return known.body;
      const body = make();
      const entry = { body, validUntilMs: now + RENDER_LIFETIME_MS[freshness] };
      entries.set(key, entry);
      // A failure is not kept: the next request tries again.
      body.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return body;
    },
  };
}
