/** Express + store: the stored response where there is one, else a first one at once while the stored one is made. */
import { constants } from 'node:zlib';
import compression from 'compression';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { type Effort, type Encoding, encode, FAST } from './encodings.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';
import type { RequestNotes } from './request-log.ts';
import type { ResponseStore } from './response-store.ts';
import { sendStored } from './send-stored.ts';
import { createStoredResponse, headersOf, type ResponseHead, type StoredResponse } from './stored-response.ts';

/** Content that is at hand, or on its way. */
export type Content = Buffer | { readonly pipe: (destination: NodeJS.WritableStream) => unknown };

export interface Making {
  /** Address under which the response is stored. */
  readonly key: string;
  readonly lifetimeMs: number;
  /** Called for the first response and for the stored one; the same content both times. */
  readonly make: () => Promise<{ readonly head: ResponseHead; readonly content: Content }>;
  /** The whole of a content. */
  readonly collect: (content: Content) => Promise<Buffer>;
}

export interface StoreResponder {
  readonly respond: (req: Request, res: Response, next: NextFunction, making: Making) => Promise<void>;
  /** Has a response stored that nobody has asked for yet. */
  readonly prepare: (making: Making) => Promise<void>;
}

/** Fast, and every length: the middleware's own judgement would differ from that of the store. */
const compressFast = compression({
  threshold: 0,
  filter: () => true,
  level: FAST.gzip,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: FAST.brotli } },
}) as RequestHandler;

/**
 * @param store undefined while developing: every request is made anew
 * @param effort of the stored responses
 */
export function createStoreResponder(store: ResponseStore | undefined, effort: Effort): StoreResponder {
  return {
    async respond(req, res, next, making) {
      const notes = res.locals as RequestNotes;
      const stored = store?.find(making.key);
      if (stored !== undefined) {
        notes.isHit = true;
        notes.route = stored.route;
        notes.bytes = sendStored(req, res, stored);
        return;
      }
      const { head, content } = await making.make();
      notes.route = head.route;
      // A failure has been answered already, or will be when the page is asked for again.
      store?.prepare(making.key, making.lifetimeMs, () => makeStored(making, effort)).catch(() => {});
      sendFirst(req, res, next, head, content);
    },
    prepare: async (making) => store?.prepare(making.key, making.lifetimeMs, () => makeStored(making, effort)),
  };
}

async function makeStored({ make, collect }: Making, effort: Effort): Promise<StoredResponse> {
  const { head, content } = await make();
  const identity = await collect(content);
  const formIn = async (encoding: Encoding) => {
    const source = await encode(identity, encoding, effort);
    return { source, size: source.length };
  };
  // One after the other: side by side they would take twice the memory and both threads of the pool.
  return createStoredResponse(
    { identity: await formIn('identity'), br: await formIn('br'), gzip: await formIn('gzip') },
    head,
  );
}

/**
 * Without a tag and without a length, which are not known yet; otherwise the same headers as the stored response. HEAD
 * says what GET says: the middleware would leave Content-Encoding out.
 */
function sendFirst(req: Request, res: Response, next: NextFunction, head: ResponseHead, content: Content): void {
  const encoding = negotiateEncoding(req.headers['accept-encoding']);
  const headers = headersOf(head);
  res.statusCode = head.status;
  for (let index = 0; index < headers.length; index += 2) res.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
  res.setHeader('Content-Type', head.contentType);
  if (req.method === 'HEAD') {
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
    res.end();
    return;
  }
  // One negotiation for first and stored responses: the middleware is told its result.
  req.headers['accept-encoding'] = encoding satisfies Encoding;
  compressFast(req, res, (error?: unknown) => {
    if (error) next(error);
    else if (Buffer.isBuffer(content)) res.end(content);
    else content.pipe(res);
  });
}
