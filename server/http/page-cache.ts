/**
 * Answers in memory: pages rendered, compressed and given their headers once. Keys are addresses of the site map with
 * known filter values, so the cache is as large as the site and no query string can make it grow.
 */
import type { RequestHandler } from 'express';
import type { Freshness } from '../../shared/pages/page.ts';
import { type Answer, sendAnswer } from './answer.ts';
import { RENDER_LIFETIME_MS } from './freshness.ts';

interface Entry {
  readonly pending: Promise<Answer>;
  /** Set once the promise has come true. */
  answer: Answer | undefined;
  readonly validUntilMs: number;
}

export interface PageCache {
  /** What is kept under exactly this address, unless it has grown old. */
  find(key: string): Answer | undefined;
  /** What is kept, or a new one; requests that come while it is made wait for the same one. */
  get(key: string, freshness: Freshness, make: () => Promise<Answer>): Promise<Answer>;
}

export function createPageCache(clock: () => number): PageCache {
  const entries = new Map<string, Entry>();

  function current(key: string): Entry | undefined {
    const entry = entries.get(key);
    return entry !== undefined && clock() < entry.validUntilMs ? entry : undefined;
  }

  return {
    find: (key) => current(key)?.answer,
    get(key, freshness, make) {
      const known = current(key);
      if (known !== undefined) return known.pending;
      const entry: Entry = {
        pending: make(),
        answer: undefined,
        validUntilMs: clock() + RENDER_LIFETIME_MS[freshness],
      };
      entries.set(key, entry);
      entry.pending.then(
        (answer) => {
          entry.answer = answer;
        },
        // A failure is not kept: the next request tries again.
        () => entries.get(key) === entry && entries.delete(key),
      );
      return entry.pending;
    },
  };
}

/** First in the pipeline: what is kept goes out as it was stored, with all its headers, and nothing else runs. */
export function keptPages(cache: PageCache): RequestHandler {
  return (req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const answer = isRead ? cache.find(req.url) : undefined;
    if (answer === undefined) return next();
    res.locals.cache = 'hit';
    res.locals.route = 'page';
    sendAnswer(req, res, answer);
  };
}
