import { pages } from '../../shared/pages/site-map.ts';

export const addressedPages = pages.flatMap((page) => page.addresses.map((address) => ({ address, page })));
export const addresses: readonly string[] = addressedPages.map(({ address }) => address);
/** An address without a page; its 404 page must pass the same tests. */
export const NOWHERE = '/nope';
