/**
 * Every response that is ready, by address. A response that is not ready is made and sent at once, compressed quickly,
 * while its stored form is made at a high effort. Keys are addresses of the site map with known filter values, of resources
 * and of files, so no query string can make the store grow.
 */
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { type Effort, type Encoding, encode, etagOf, FAST, STORED } from './encodings.ts';
import type { RequestNotes } from './request-log.ts';
import type { ResponseHead, StoredResponse } from './stored-response.ts';
import { createStoredResponse, sendStored } from './stored-response.ts';

/** A response that can be made again at any time. */
export interface CacheableResponse {
  /** Address under which it is stored. */
  readonly key: string;
  /** How long the stored form is sent without being made anew. */
  readonly lifetimeMs: number;
  readonly make: () => Promise<{ readonly head: ResponseHead; readonly content: Buffer }>;
}

export interface ResponseStore {
  /** The response stored under this address. One past its lifetime is still returned, while it is made anew. */
  readonly find: (key: string) => StoredResponse | undefined;
  readonly put: (key: string, response: StoredResponse) => void;
  /** Sends the stored response, or a first one. @throws what making it throws; nothing is sent by then */
  readonly respond: (req: Request, res: Response, response: CacheableResponse) => Promise<void>;
  /** Makes the stored form, one at a time, which leaves the processor to requests. A failure is logged. */
  readonly prepare: (response: CacheableResponse) => Promise<void>;
}

interface ResponseStoreOptions {
  readonly log: Logger;
  /** Milliseconds since any fixed moment. */
  readonly clock?: () => number;
  readonly effort?: Effort;
  /** False in development: every response is made anew. */
  readonly isEnabled?: boolean;
}

interface Entry {
  readonly stored: StoredResponse;
  readonly validUntilMs: number;
  /** Makes it anew; undefined for files. */
  readonly response?: CacheableResponse;
}

export function createResponseStore(options: ResponseStoreOptions): ResponseStore {
  const { log, clock = Date.now, effort = STORED, isEnabled = true } = options;
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Promise<void>>();
  let last = Promise.resolve();

  function find(key: string): StoredResponse | undefined {
    const entry = entries.get(key);
    if (entry?.response !== undefined && clock() >= entry.validUntilMs) void prepare(entry.response);
    return entry?.stored;
  }

  function prepare(response: CacheableResponse): Promise<void> {
    const { key, lifetimeMs } = response;
    const known = pending.get(key);
    if (known !== undefined || !isEnabled) return known ?? last;
    last = last
      .then(() => makeStored(response, effort))
      .then((stored) => void entries.set(key, { stored, validUntilMs: clock() + lifetimeMs, response }))
      .catch((error: unknown) => log.error({ err: error, address: key }, 'making a stored response failed'))
      .finally(() => pending.delete(key));
    pending.set(key, last);
    return last;
  }

  return {
    find,
    put: (key, stored) => {
      if (isEnabled) entries.set(key, { stored, validUntilMs: Number.POSITIVE_INFINITY });
    },
    prepare,
    async respond(req, res, response) {
      const stored = find(response.key);
      const ready = stored ?? (await makeStored(response, FAST));
      if (stored === undefined) void prepare(response);
      const bytes = sendStored(req, res, ready);
      Object.assign(res.locals as RequestNotes, { isHit: stored !== undefined, route: ready.route, bytes });
    },
  };
}

async function makeStored({ make }: CacheableResponse, effort: Effort): Promise<StoredResponse> {
  const { head, content } = await make();
  const bodyIn = async (encoding: Encoding) => {
    const source = await encode(content, encoding, effort);
    return { source, size: source.length, etag: etagOf(source) };
  };
  const bodies = { identity: await bodyIn('identity'), br: await bodyIn('br'), gzip: await bodyIn('gzip') };
  return createStoredResponse(head, bodies);
}
