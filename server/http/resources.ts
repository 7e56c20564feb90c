/** Feeds, cards, data and the rest for programs: the addresses of resources → responses. */
import type { Express } from 'express';
import type { ResourceContext } from '../../shared/resources/resource.ts';
import { resources } from '../../shared/resources/resources.ts';
import { cacheControl } from './freshness.ts';
import type { ResponseStore } from './response-store.ts';
import type { HeaderList } from './stored-response.ts';

/** Files that people save; feeds, JSON and the rest are for programs, and to look at. */
const DOWNLOAD = /\/([^/]+\.(?:ics|vcf|csv))$/;

/** Open to pages of other sites. Robots and sitemap are for programs that ask no such permission. */
const OPEN = /^\/(data|feeds|events|contacts)\//;

const SPECULATION_RULES = '/speculation-rules.json';
/** Goes with every page: browsers fetch links before they are followed, so that the next page is there. */
export const speculationHeader: HeaderList = ['Speculation-Rules', `"${SPECULATION_RULES}"`];
/** Fetched early, a manual would cost a phone more than it saves. */
const FILES = ['/documents/*', '/contacts/*', '/data/*', '/feeds/*', '/events/*'];
const speculationRules = {
  path: SPECULATION_RULES,
  contentType: 'application/speculationrules+json',
  make: () =>
    JSON.stringify({
      prefetch: [
        {
          where: { and: [{ href_matches: '/*' }, ...FILES.map((file) => ({ not: { href_matches: file } }))] },
          // On hover or on touch; browsers leave it out where data is to be saved.
          eagerness: 'moderate',
        },
      ],
    }),
};

export function registerResources(
  app: Express,
  context: ResourceContext,
  headers: HeaderList,
  { respond }: ResponseStore,
): void {
  for (const { path, contentType, make } of [...resources, speculationRules]) {
    const head = {
      ...{ status: 200, route: OPEN.exec(path)?.[1] ?? 'resource', contentType, cacheControl: cacheControl.data },
      headers: [...(OPEN.test(path) ? openTo(headers) : headers), ...downloadHeaders(path)],
    };
    const response = {
      key: path,
      // No resource depends on the time.
      lifetimeMs: Number.POSITIVE_INFINITY,
      make: async () => ({ head, content: Buffer.from(make(context)) }),
    };
    app.get(path, (req, res, next) => respond(req, res, next, response));
  }
}

/** Other sites may read it, with a script as well. */
function openTo(headers: HeaderList): HeaderList {
  const at = headers.indexOf('Cross-Origin-Resource-Policy');
  return ['Access-Control-Allow-Origin', '*', ...headers.with(at + 1, 'cross-origin')];
}

function downloadHeaders(path: string): HeaderList {
  const fileName = DOWNLOAD.exec(path)?.[1];
  return fileName === undefined ? [] : ['Content-Disposition', `attachment; filename="${fileName}"`];
}
