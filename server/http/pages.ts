/** The addresses of the site map → pages → responses. */
import type { Express, Request, RequestHandler, Response } from 'express';
import { matchPath } from 'react-router-dom';
import { readFilters, writeFilters } from '../../shared/filters.ts';
import { pageNotFound } from '../../shared/pages/error-pages.tsx';
import type { Page, PageView } from '../../shared/site/page.ts';
import { pages, redirects } from '../../shared/site/site-map.ts';
import { findTrueAddress } from '../render/find-true-address.ts';
import { type RenderedPage, type RenderSettings, renderErrorPage, renderPage } from '../render/render-page.tsx';
import { suggestPage } from '../render/suggest-page.ts';
import { cacheControl, RENDER_LIFETIME_MS } from './freshness.ts';
import type { CacheableResponse, ResponseStore } from './response-store.ts';
import type { HeaderList } from './stored-response.ts';

/** Of what a redirect keeps of the address. */
const MAX_SEARCH_LENGTH = 1024;

const LIFETIMES = new Map<number, string>([
  [200, cacheControl.page],
  [404, cacheControl.missing],
]);

export type PageResponses = ReturnType<typeof createPageResponses>;

/** @param headers of every page */
export function createPageResponses(settings: RenderSettings, clock: () => Date, headers: HeaderList) {
  function cacheable(key: string, route: string, lifetimeMs: number, render: () => Promise<RenderedPage>) {
    const make = async () => {
      const { status, content } = await render();
      const lifetime = LIFETIMES.get(status) ?? cacheControl.none;
      const head = { status, route, contentType: 'text/html; charset=utf-8', cacheControl: lifetime, headers };
      return { head, content };
    };
    return { key, lifetimeMs, make };
  }
  return {
    /** @param path matches the page's pattern, @param search with its question mark */
    page(page: Page, path: string, search = ''): CacheableResponse {
      // From the path as received: Express would decode parameters, and `/%31` would be stored as an unknown job.
      const params = matchPath(page.path, path)?.params ?? {};
      const choices = readFilters(page.filters, search);
      // All unknown parameters of a pattern share one entry, because they have the same response.
      const address = page.addresses.includes(path) ? path : page.path;
      const key = address + writeFilters(page.filters, choices);
      const render = () => {
        const now = new Date(clock());
        // To the minute, so that every process renders the same.
        now.setUTCSeconds(0, 0);
        return renderPage({ page, address: path, params, choices, now }, settings);
      };
      return cacheable(key, page.path, RENDER_LIFETIME_MS[page.freshness], render);
    },
    /** @param key distinguishes error pages; there must be few */
    error: (key: string, view: PageView): CacheableResponse =>
      cacheable(key, 'error', Number.POSITIVE_INFINITY, () => renderErrorPage(view, settings)),
  };
}

/** Registers every address and redirect of the site map; with `strict routing`, `/Sales/` is not `/Sales`. */
export function registerPages(app: Express, responses: PageResponses, { respond }: ResponseStore): void {
  for (const { path, target } of redirects) app.get(path, (req, res) => redirect(req, res, target));
  for (const page of pages) {
    app.get(page.path, (req, res) => respond(req, res, responses.page(page, req.path, searchOf(req))));
  }
}

/** Redirects an address in the wrong spelling; for any other, a 404. */
export function notFound(responses: PageResponses, { respond }: ResponseStore): RequestHandler {
  return async (req, res) => {
    const address = findTrueAddress(req.path);
    if (address !== undefined) return redirect(req, res, address);
    const suggestion = suggestPage(req.path);
    await respond(req, res, responses.error(`404 ${suggestion?.href ?? ''}`, pageNotFound(suggestion)));
  };
}

function redirect(req: Request, res: Response, path: string): void {
  res.locals.route = 'redirect';
  res.status(301).set({ 'Cache-Control': cacheControl.page, 'Content-Length': '0' });
  res.location(path + searchOf(req));
  // A proxy answers 502 where a header does not fit into its buffer.
  if (String(res.get('Location')).length > path.length + MAX_SEARCH_LENGTH) res.location(path);
  res.end();
}

function searchOf({ url }: Request): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
