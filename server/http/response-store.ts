/**
 * Every response that is ready, by address. The first request for one makes it, and requests that come meanwhile wait for
 * the same. Keys are addresses of the site map with known filter values, of resources and of files, so no query string can
 * make the store grow.
 */
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { type Encoding, encode, etagOf, PAGE } from './encodings.ts';
import { setHeaders } from './security-headers.ts';
import { createStoredResponse, type ResponseHead, type StoredResponse, sendInExpress } from './stored-response.ts';

/** A response that can be made again at any time. */
export interface CacheableResponse {
  /** Address under which it is stored. */
  readonly key: string;
  /** How long it is sent without being made anew. */
  readonly lifetimeMs: number;
  readonly make: () => Promise<{ readonly head: ResponseHead; readonly content: Buffer }>;
}

export interface ResponseStore {
  /** The response stored under this address. One past its lifetime is still returned, while it is made anew. */
  readonly find: (key: string) => StoredResponse | undefined;
  readonly put: (key: string, response: StoredResponse) => void;
  /** Sends the stored response, which is made first if it is not there. @throws what making it throws, before anything is sent */
  readonly respond: (req: Request, res: Response, response: CacheableResponse) => Promise<void>;
  /** Makes and stores the response before it is asked for. A failure is logged. */
  readonly prepare: (response: CacheableResponse) => Promise<void>;
}

interface ResponseStoreOptions {
  readonly log: Logger;
  /** Milliseconds since any fixed moment. */
  readonly clock?: () => number;
  /** False in development: every response is made anew, and compressed by Express as it is sent. */
  readonly isEnabled?: boolean;
}

interface Entry {
  readonly stored: StoredResponse;
  readonly validUntilMs: number;
  /** Makes it anew; undefined for files. */
  readonly response?: CacheableResponse;
}

export function createResponseStore(options: ResponseStoreOptions): ResponseStore {
  const { log, clock = Date.now, isEnabled = true } = options;
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Promise<StoredResponse>>();

  function find(key: string): StoredResponse | undefined {
    const entry = entries.get(key);
    if (entry?.response !== undefined && clock() >= entry.validUntilMs) void prepare(entry.response);
    return entry?.stored;
  }

  /** Once for simultaneous callers. */
  function make(response: CacheableResponse): Promise<StoredResponse> {
    const { key, lifetimeMs } = response;
    const known = pending.get(key);
    if (known !== undefined) return known;
    const made = compress(response)
      .then((stored) => {
        entries.set(key, { stored, validUntilMs: clock() + lifetimeMs, response });
        return stored;
      })
      .finally(() => pending.delete(key));
    pending.set(key, made);
    return made;
  }

  async function prepare(response: CacheableResponse): Promise<void> {
    try {
      await make(response);
    } catch (error) {
      log.error({ err: error, address: response.key }, 'making a stored response failed');
    }
  }

  return {
    find,
    put: (key, stored) => {
      if (isEnabled) entries.set(key, { stored, validUntilMs: Number.POSITIVE_INFINITY });
    },
    prepare,
    async respond(req, res, response) {
      if (!isEnabled) return sendPlainly(res, await response.make());
      const stored = find(response.key);
      res.locals.isHit = stored !== undefined;
      sendInExpress(req, res, stored ?? (await make(response)));
    },
  };
}

function sendPlainly(res: Response, { head, content }: Awaited<ReturnType<CacheableResponse['make']>>): void {
  res.locals.route = head.route;
  setHeaders(res, [...head.headers, 'Cache-Control', head.cacheControl, 'Content-Type', head.contentType]);
  res.status(head.status).send(content);
}

async function compress({ make }: CacheableResponse): Promise<StoredResponse> {
  const { head, content } = await make();
  const bodyIn = async (encoding: Encoding) => {
    const source = await encode(content, encoding, PAGE);
    return { source, size: source.length, etag: etagOf(source) };
  };
  const bodies = { identity: await bodyIn('identity'), br: await bodyIn('br'), gzip: await bodyIn('gzip') };
  return createStoredResponse(head, bodies);
}
