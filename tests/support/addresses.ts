import { pages } from '../../shared/pages/site-map.ts';

/** Every address of the site with its page. */
export const addressedPages = pages.flatMap((page) => page.addresses.map((address) => ({ address, page })));
export const addresses: readonly string[] = addressedPages.map(({ address }) => address);
/** Leads to no page, whose page must be as good as any. */
export const NOWHERE = '/nope';
