/** Page → answer: renders, compresses, adds the headers, and keeps the result where it may be kept. */
import { readFilters, writeFilters } from '../../shared/filters.ts';
import type { Freshness, Page, PageView } from '../../shared/pages/page.ts';
import { type RenderedPage, type RenderSettings, renderErrorPage, renderPage } from '../render/render-page.tsx';
import { type Answer, createAnswer, type HeaderList } from './answer.ts';
import { BEST, type Effort, encodeBody, FAST } from './body.ts';
import { cacheControl } from './freshness.ts';
import type { PageCache } from './page-cache.ts';

const HTML = 'text/html; charset=utf-8';

export interface AddressedPage {
  readonly page: Page;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The path of the request. */
  readonly path: string;
  /** The query of the request, with its question mark. */
  readonly search: string;
}

export interface Answers {
  readonly page: (addressed: AddressedPage) => Promise<Answer>;
  /**
   * The answer where there is no page.
   * @param key tells error pages apart; there must be few
   */
  readonly error: (key: string, view: PageView) => Promise<Answer>;
}

interface AnswersOptions {
  readonly settings: RenderSettings;
  /** Undefined while developing: every request renders anew. */
  readonly cache: PageCache | undefined;
  readonly clock: () => Date;
  /** What every answer carries. */
  readonly headers: HeaderList;
}

export function createAnswers({ settings, cache, clock, headers }: AnswersOptions): Answers {
  return {
    async page({ page, params, path, search }) {
      const choices = readFilters(page.filters, search);
      // Whatever stands for a parameter that means nothing, the answer is the same: one entry for all of them.
      const address = page.addresses.includes(path) ? path : page.path;
      return kept(address + writeFilters(page.filters, choices), page.freshness, () =>
        renderPage({ page, params, choices, now: clock() }, settings),
      );
    },
    error: (key, view) => kept(key, 'release', () => renderErrorPage(view, settings)),
  };

  async function kept(key: string, freshness: Freshness, render: () => Promise<RenderedPage>): Promise<Answer> {
    if (cache === undefined) return answer(await render(), FAST, []);
    return cache.get(key, freshness, async () => answer(await render(), BEST, headers));
  }
}

async function answer({ status, html }: RenderedPage, effort: Effort, headers: HeaderList): Promise<Answer> {
  const body = await encodeBody(html, effort);
  // Others may keep a page, but no error: an address that fails now may work in a minute.
  const lifetime = status === 200 ? cacheControl.page : cacheControl.none;
  return createAnswer(body, { status, cacheControl: lifetime, contentType: HTML, headers });
}
