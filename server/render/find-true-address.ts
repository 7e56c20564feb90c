import { generatePath, matchRoutes } from 'react-router-dom';
import { pages, redirects } from '../../shared/pages/site-map.ts';

const routes = [
  ...pages.map(({ path, addresses }) => ({ path, addresses, target: undefined })),
  ...redirects.map(({ path, target }) => ({ path, addresses: [path], target })),
];

/**
 * An address in other capitals or with needless escapes → the address itself: React Router ignores capitals.
 * @param pathname the path of the request as received: still percent-encoded, without query
 * @returns undefined where there is none; a trailing or doubled slash is not corrected
 */
export function findTrueAddress(pathname: string): string | undefined {
  if (/\/\/|\\|.\/$|%2f|%5c/i.test(pathname)) return undefined;
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (match === undefined) return undefined;
  const address = generatePath(match.route.path, match.params);
  if (!match.route.addresses.includes(address)) return undefined;
  return match.route.target ?? address;
}
