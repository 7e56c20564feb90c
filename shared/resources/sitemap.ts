/** sitemap.xml: every page, with the date of its last change where one is known. Without a package: it is one line per page. */
import { cookies } from '../content/legal/cookies.ts';
import type { LegalContent } from '../content/legal/legal-content.ts';
import { privacyPolicy } from '../content/legal/privacy-policy.ts';
import { termsAndConditions } from '../content/legal/terms-and-conditions.ts';
import { pages } from '../site/site-map.ts';
import { escapeMarkup } from './escape-markup.ts';
import type { Resource } from './resource.ts';
import { resourcePaths } from './resource-paths.ts';

/** Pages that print their own date. */
const changedOn: ReadonlyMap<string, string> = new Map(
  [cookies, privacyPolicy, termsAndConditions].map((page) => [`/${page.slug}`, isoDay(page.date)]),
);

export const sitemap: Resource = {
  path: resourcePaths.sitemap,
  label: 'resource',
  contentType: 'application/xml; charset=utf-8',
  make: ({ origin }) => {
    const urls = pages
      .flatMap((page) => page.addresses)
      .map((address) => {
        const location = escapeMarkup(new URL(address, origin).href);
        const day = changedOn.get(address);
        return `  <url><loc>${location}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`;
      });
    return `<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
  },
};

/** "March 30, 2025" → "2025-03-30". */
function isoDay(date: LegalContent['date']): string {
  return new Date(`${date} UTC`).toISOString().slice(0, 10);
}
