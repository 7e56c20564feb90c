/** One line a request: id, method, path, status, bytes, milliseconds. No address, no headers: nothing personal. */
import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Tells replicas apart; the counter tells requests apart. */
const PROCESS_ID = randomBytes(4).toString('hex');

export function requestLog(log: Logger): RequestHandler {
  let counter = 0;
  return (req, res, next) => {
    const startedMs = performance.now();
    counter += 1;
    const id = `${PROCESS_ID}-${counter.toString(36)}`;
    res.setHeader('X-Request-Id', id);
    const { method, path } = req;
    res.on('close', () => {
      log.info({
        id,
        method,
        path,
        status: res.statusCode,
        bytes: Number(res.getHeader('Content-Length') ?? 0),
        ms: Math.round((performance.now() - startedMs) * 100) / 100,
        ...(!res.writableFinished && { aborted: true }),
      });
    });
    next();
  };
}
