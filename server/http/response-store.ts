/**
 * Pages and resources that have been asked for, by address. The first request for one makes it, and requests that come
 * meanwhile wait for the same. Keys are addresses of the site map with known filter values and addresses of resources, so
 * no query string can make the store grow.
 */
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { type Encoding, encode, etagOf, negotiateEncoding, PAGE } from './encodings.ts';
import { MAX_STALE_MS, RETRY_MS } from './freshness.ts';
import { setHeaders } from './response-headers.ts';
import { describeResponse, type ResponseHead, type StoredResponse, sendInExpress } from './stored-response.ts';

interface Content {
  readonly head: ResponseHead;
  readonly content: Buffer;
}

/** A response that can be made again at any time. */
export interface CacheableResponse {
  /** Address under which it is stored. */
  readonly key: string;
  /** It changes when the clock passes a multiple of this, and is made anew then: at the same time in every process. */
  readonly lifetimeMs: number;
  readonly make: () => Promise<Content>;
}

export interface ResponseStore {
  /** The response stored under this address. One past its lifetime is returned for ten more minutes, while it is made anew. */
  readonly find: (key: string, encoding: Encoding) => StoredResponse | undefined;
  /** Sends the stored response, which is made first if it is not there. @throws what making it throws, before anything is sent */
  readonly respond: (req: Request, res: Response, response: CacheableResponse) => Promise<void>;
}

interface ResponseStoreOptions {
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  /** False in development: every response is made anew, and compressed by Express as it is sent. */
  readonly isEnabled?: boolean;
}

interface Entry {
  readonly response: CacheableResponse;
  readonly made: Content;
  /** Each is compressed when it is asked for. */
  readonly encoded: Partial<Record<Encoding, StoredResponse>>;
  renewAtMs: number;
  readonly staleUntilMs: number;
}

export function createResponseStore(options: ResponseStoreOptions): ResponseStore {
  const { log, clock = Date.now, isEnabled = true } = options;
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Promise<StoredResponse>>();

  /** Undefined where it must be made anew before it is sent. */
  function findEntry(key: string): Entry | undefined {
    const entry = entries.get(key);
    return entry !== undefined && clock() < entry.staleUntilMs ? entry : undefined;
  }

  function find(key: string, encoding: Encoding): StoredResponse | undefined {
    const entry = findEntry(key);
    if (entry !== undefined && clock() >= entry.renewAtMs) {
      // One that fails is not tried, and logged, again with every request.
      entry.renewAtMs = clock() + RETRY_MS;
      once(entry.response, encoding, () => add(entry.response)).catch((error: unknown) => {
        log.error({ err: error, address: key }, 'making a stored response failed');
      });
    }
    return entry?.encoded[encoding];
  }

  async function add(response: CacheableResponse): Promise<Entry> {
    const made = await response.make();
    const renewAtMs = (Math.floor(clock() / response.lifetimeMs) + 1) * response.lifetimeMs;
    const entry = { response, made, encoded: {}, renewAtMs, staleUntilMs: renewAtMs + MAX_STALE_MS };
    entries.set(response.key, entry);
    return entry;
  }

  /** Once for simultaneous callers. */
  function once({ key }: CacheableResponse, encoding: Encoding, open: () => Promise<Entry>): Promise<StoredResponse> {
    const known = pending.get(`${encoding} ${key}`);
    if (known !== undefined) return known;
    const prepared = open().then(async ({ made, encoded }) => {
      encoded[encoding] = await compress(made, encoding);
      return encoded[encoding];
    });
    pending.set(`${encoding} ${key}`, prepared);
    return prepared.finally(() => pending.delete(`${encoding} ${key}`));
  }

  return {
    find,
    async respond(req, res, response) {
      if (!isEnabled) return sendPlainly(res, await response.make());
      const encoding = negotiateEncoding(req.headers['accept-encoding']);
      const stored = find(response.key, encoding);
      res.locals.isHit = stored !== undefined;
      const open = async () => findEntry(response.key) ?? (await add(response));
      sendInExpress(req, res, stored ?? (await once(response, encoding, open)));
    },
  };
}

function sendPlainly(res: Response, { head, content }: Content): void {
  res.locals.route = head.route;
  setHeaders(res, [...head.headers, 'Cache-Control', head.cacheControl, 'Content-Type', head.contentType]);
  res.status(head.status).send(content);
}

async function compress({ head, content }: Content, encoding: Encoding): Promise<StoredResponse> {
  const body = await encode(content, encoding, PAGE);
  return { ...describeResponse(head, { encoding, size: body.length, etag: etagOf(body) }), body };
}
