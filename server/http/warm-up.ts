import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { pages } from '../../shared/pages/site-map.ts';
import { matchPage } from '../render/match-page.ts';
import type { PageResponses } from './page-responses.ts';
import type { StoreResponder } from './respond-from-store.ts';

const WINDOW_MS = 20;
/** Share of a window that the event loop may have been busy with requests. */
const CALM = 0.3;

/**
 * Has every page stored, one after the other, so that hardly a visitor meets a first render. Visitors go first: while
 * they keep the process busy it waits, because compressing at full effort would take the processor from them.
 */
export async function warmUp(responses: PageResponses, { prepare }: StoreResponder): Promise<void> {
  for (const path of pages.flatMap((page) => page.addresses)) {
    const match = matchPage(path);
    if (match.kind !== 'page') continue;
    await calm();
    await prepare(responses.page({ ...match, path, search: '' }));
  }
}

/** When a window has passed in which little happened. */
async function calm(): Promise<void> {
  let utilization: number;
  do {
    const before = performance.eventLoopUtilization();
    await wait(WINDOW_MS);
    ({ utilization } = performance.eventLoopUtilization(before));
  } while (utilization > CALM);
}
