import { pages } from '../../shared/pages/site-map.ts';

/** Every address of the site with its page. */
export const addressedPages = pages.flatMap((page) => page.addresses.map((address) => ({ address, page })));
export const addresses: readonly string[] = addressedPages.map(({ address }) => address);
