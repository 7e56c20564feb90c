/** The addresses of the site → pages → responses. */
import type { Express, Request, RequestHandler, Response } from 'express';
import { matchPath } from 'react-router-dom';
import type { PageLink } from '../../shared/components/LinkList.tsx';
import { readFilters, writeFilters } from '../../shared/filters.ts';
import type { Page } from '../../shared/site/page.ts';
import type { Site } from '../../shared/site/site.ts';
import type { RenderSettings } from '../render/Document.tsx';
import { createAddressFinder } from '../render/find-true-address.ts';
import { type RenderedPage, renderErrorPage, renderPage } from '../render/render-page.tsx';
import { createPageSuggestions } from '../render/suggest-page.ts';
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
    page(page: Page, path: string, search: string): CacheableResponse {
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
    error: (status: number, suggestion?: PageLink): CacheableResponse =>
      cacheable([status, suggestion?.href].join(' '), 'error', Number.POSITIVE_INFINITY, async () =>
        renderErrorPage(settings.site.errorPage(status, suggestion), settings),
      ),
  };
}

/** Registers every address and redirect of the site; with `strict routing`, `/Sales/` is not `/Sales`. */
export function registerPages(app: Express, site: Site, responses: PageResponses, { respond }: ResponseStore): void {
  for (const { path, target } of site.redirects) app.get(path, (req, res) => redirect(req, res, target));
  for (const page of site.pages) {
    app.get(page.path, (req, res) => respond(req, res, responses.page(page, req.path, searchOf(req))));
  }
}

/** Redirects an address in the wrong spelling; for any other, a 404. */
export function notFound(site: Site, responses: PageResponses, { respond }: ResponseStore): RequestHandler {
  const findTrueAddress = createAddressFinder(site);
  const suggestPage = createPageSuggestions(site);
  return async (req, res) => {
    const address = findTrueAddress(req.path);
    if (address !== undefined) return redirect(req, res, address);
    await respond(req, res, responses.error(404, suggestPage(req.path)));
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
