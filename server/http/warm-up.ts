import { pages } from '../../shared/pages/site-map.ts';
import { matchPage } from '../render/match-page.ts';
import type { PageResponses } from './page-responses.ts';
import type { StoreResponder } from './respond-from-store.ts';

/** Has every page stored, one after the other, so that hardly a visitor meets a first render. */
export async function warmUp(responses: PageResponses, { prepare }: StoreResponder): Promise<void> {
  for (const path of pages.flatMap((page) => page.addresses)) {
    const match = matchPage(path);
    if (match.kind === 'page') await prepare(responses.page({ ...match, path, search: '' }));
  }
}
