/** The site itself, for all that delivers or checks it: start, development, the content check. */
import { SiteFooter } from '../components/SiteFooter.tsx';
import { SiteHeader } from '../components/SiteHeader.tsx';
import { site } from '../content/site.ts';
import { errorPage } from '../pages/error-pages.tsx';
import { resources } from '../resources/resources.ts';
import { findPlace } from './breadcrumbs.ts';
import { footerLinks, menu } from './menu.ts';
import { oldAddresses } from './old-addresses.ts';
import type { Site } from './site.ts';
import { pages, redirects } from './site-map.ts';

const { brand, language, releaseDate } = site;

export const swissTiming: Site = {
  brand,
  language,
  releaseDate,
  pages,
  redirects,
  oldAddresses,
  resources,
  unprefetched: ['/documents/*', '/contacts/*', '/data/*', '/feeds/*', '/events/*'],
  header: <SiteHeader menu={menu} />,
  footer: <SiteFooter links={footerLinks} />,
  findPlace,
  errorPage,
};
