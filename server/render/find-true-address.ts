import { pages, redirects } from '../../shared/site/site-map.ts';

const addresses = new Map([
  ...pages.flatMap((page) => page.addresses.map((address) => [address.toLowerCase(), address] as const)),
  ...redirects.map(({ path, target }) => [path.toLowerCase(), target] as const),
]);

/**
 * An address in other capitals or with needless escapes → the address itself.
 * @param pathname the path of the request as received: still percent-encoded, without query
 * @returns undefined where there is none; a trailing, doubled or escaped slash is not corrected
 * @throws URIError when its escapes are malformed
 */
export function findTrueAddress(pathname: string): string | undefined {
  return /%2f/i.test(pathname) ? undefined : addresses.get(decodeURIComponent(pathname).toLowerCase());
}
