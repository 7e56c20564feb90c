import type { Menu } from '../components/SiteHeader.tsx';
import { footerPages, linkTo, sections } from './site-map.ts';

/** The menu of every page, in the order of the site map. */
export const menu: Menu = sections.map(({ name, root, groups, isStrip }) => ({
  name,
  isStrip,
  href: root ? undefined : groups[0]?.pages[0]?.path,
  root: root?.path,
  groups: root ? groups.map((group) => ({ name: group.name, links: group.pages.map(linkTo) })) : [],
}));

export const footerLinks = footerPages.map(linkTo);
