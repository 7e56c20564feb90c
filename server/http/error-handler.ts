/** Errors → pages. Client errors keep their status; everything else is a 500 that says nothing about the cause. */
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { failure } from '../../shared/pages/error-pages.tsx';
import type { PageResponses } from './page-responses.ts';
import type { StoreResponder } from './respond-from-store.ts';

const WORDS: Readonly<Record<number, readonly [title: string, text: string]>> = {
  400: ['Bad request', 'We cannot read some characters of this address. Please check it for stray percent signs.'],
  405: ['Method not allowed', 'Our pages can only be read, so the server answers GET and HEAD requests and no others.'],
  500: ['Something went wrong', 'The fault is ours. Please try again in a moment.'],
};

export function errorHandler(pages: PageResponses, { respond }: StoreResponder, log: Logger): ErrorRequestHandler {
  return (error, req, res, next) => {
    const status = statusOf(error);
    if (status >= 500) log.error({ err: error, id: res.locals.id }, 'request failed');
    if (res.headersSent) {
      // Too late for a page: breaking the connection is the only honest sign.
      res.destroy();
      return;
    }
    // Whoever reports the fault can name the request.
    if (status >= 500) res.setHeader('X-Request-Id', String(res.locals.id));
    const [title, text] = WORDS[status] ?? WORDS[status < 500 ? 400 : 500] ?? ['Error', ''];
    respond(req, res, next, pages.error(String(status), failure(status, title, text))).catch(next);
  };
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 600 ? status : 500;
}
