/** The place of a page in the site map: its breadcrumbs and its neighbours. */
import type { Crumb } from '../components/Breadcrumbs.tsx';
import type { Neighbour } from '../components/Pager.tsx';
import { homePage } from '../pages/root-pages.ts';
import type { Page } from './page.ts';
import type { PlaceInSite } from './site.ts';
import { linkTo, type PageGroup, pages, type SiteSection, sections } from './site-map.ts';

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

/** A section has no page of its own, so it is not linked; a section with the name of the page is left out. */
function crumbsOf({ name }: SiteSection, group: PageGroup, page: Page): Crumb[] {
  const crumbs: Crumb[] = [];
  if (name !== page.name) crumbs.push({ name });
  if (group.name !== undefined) crumbs.push({ name: group.name });
  return crumbs;
}

function neighbours(section: SiteSection, group: PageGroup, page: Page): Omit<PlaceInSite, 'breadcrumbs'> {
  const { pages: all } = group;
  const index = all.indexOf(page);
  const wraps = all.length > 2;
  const previous = all[index - 1] ?? (wraps ? all.at(-1) : undefined);
  const next = all[index + 1] ?? (wraps ? all[0] : undefined);
  return {
    section: group.name ?? section.name,
    previous: previous && neighbour(previous),
    next: next && neighbour(next),
  };
}

const neighbour = (page: Page): Neighbour => ({ ...linkTo(page), ...(page.strip && { strip: page.strip }) });
