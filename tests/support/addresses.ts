import { pages } from '../../shared/site/site-map.ts';

export const addressedPages = pages.flatMap((page) => page.addresses.map((address) => ({ address, page })));
export const addresses: readonly string[] = addressedPages.map(({ address }) => address);
/** An address without a page; its 404 page must pass the same tests. */
export const NOWHERE = '/nope';

/** Pages whose content decides how they are laid out, and the 404 page. */
const EXAMPLES: readonly string[] = [
  '/',
  '/Service/Timing',
  '/Sports/Swimming',
  '/Company/HistoryMilestones',
  '/Company/ContactCorgemont',
  '/Company/Careers',
  '/Heritage',
  '/Sales',
  NOWHERE,
];

/** What slow tests visit: these, and with ALL_PAGES=1, as in CI, every page. */
export const VISITED: readonly string[] = process.env.ALL_PAGES ? [...addresses, NOWHERE] : EXAMPLES;
