/** Feeds, contact cards, data, robots.txt, sitemap: the addresses of resources → responses. */
import type { Express } from 'express';
import type { ResourceContext } from '../../shared/resources/resource.ts';
import { resources } from '../../shared/resources/resources.ts';
import { cacheControl } from './freshness.ts';
import type { ResponseStore } from './response-store.ts';
import type { HeaderList } from './stored-response.ts';

/** Resources that people save; the others open in the browser. */
const DOWNLOAD = /\/([^/]+\.(?:ics|vcf|csv))$/;
/** Scripts of other sites may read these. */
const OPEN = /^\/(data|feeds|events|contacts)\//;

const SPECULATION_RULES = '/speculation-rules.json';
/** On every page: browsers prefetch links that are about to be followed. */
export const speculationHeader: HeaderList = ['Speculation-Rules', `"${SPECULATION_RULES}"`];
/** Not prefetched, because a manual costs a phone more than it saves. */
const FILES = ['/documents/*', '/contacts/*', '/data/*', '/feeds/*', '/events/*'];
const where = { and: [{ href_matches: '/*' }, ...FILES.map((file) => ({ not: { href_matches: file } }))] };
const speculationRules = {
  path: SPECULATION_RULES,
  contentType: 'application/speculationrules+json',
  // On hover or touch; browsers skip it where data is to be saved.
  make: () => JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] }),
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
    app.get(path, (req, res) => respond(req, res, response));
  }
}

function openTo(headers: HeaderList): HeaderList {
  const at = headers.indexOf('Cross-Origin-Resource-Policy');
  return ['Access-Control-Allow-Origin', '*', ...headers.with(at + 1, 'cross-origin')];
}

function downloadHeaders(path: string): HeaderList {
  const fileName = DOWNLOAD.exec(path)?.[1];
  return fileName === undefined ? [] : ['Content-Disposition', `attachment; filename="${fileName}"`];
}
