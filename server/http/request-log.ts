/**
 * One line a request: id, method, path, status, bytes, milliseconds, whether it was sent from the store. No address, no
 * headers, no query: nothing personal. The metrics get the same figures.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Distinguishes replicas; a counter distinguishes requests. */
const PROCESS_ID = randomBytes(4).toString('hex');
/** In characters, longer than any address of the site; a flood of long paths must not turn the log over. */
const MAX_PATH = 200;

/** Collected from the beginning of a request until its line is written; handlers add to it in `res.locals`. */
export interface RequestNotes {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly startedMs: number;
  /** The label in the metrics: a page's pattern or a kind of file. */
  route: string;
  isHit: boolean;
  /** Its body is in the encoding that the client gets. */
  isStored?: boolean;
  /** Of the body as sent; where it is not set, the length that the response states. */
  bytes?: number | undefined;
}

declare global {
  namespace Express {
    interface Locals extends RequestNotes {}
  }
}

/** The metrics, where there are any. */
interface RequestObserver {
  observe(notes: RequestNotes, status: number, ms: number): void;
}

export type RequestLog = ReturnType<typeof createRequestLog>;

export function createRequestLog(log: Logger, metrics: RequestObserver | undefined) {
  let counter = 0;
  return {
    begin({ method = '', url = '' }: IncomingMessage): RequestNotes {
      counter += 1;
      const id = `${PROCESS_ID}-${counter.toString(36)}`;
      const [path = ''] = url.split('?', 1);
      return { id, method, path: path.slice(0, MAX_PATH), startedMs: performance.now(), route: 'other', isHit: false };
    },
    write(res: ServerResponse, notes: RequestNotes): void {
      const { id, method, path, startedMs, isHit, bytes } = notes;
      const ms = performance.now() - startedMs;
      const status = res.statusCode;
      const cache = isHit ? 'hit' : undefined;
      const aborted = (res.destroyed && !res.writableFinished) || undefined;
      // How much of an aborted response has arrived is not known.
      const sent = aborted ? undefined : bytes;
      log.info({ id, method, path, status, bytes: sent, ms: Math.round(ms * 100) / 100, cache, aborted });
      metrics?.observe(notes, status, ms);
    },
  };
}

/** The log of the requests that reach Express. */
export function requestLog(log: RequestLog): RequestHandler {
  return (req, res, next) => {
    const notes = Object.assign(res.locals, log.begin(req));
    res.once('close', () => {
      const length = res.getHeader('Content-Length');
      const stated = length === undefined ? undefined : Number(length);
      log.write(res, { ...notes, bytes: notes.bytes ?? (req.method === 'HEAD' ? 0 : stated) });
    });
    next();
  };
}
