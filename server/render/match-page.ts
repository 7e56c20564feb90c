/** Address → page. React Router finds the candidate; it ignores capitals and a trailing slash, so strictness is ours. */
import { generatePath, matchRoutes } from 'react-router-dom';
import type { Page } from '../../shared/pages/page.ts';
import { pages, redirects } from '../../shared/pages/site-map.ts';

export type Match =
  | { readonly kind: 'page'; readonly page: Page; readonly params: Readonly<Record<string, string | undefined>> }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'none' };

interface SiteRoute {
  readonly path: string;
  readonly page?: Page;
  readonly target?: string;
}

const routes: SiteRoute[] = [...pages.map((page) => ({ path: page.path, page })), ...redirects];

/**
 * Finds what stands at an address.
 * @param pathname the path of the request as received: still percent-encoded, without query
 * @throws URIError when its escapes are malformed
 */
export function matchPage(pathname: string): Match {
  const path = decodeURIComponent(pathname);
  // Not an address of ours in any spelling; the router would collapse doubled slashes and ignore one at the end.
  if (path.includes('//') || path.includes('\\') || (path.length > 1 && path.endsWith('/'))) return { kind: 'none' };
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (match === undefined) return { kind: 'none' };

  const { route, params } = match;
  const address = generatePath(route.path, params);
  if (route.target !== undefined) return { kind: 'redirect', to: route.target };
  if (route.page === undefined) return { kind: 'none' };
  if (pathname === address) return { kind: 'page', page: route.page, params };
  // Only to addresses that exist: an unknown parameter is the page's own 404, wherever its capitals stand.
  return route.page.addresses.includes(address)
    ? { kind: 'redirect', to: address }
    : { kind: 'page', page: route.page, params };
}
