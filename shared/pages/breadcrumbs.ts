/** The place of a page in the site map: its breadcrumbs and its neighbours. */
import type { Crumb } from '../components/Breadcrumbs.tsx';
import type { Neighbour } from '../components/Pager.tsx';
import type { Page } from './page.ts';
import { homePage } from './root-pages.ts';
import { linkTo, type PageGroup, pages, type SiteSection, sections } from './site-map.ts';

export interface PlaceInSite {
  /** From home to the page above; empty for home itself. */
  readonly breadcrumbs: readonly Crumb[];
  /** Name of the menu group that holds the page, or of the section where its groups have none. */
  readonly section?: string | undefined;
  /** Neighbours in the group. */
  readonly previous?: Neighbour | undefined;
  readonly next?: Neighbour | undefined;
}

/** @param address any other than those of the site has no breadcrumbs and no neighbours */
export function findPlace(address: string): PlaceInSite {
  const page = pages.find(({ addresses }) => addresses.includes(address));
  if (page === undefined || page === homePage) return { breadcrumbs: [] };
  if (page.parent) {
    const { breadcrumbs, section } = findPlace(page.parent.path);
    return { breadcrumbs: [...breadcrumbs, linkTo(page.parent)], section };
  }
  const home = linkTo(homePage);
  for (const section of sections) {
    const group = section.groups.find((candidate) => candidate.pages.includes(page));
    if (group) return { breadcrumbs: [home, ...crumbsOf(section, group, page)], ...neighbours(section, group, page) };
  }
  return { breadcrumbs: [home] };
}

/** A section links to its first page, except on that page; a section with the name of the page is left out. */
function crumbsOf({ name, root }: SiteSection, group: PageGroup, page: Page): Crumb[] {
  const crumbs: Crumb[] = [];
  if (name !== page.name) crumbs.push({ name, href: root?.target === page.path ? undefined : root?.target });
  if (group.name !== undefined) crumbs.push({ name: group.name });
  return crumbs;
}

function neighbours(section: SiteSection, group: PageGroup, page: Page): Omit<PlaceInSite, 'breadcrumbs'> {
  const index = group.pages.indexOf(page);
  const previous = group.pages[index - 1];
  const next = group.pages[index + 1];
  return {
    section: group.name ?? section.name,
    previous: previous && neighbour(previous),
    next: next && neighbour(next),
  };
}

const neighbour = (page: Page): Neighbour => ({ ...linkTo(page), ...(page.strip && { strip: page.strip }) });
