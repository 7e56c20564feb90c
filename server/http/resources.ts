/** Feeds, contact cards, data, robots.txt, sitemap: the addresses of resources → responses. */
import type { Express } from 'express';
import type { Resource, ResourceContext } from '../../shared/resources/resource.ts';
import type { Site } from '../../shared/site/site.ts';
import { cacheControl } from './freshness.ts';
import type { ResponseHeaders } from './response-headers.ts';
import type { ResponseStore } from './response-store.ts';
import type { HeaderList } from './stored-response.ts';

const SPECULATION_RULES = '/speculation-rules.json';
/** On every page: browsers prefetch links that are about to be followed. */
export const speculationHeader: HeaderList = ['Speculation-Rules', `"${SPECULATION_RULES}"`];

function speculationRules({ unprefetched }: Pick<Site, 'unprefetched'>): Resource {
  const where = { and: [{ href_matches: '/*' }, ...unprefetched.map((file) => ({ not: { href_matches: file } }))] };
  return {
    path: SPECULATION_RULES,
    label: 'resource',
    contentType: 'application/speculationrules+json',
    // On hover or touch; browsers skip it where data is to be saved.
    make: () => JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] }),
  };
}

export function registerResources(
  app: Express,
  site: Pick<Site, 'resources' | 'unprefetched'>,
  context: ResourceContext,
  headers: ResponseHeaders,
  { respond }: ResponseStore,
): void {
  for (const { path, label, contentType, isOpen, isSaved, make } of [...site.resources, speculationRules(site)]) {
    const fileName = path.slice(path.lastIndexOf('/') + 1);
    const saved = isSaved ? ['Content-Disposition', `attachment; filename="${fileName}"`] : [];
    const head = {
      status: 200,
      route: label,
      contentType,
      cacheControl: cacheControl.data,
      headers: [...(isOpen ? headers.openData : headers.file), ...saved],
    };
    const response = {
      key: path,
      // No resource depends on the time.
      lifetimeMs: Number.POSITIVE_INFINITY,
      make: async () => ({ head, content: Buffer.from(make(context)) }),
    };
    app.get(path, (req, res) => respond(req, res, response));
  }
}
