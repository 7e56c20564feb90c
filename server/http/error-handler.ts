/** Errors → pages. Client errors keep their status; everything else is a 500 that says nothing about the cause. */
import type { ServerResponse } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { cacheControl } from './freshness.ts';
import type { PageResponses } from './pages.ts';
import type { ResponseStore } from './response-store.ts';

/** Where the error page itself cannot be made. */
const LAST_RESORT = 'Something went wrong. The fault is ours. Please try again in a moment.\n';

/** @param showError sends the error itself instead of the page, in development */
export function errorHandler(
  pages: PageResponses,
  { respond }: ResponseStore,
  log: Logger,
  showError?: (res: ServerResponse, error: unknown) => void,
): ErrorRequestHandler {
  return (error, req, res, _next) => {
    const status = statusOf(error);
    const isFault = status >= 500;
    const { id } = res.locals;
    if (isFault) log.error({ err: error, id }, 'request failed');
    // Too late for another response: the client must not take what it has for the whole.
    if (res.headersSent) return void res.destroy();
    if (isFault && showError) return showError(res, error);
    // For reports: the id finds the stack in the log.
    if (isFault) res.setHeader('X-Request-Id', id);
    respond(req, res, pages.error(status)).catch((fault: unknown) => {
      log.error({ err: fault, id }, 'the error page failed');
      res.status(500).set('Cache-Control', cacheControl.none).type('text/plain').send(LAST_RESORT);
    });
  };
}

/** Only a status of an error counts: whatever else throws may use the name for something of its own. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 600 ? status : 500;
}
