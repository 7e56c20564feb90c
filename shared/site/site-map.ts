/** All addresses. Routes, menu, redirects, breadcrumbs and the pages that tests visit follow from it. */
import { SERVICE_GROUPS, SPORT_SLUGS } from '../content/navigation.ts';
import { careerDetailPage, careersPage } from '../pages/careers-pages.ts';
import {
  brandsPage,
  contactPages,
  historyMilestonesPage,
  historyPage,
  innovationMilestonesPage,
} from '../pages/company-pages.ts';
import { documentationPage, instructionManualsPage } from '../pages/download-pages.ts';
import { furtherFooterPages, furtherMenuPages } from '../pages/further-pages.ts';
import { openDataPage } from '../pages/open-data-page.ts';
import {
  accessibilityPage,
  heritagePage,
  homePage,
  legalPages,
  salesPage,
  scopeOfServicePage,
} from '../pages/root-pages.ts';
import { servicePage } from '../pages/service-pages.ts';
import { sportPage } from '../pages/sport-pages.ts';
import { SiteIndexTemplate } from '../templates/SiteIndexTemplate.tsx';
import { definePage, type Page } from './page.ts';
import type { Redirect } from './site.ts';

export interface PageGroup {
  /** Heading in the menu; a section with one group has none. */
  readonly name?: string;
  readonly pages: readonly Page[];
}

export interface SiteSection {
  readonly name: string;
  /** The section's own address, which redirects; a section without one is a single page. */
  readonly root?: { readonly path: string; readonly target: string };
  readonly groups: readonly PageGroup[];
  /** Its pages are the sports: the menu shows them as the long strip. */
  readonly isStrip?: boolean;
  /** Pages of the section that the menu does not list. */
  readonly unlisted?: readonly Page[];
}

export const sections: readonly SiteSection[] = [
  {
    name: 'Service',
    root: { path: '/Service', target: '/Service/DistributedTimekeeping' },
    groups: SERVICE_GROUPS.map(({ name, slugs }) => ({ name, pages: slugs.map(servicePage) })),
  },
  {
    name: 'Company',
    root: { path: '/Company', target: '/Company/History' },
    groups: [
      {
        pages: [historyPage, historyMilestonesPage, innovationMilestonesPage, brandsPage, careersPage, ...contactPages],
      },
    ],
    unlisted: [careerDetailPage],
  },
  {
    name: 'Sports',
    isStrip: true,
    root: { path: '/Sports', target: '/Sports/AlpineSkiing' },
    groups: [{ pages: SPORT_SLUGS.map(sportPage) }],
  },
  {
    name: 'Downloads',
    root: { path: '/Downloads', target: '/Downloads/Documentation' },
    groups: [{ pages: [documentationPage, instructionManualsPage] }],
  },
  { name: 'Heritage', groups: [{ pages: [heritagePage] }] },
  { name: 'Sales', groups: [{ pages: [salesPage] }] },
  ...furtherMenuPages.map((page) => ({ name: page.name, groups: [{ pages: [page] }] })),
];

const siteIndexPage = definePage({
  path: '/SiteIndex',
  name: 'Site Index',
  description:
    'Every page of the Swiss Timing site by section: services, sports, company, downloads, heritage, distributors and legal texts.',
  load: () => ({
    props: {
      name: 'Site Index',
      lead: 'Every page of this site, by section.',
      groups: [
        ...sections.flatMap((section) =>
          section.groups.map((group) => ({ name: group.name ?? section.name, links: group.pages.map(linkTo) })),
        ),
        { name: 'About this site', links: [homePage, ...footerPages].map(linkTo) },
      ],
    },
  }),
  View: SiteIndexTemplate,
});

/** Linked from the footer of every page. */
export const footerPages: readonly Page[] = [
  ...legalPages,
  accessibilityPage,
  scopeOfServicePage,
  openDataPage,
  ...furtherFooterPages,
  siteIndexPage,
];

export const pages: readonly Page[] = [
  homePage,
  ...sections.flatMap(({ groups, unlisted = [] }) => [...groups.flatMap((group) => group.pages), ...unlisted]),
  ...footerPages,
];

export const redirects: readonly Redirect[] = sections.flatMap(({ name, root }) => (root ? [{ ...root, name }] : []));

export function linkTo(page: Page): { href: string; name: string } {
  return { href: page.path, name: page.name };
}
