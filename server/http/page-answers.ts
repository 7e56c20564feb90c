/** Page → answer: renders, compresses, adds the headers, and keeps the result where it may be kept. */
import { readFilter, writeFilter } from '../../shared/filters.ts';
import type { Page } from '../../shared/pages/page.ts';
import { type RenderedPage, type RenderSettings, renderPage } from '../render/render-page.tsx';
import { type Answer, createAnswer, type HeaderList } from './answer.ts';
import { BEST, encodeBody, FAST } from './body.ts';
import { cacheControl } from './freshness.ts';
import type { PageCache } from './page-cache.ts';

export const HTML = 'text/html; charset=utf-8';

export interface AddressedPage {
  readonly page: Page;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The path of the request. */
  readonly path: string;
  /** The query of the request, with its question mark. */
  readonly search: string;
}

export type AnswerPage = (addressed: AddressedPage) => Promise<Answer>;

interface PageAnswerOptions {
  readonly settings: RenderSettings;
  /** Undefined while developing: every request renders anew. */
  readonly cache: PageCache | undefined;
  readonly clock: () => Date;
  /** What every answer carries. */
  readonly headers: HeaderList;
}

export function createPageAnswers({ settings, cache, clock, headers }: PageAnswerOptions): AnswerPage {
  return async ({ page, params, path, search }) => {
    const filter = page.filter && readFilter(page.filter, search);
    const render = () => renderPage({ page, params, filter, now: clock() }, settings);
    const isKept = cache !== undefined && page.addresses.includes(path);
    if (!isKept) return answerOnce(await render());
    const key = page.filter ? path + writeFilter(page.filter, filter) : path;
    return cache.get(key, page.freshness, async () => kept(await render()));
  };

  async function kept({ status, html }: RenderedPage): Promise<Answer> {
    const body = await encodeBody(html, BEST);
    return createAnswer(body, { status, cacheControl: cacheControl.page, contentType: HTML, headers });
  }
}

/** An answer for one request: errors, and everything while developing. */
export async function answerOnce({ status, html }: RenderedPage): Promise<Answer> {
  const body = await encodeBody(html, FAST);
  return createAnswer(body, { status, cacheControl: cacheControl.none, contentType: HTML, headers: [] });
}
