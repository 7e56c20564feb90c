/** Page → what the store keeps and the visitor gets: canonical address, headers, lifetime, HTML. */
import { readFilters, writeFilters } from '../../shared/filters.ts';
import type { Page, PageView } from '../../shared/pages/page.ts';
import {
  collectHtml,
  type RenderedPage,
  type RenderSettings,
  renderErrorPage,
  renderPage,
} from '../render/render-page.tsx';
import { cacheControl, RENDER_LIFETIME_MS } from './freshness.ts';
import type { Making } from './respond-from-store.ts';
import type { HeaderList } from './stored-response.ts';

const HTML = 'text/html; charset=utf-8';

export interface AddressedPage {
  readonly page: Page;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The path of the request. */
  readonly path: string;
  /** The query of the request, with its question mark. */
  readonly search: string;
}

export interface PageResponses {
  readonly page: (addressed: AddressedPage) => Making;
  /**
   * The response where there is no page.
   * @param key tells error pages apart; there must be few
   */
  readonly error: (key: string, view: PageView) => Making;
}

interface PageResponsesOptions {
  readonly settings: RenderSettings;
  readonly clock: () => Date;
  /** What every page carries. */
  readonly headers: HeaderList;
}

export function createPageResponses({ settings, clock, headers }: PageResponsesOptions): PageResponses {
  return {
    page({ page, params, path, search }) {
      const choices = readFilters(page.filters, search);
      // Whatever stands for a parameter that means nothing, the response is the same: one entry for all of them.
      const address = page.addresses.includes(path) ? path : page.path;
      return making(address + writeFilters(page.filters, choices), page.path, RENDER_LIFETIME_MS[page.freshness], () =>
        renderPage({ page, params, choices, now: clock() }, settings),
      );
    },
    error: (key, view) => making(key, 'error', Number.POSITIVE_INFINITY, () => renderErrorPage(view, settings)),
  };

  function making(key: string, route: string, lifetimeMs: number, render: () => Promise<RenderedPage>): Making {
    return {
      key,
      lifetimeMs,
      async make() {
        const rendered = await render();
        const { status } = rendered;
        // Others may keep a page, but no error: an address that fails now may work in a minute.
        const lifetime = status === 200 ? cacheControl.page : cacheControl.none;
        return { head: { status, route, contentType: HTML, cacheControl: lifetime, headers }, content: rendered };
      },
      collect: (content) => (Buffer.isBuffer(content) ? Promise.resolve(content) : collectHtml(content)),
    };
  }
}
