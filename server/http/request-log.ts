/**
 * One line a request: id, method, path, status, bytes, milliseconds, cache. No address, no headers, no query: nothing
 * personal. The same figures go to the metrics, where there are any.
 */
import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** Tells replicas apart; the counter tells requests apart. */
const PROCESS_ID = randomBytes(4).toString('hex');
const MS_PER_SECOND = 1000;

/** What handlers leave in res.locals for this line. */
export interface RequestNotes {
  id: string;
  route?: string;
  cache?: 'hit';
  bytes?: number;
}

export function requestLog(log: Logger, metrics: Metrics | undefined): RequestHandler {
  let counter = 0;
  return (req, res, next) => {
    const startedMs = performance.now();
    counter += 1;
    const notes = res.locals as RequestNotes;
    notes.id = `${PROCESS_ID}-${counter.toString(36)}`;
    const { method, path } = req;
    res.on('close', () => {
      const ms = performance.now() - startedMs;
      const { id, route = 'other', cache, bytes } = notes;
      log.info({
        id,
        method,
        path,
        status: res.statusCode,
        bytes: bytes ?? Number(res.getHeader('Content-Length') ?? 0),
        ms: Math.round(ms * 100) / 100,
        cache,
        ...(!res.writableFinished && { aborted: true }),
      });
      metrics?.observe({ route, status: res.statusCode, seconds: ms / MS_PER_SECOND, isFromCache: cache === 'hit' });
    });
    next();
  };
}
