/** Tells browsers which links to fetch before they are followed, so that the next page is there. */
import type { RequestHandler } from 'express';
import { createAnswer, type HeaderList, sendAnswer } from './answer.ts';
import { BEST, encodeBody } from './body.ts';
import { cacheControl } from './freshness.ts';

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

export function speculationRules(headers: HeaderList): RequestHandler {
  const answer = encodeBody(Buffer.from(JSON.stringify(RULES)), BEST).then((body) =>
    createAnswer(body, {
      status: 200,
      cacheControl: cacheControl.data,
      contentType: 'application/speculationrules+json',
      headers,
    }),
  );
  return async (req, res, next) => (req.path === ADDRESS ? sendAnswer(req, res, await answer) : next());
}
