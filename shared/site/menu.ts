import type { Menu, MenuGroup } from '../components/SiteHeader.tsx';
import { type DocumentCategory, documentation, manuals } from '../content/downloads/document-libraries.ts';
import { documentationPage, instructionManualsPage } from '../pages/download-pages.ts';
import { footerPages, linkTo, type PageGroup, sections } from './site-map.ts';

const CATEGORIES: ReadonlyMap<string, readonly DocumentCategory[]> = new Map([
  [documentationPage.path, documentation],
  [instructionManualsPage.path, manuals],
]);

/** The pages of a group; those with categories are groups of their own. */
function menuGroups({ name, pages }: PageGroup): MenuGroup[] {
  if (!pages.some(({ path }) => CATEGORIES.has(path))) return [{ name, links: pages.map(linkTo) }];
  return pages.map((page) => ({
    links: [linkTo(page)],
    parts: CATEGORIES.get(page.path)?.map(({ Code, CategoryName }) => ({
      href: `${page.path}?category=${Code}`,
      name: CategoryName,
    })),
  }));
}

/** The menu of every page, in the order of the site map. */
export const menu: Menu = sections.map(({ name, root, groups, isStrip }) => ({
  name,
  isStrip,
  href: root ? undefined : groups[0]?.pages[0]?.path,
  root: root?.path,
  groups: root ? groups.flatMap(menuGroups) : [],
}));

export const footerLinks = footerPages.map(linkTo);
