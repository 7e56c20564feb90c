/**
 * Every response that is ready, by address. Keys are addresses of the site map with known filter values, of resources and
 * of files, so the store is as large as the site and no query string can make it grow.
 */
import { setImmediate } from 'node:timers/promises';
import type { StoredResponse } from './stored-response.ts';

interface Entry {
  readonly response: StoredResponse;
  readonly validUntilMs: number;
}

export interface ResponseStore {
  /** What is stored under exactly this address, unless it has grown old. */
  find(key: string): StoredResponse | undefined;
  put(key: string, response: StoredResponse, lifetimeMs: number): void;
  /**
   * Has a response made, in turn with others: one at a time, so that making takes little from those who are answered.
   * Asked again before it is done, it is made once. A failure is not kept: the next request tries again.
   * @returns when this one is stored, or has failed
   */
  prepare(key: string, lifetimeMs: number, make: () => Promise<StoredResponse>): Promise<void>;
}

/** @param clock milliseconds since some moment */
export function createResponseStore(clock: () => number): ResponseStore {
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<void>>();
  let last: Promise<unknown> = Promise.resolve();

  function put(key: string, response: StoredResponse, lifetimeMs: number): void {
    entries.set(key, { response, validUntilMs: clock() + lifetimeMs });
  }

  return {
    find(key) {
      const entry = entries.get(key);
      return entry !== undefined && clock() < entry.validUntilMs ? entry.response : undefined;
    },
    put,
    prepare(key, lifetimeMs, make) {
      const known = underWay.get(key);
      if (known !== undefined) return known;
      const made = last
        // Requests go first: between two of them the event loop is free.
        .then(() => setImmediate())
        .then(make)
        .then((response) => put(key, response, lifetimeMs))
        .finally(() => underWay.delete(key));
      last = made.catch(() => {});
      underWay.set(key, made);
      return made;
    },
  };
}
