/** robots.txt (RFC 9309): everything may be read, and on a staging site nothing. */
import type { Resource } from './resource.ts';
import { resourcePaths } from './resource-paths.ts';

export const robots: Resource = {
  path: resourcePaths.robots,
  label: 'resource',
  contentType: 'text/plain; charset=utf-8',
  make: ({ origin, isHidden = false }) =>
    isHidden
      ? 'User-agent: *\nDisallow: /\n'
      : `User-agent: *\nAllow: /\n\nSitemap: ${origin}${resourcePaths.sitemap}\n`,
};
