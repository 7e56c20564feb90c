/** Express' part of the access log: notes when a request begins, and writes its line when the response has ended. */
import type { RequestHandler } from 'express';
import type { AccessLog } from './access-log.ts';

/** What handlers leave in res.locals for the line. */
export interface RequestNotes {
  id: string;
  route?: string;
  isHit?: boolean;
  /** Of the body, where it is known before it is sent. */
  bytes?: number;
}

export function requestLog(log: AccessLog): RequestHandler {
  return (req, res, next) => {
    const startedMs = performance.now();
    const notes = res.locals as RequestNotes;
    notes.id = log.nextId();
    // Express changes the path while it looks for a handler.
    const { method, path, socket } = req;
    const sentBefore = socket.bytesWritten;
    res.once('close', () => {
      const { id, route = 'other', isHit = false, bytes = socket.bytesWritten - sentBefore } = notes;
      log.write({
        ...{ id, method, path, route, status: res.statusCode, isHit },
        bytes: method === 'HEAD' ? 0 : bytes,
        ms: performance.now() - startedMs,
        isAborted: !res.writableFinished,
      });
    });
    next();
  };
}
