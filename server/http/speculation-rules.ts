/** Tells browsers which links to fetch before they are followed, so that the next page is there. */
import type { RequestHandler } from 'express';
import { cacheControl } from './freshness.ts';
import type { Making, StoreResponder } from './respond-from-store.ts';
import type { HeaderList } from './stored-response.ts';

const ADDRESS = '/speculation-rules.json';

/** Files are not pages: fetched early, a manual would cost a phone more than it saves. */
const FILES = ['/documents/*', '/contacts/*', '/data/*', '/feeds/*', '/events/*'];

const RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, ...FILES.map((file) => ({ not: { href_matches: file } }))] },
      // On hover or on touch; browsers leave it out where data is to be saved.
      eagerness: 'moderate',
    },
  ],
};

/** Goes with every page. */
export const speculationHeader: HeaderList = ['Speculation-Rules', `"${ADDRESS}"`];

export function speculationRules(headers: HeaderList, { respond }: StoreResponder): RequestHandler {
  const content = Buffer.from(JSON.stringify(RULES));
  const head = {
    ...{ status: 200, route: 'resource', contentType: 'application/speculationrules+json' },
    ...{ cacheControl: cacheControl.data, headers },
  };
  const making: Making = {
    key: ADDRESS,
    lifetimeMs: Number.POSITIVE_INFINITY,
    make: async () => ({ head, content }),
    collect: async () => content,
  };
  return (req, res, next) => (req.path === ADDRESS ? respond(req, res, next, making) : next());
}
