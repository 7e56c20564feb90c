import type { Site } from '../../shared/site/site.ts';

/**
 * A function from an address in other capitals or with needless escapes to the address itself. It takes the path of the
 * request as received: still percent-encoded, without query. A trailing, doubled or escaped slash is not corrected. It
 * throws URIError when the escapes are malformed.
 */
export function createAddressFinder({ pages, redirects }: Pick<Site, 'pages' | 'redirects'>) {
  const addresses = new Map([
    ...pages.flatMap((page) => page.addresses.map((address) => [address.toLowerCase(), address] as const)),
    ...redirects.map(({ path, target }) => [path.toLowerCase(), target] as const),
  ]);
  return (pathname: string): string | undefined =>
    /%2f/i.test(pathname) ? undefined : addresses.get(decodeURIComponent(pathname).toLowerCase());
}
