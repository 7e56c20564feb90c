import { generatePath, matchRoutes } from 'react-router-dom';
import { pages, redirects } from '../../shared/pages/site-map.ts';

interface KnownRoute {
  readonly path: string;
  readonly addresses: readonly string[];
  readonly target?: string;
}

const routes: KnownRoute[] = [
  ...pages.map(({ path, addresses }) => ({ path, addresses })),
  ...redirects.map(({ path, target }) => ({ path, addresses: [path], target })),
];

/**
 * The right words in the wrong spelling → the one true address. React Router ignores capitals and reads escapes; Express
 * has taken the exact addresses before.
 * @param pathname the path of the request as received: still percent-encoded, without query
 * @returns undefined where there is no such address; a trailing or doubled slash is no spelling of one
 */
export function findTrueAddress(pathname: string): string | undefined {
  if (/\/\/|\\|.\/$|%2f|%5c/i.test(pathname)) return undefined;
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (match === undefined) return undefined;
  const address = generatePath(match.route.path, match.params);
  if (!match.route.addresses.includes(address)) return undefined;
  return match.route.target ?? address;
}
