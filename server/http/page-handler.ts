/** HTTP → page → response: the one handler behind every address of the site map. */
import type { Request, RequestHandler, Response } from 'express';
import { pageNotFound } from '../../shared/pages/error-pages.tsx';
import { matchPage } from '../render/match-page.ts';
import { suggestPage } from '../render/suggest-page.ts';
import { cacheControl } from './freshness.ts';
import type { PageResponses } from './page-responses.ts';
import type { StoreResponder } from './respond-from-store.ts';

/** Answers the addresses of the site map, and passes on every other. */
export function pageHandler(pages: PageResponses, { respond }: StoreResponder): RequestHandler {
  return async (req, res, next) => {
    const match = matchPage(req.path);
    if (match.kind === 'none') return next();
    const search = searchOf(req);
    if (match.kind === 'redirect') return redirect(res, match.to, search);
    const { page, params } = match;
    await respond(req, res, next, pages.page({ page, params, path: req.path, search }));
  };
}

/** The end of the pipeline: neither a page nor a file. */
export function notFoundHandler(pages: PageResponses, { respond }: StoreResponder): RequestHandler {
  return async (req, res, next) => {
    const suggestion = suggestPage(req.path);
    await respond(req, res, next, pages.error(`404 ${suggestion?.href ?? ''}`, pageNotFound(suggestion)));
  };
}

function redirect(res: Response, path: string, search: string): void {
  res.locals.route = 'redirect';
  res.setHeader('Cache-Control', cacheControl.page);
  res.setHeader('Location', path + search);
  res.setHeader('Content-Length', 0);
  res.writeHead(301).end();
}

/** The query as received, with its question mark; empty without one. */
function searchOf(req: Request): string {
  const start = req.url.indexOf('?');
  return start === -1 ? '' : req.url.slice(start);
}
