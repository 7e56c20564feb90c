import { setImmediate } from 'node:timers/promises';
import { pages } from '../../shared/pages/site-map.ts';
import { matchPage } from '../render/match-page.ts';
import type { Answers } from './page-answers.ts';

/**
 * Renders every page once, one after the other, so that no visitor waits for a first render. Requests go first: between
 * two pages the event loop is free.
 */
export async function warmUp(answers: Answers): Promise<void> {
  for (const path of pages.flatMap((page) => page.addresses)) {
    const match = matchPage(path);
    if (match.kind === 'page') await answers.page({ ...match, path, search: '' });
    await setImmediate();
  }
}
