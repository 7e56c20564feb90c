/**
 * One line a request: id, method, path, status, bytes, milliseconds, whether it came out of the store. No address, no
 * headers, no query: nothing personal. The same figures go to the metrics, where they are taken.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** Tells replicas apart; the counter tells requests apart. */
const PROCESS_ID = randomBytes(4).toString('hex');

const MS_PER_SECOND = 1000;
const HIT = { cache: 'hit' } as const;
const ABORTED = { aborted: true } as const;

/** What is known of a request until its line is written; handlers add to it in `res.locals`. */
export interface RequestNotes {
  id: string;
  method: string;
  path: string;
  startedMs: number;
  /** For metrics: a page's pattern, or the kind of what was asked for. */
  route: string;
  isHit: boolean;
  /** Of the body as sent; without it, what the connection carried is counted. */
  bytes?: number;
}

export interface RequestLog {
  readonly begin: (req: IncomingMessage) => RequestNotes;
  readonly write: (res: ServerResponse, notes: RequestNotes) => void;
}

/** @param log its level decides whether lines are written */
export function createRequestLog(log: Logger, metrics: Metrics | undefined): RequestLog {
  let counter = 0;
  return {
    begin({ method = '', url = '' }) {
      counter += 1;
      const id = `${PROCESS_ID}-${counter.toString(36)}`;
      const query = url.indexOf('?');
      const path = query === -1 ? url : url.slice(0, query);
      return { id, method, path, startedMs: performance.now(), route: 'other', isHit: false };
    },
    write(res, { id, method, path, startedMs, route, isHit, bytes }) {
      const ms = performance.now() - startedMs;
      const status = res.statusCode;
      const isAborted = res.destroyed && !res.writableFinished;
      const rounded = Math.round(ms * 100) / 100;
      log.info({ id, method, path, status, bytes, ms: rounded, ...(isHit && HIT), ...(isAborted && ABORTED) });
      metrics?.observe({ route, status, seconds: ms / MS_PER_SECOND, isHit });
    },
  };
}

/** Express' part of it. */
export function requestLog(log: RequestLog): RequestHandler {
  return (req, res, next) => {
    const notes = Object.assign(res.locals as RequestNotes, log.begin(req));
    const sentBefore = req.socket.bytesWritten;
    res.once('close', () => {
      const sent = req.method === 'HEAD' ? 0 : req.socket.bytesWritten - sentBefore;
      log.write(res, { ...notes, bytes: notes.bytes ?? sent });
    });
    next();
  };
}
