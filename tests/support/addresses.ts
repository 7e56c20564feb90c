import { paths } from '../../shared/paths.ts';
import { pages } from '../../shared/site/site-map.ts';

export const addressedPages = pages.flatMap((page) => page.addresses.map((address) => ({ address, page })));
export const addresses: readonly string[] = addressedPages.map(({ address }) => address);
/** An address without a page; its 404 page must pass the same tests. */
export const NOWHERE = '/nope';

const JOB = addresses.find((address) => address.startsWith(paths.job(''))) ?? '/Company/Careers';

/** A page of each kind, some with compositions or colours of their own, and the 404 page. */
const KINDS: readonly string[] = [
  ...['/', '/Service/Timing', '/Sports/Swimming', '/Company/HistoryMilestones', '/Company/SwatchGroupBrands'],
  ...['/Company/ContactCorgemont', '/Heritage', '/Company/Careers', JOB, '/ScopeOfService', '/Cookies'],
  ...['/Downloads/Documentation', '/Sales', '/SiteIndex', '/Company/History', '/Service/Simulcam'],
  ...['/Sports/Gymnastics', NOWHERE],
];

/** What slow tests visit: a page of each kind, and with ALL_PAGES=1, as in CI, every page. */
export const VISITED: readonly string[] = process.env.ALL_PAGES ? [...addresses, NOWHERE] : KINDS;
