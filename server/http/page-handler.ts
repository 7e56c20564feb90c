/** HTTP → page → response: the one handler behind every address of the site map. */
import type { Request, RequestHandler, Response } from 'express';
import { readFilter, writeFilter } from '../../shared/filters.ts';
import { pageNotFound } from '../../shared/pages/error-pages.tsx';
import { linkTo } from '../../shared/pages/site-map.ts';
import { matchPage } from '../render/match-page.ts';
import {
  type PageInput,
  type RenderedPage,
  type RenderSettings,
  renderErrorPage,
  renderPage,
} from '../render/render-page.tsx';
import { BEST, encodeBody, FAST } from './body.ts';
import { cacheControl } from './freshness.ts';
import type { PageCache } from './page-cache.ts';
import { sendBody } from './send-body.ts';

const HTML = 'text/html; charset=utf-8';

interface PageHandlerOptions {
  readonly settings: RenderSettings;
  /** Undefined while developing: every request renders anew. */
  readonly cache: PageCache | undefined;
  readonly clock: () => Date;
}

/** Answers the addresses of the site map, and passes on every other. */
export function pageHandler({ settings, cache, clock }: PageHandlerOptions): RequestHandler {
  return async (req, res, next) => {
    const match = matchPage(req.path);
    if (match.kind === 'none') return next();
    if (match.kind === 'redirect') return redirect(res, match.to, searchOf(req));

    const { page, params } = match;
    const filter = page.filter && readFilter(page.filter, searchOf(req));
    const input: PageInput = { page, params, filter, now: clock() };
    if (!page.addresses.includes(req.path)) {
      // A pattern matched, but nothing stands there: the page itself says what is missing.
      return sendRendered(req, res, await renderPage(input, settings));
    }
    if (cache === undefined) return sendRendered(req, res, await renderPage(input, settings));
    const key = `${req.path}${page.filter ? writeFilter(page.filter, filter) : ''}`;
    const body = await cache.get(key, page.freshness, async () =>
      encodeBody((await renderPage(input, settings)).html, BEST),
    );
    sendBody(req, res, body, { status: 200, cacheControl: cacheControl.page, contentType: HTML });
  };
}

/** The end of the pipeline: neither a page nor a file. */
export function notFoundHandler(settings: RenderSettings): RequestHandler {
  return async (req, res) => {
    const match = matchPage(req.path);
    const suggestion = match.kind === 'none' && match.suggestion ? linkTo(match.suggestion) : undefined;
    await sendRendered(req, res, await renderErrorPage(pageNotFound(suggestion), settings));
  };
}

/** Sends a page that is not kept. */
export async function sendRendered(req: Request, res: Response, { status, html }: RenderedPage): Promise<void> {
  const body = await encodeBody(html, FAST);
  sendBody(req, res, body, { status, cacheControl: cacheControl.none, contentType: HTML });
}

function redirect(res: Response, path: string, search: string): void {
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
