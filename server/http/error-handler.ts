/** Errors → pages. Client errors keep their status; everything else is a 500 that says nothing about the cause. */
import type { ServerResponse } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { failure } from '../../shared/pages/error-pages.tsx';
import type { PageResponses } from './pages.ts';
import type { ResponseStore } from './response-store.ts';

const BAD_REQUEST = [
  'Bad request',
  'We cannot read some characters of this address. Please check it for stray percent signs.',
] as const;
const WRONG_METHOD = [
  'Method not allowed',
  'Our pages can only be read, so the server answers GET and HEAD requests and no others.',
] as const;
const FAULT = ['Something went wrong', 'The fault is ours. Please try again in a moment.'] as const;

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
    const [title, text] = isFault ? FAULT : status === 405 ? WRONG_METHOD : BAD_REQUEST;
    respond(req, res, pages.error(String(status), failure(status, title, text))).catch((fault: unknown) => {
      log.error({ err: fault, id }, 'the error page failed');
      res.status(500).type('text/plain');
      res.send(`${FAULT.join('. ')}\n`);
    });
  };
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 600 ? status : 500;
}
