import { NavLink, useLocation } from 'react-router-dom';
import { slugify } from '../paths.ts';
import { LongStrip } from './LongStrip.tsx';
import { Wordmark } from './Wordmark.tsx';

interface MenuLink {
  readonly href: string;
  readonly name: string;
}

export interface MenuGroup {
  readonly name?: string | undefined;
  readonly links: readonly MenuLink[];
  /** Parts of its one page, as filters of a list. */
  readonly parts?: readonly MenuLink[] | undefined;
}

export interface MenuEntry {
  readonly name: string;
  /** Set where the entry is itself a page. */
  readonly href?: string | undefined;
  /** Address under which the pages of the entry lie. */
  readonly root?: string | undefined;
  readonly groups: readonly MenuGroup[];
  /** Its pages are the sports, which are shown as the long strip. */
  readonly isStrip?: boolean | undefined;
}

export type Menu = readonly MenuEntry[];

/**
 * Logo and menu. Panels are native popovers: they open without script, Escape closes them and the focus returns.
 * On small screens the whole menu is a popover, and each panel another one on top of it.
 */
export function SiteHeader({ menu }: { menu: Menu }) {
  return (
    <header className="site-header">
      <NavLink className="logo" to="/" end discover="none">
        <Wordmark />
        <span className="visually-hidden"> home</span>
      </NavLink>{' '}
      <button className="menu-toggle" type="button" popoverTarget="menu">
        <span>Menu</span> <span>Close</span>
      </button>{' '}
      {/* For browsers without popovers, which cannot open the menu. */}
      <a className="menu-index no-print" href="/SiteIndex">
        Menu
      </a>
      <nav className="menu" id="menu" popover="auto" aria-label="Main">
        <ul>
          {menu.map((entry) => (
            <li key={entry.name}>
              {entry.href === undefined ? (
                <MenuPanel entry={entry} />
              ) : (
                <NavLink className="menu-link" to={entry.href} end discover="none">
                  {entry.name}
                </NavLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function MenuPanel({ entry }: { entry: MenuEntry }) {
  const { pathname } = useLocation();
  const { name, root, isStrip = false } = entry;
  const id = `menu-${slugify(name)}`;
  const isCurrent = root !== undefined && pathname.startsWith(`${root}/`);
  return (
    <>
      <button className={isCurrent ? 'menu-link is-current' : 'menu-link'} type="button" popoverTarget={id}>
        {name}
      </button>
      <div className="panel" id={id} popover="auto">
        <button className="panel-back arrow is-back" type="button" popoverTarget={id} popoverTargetAction="hide">
          Back
        </button>
        <p className="panel-title">{name}</p>
        {isStrip ? <LongStrip currentPath={pathname} /> : <MenuGroups entry={entry} />}
      </div>
    </>
  );
}

function MenuGroups({ entry: { name, groups } }: { entry: MenuEntry }) {
  return (
    <div className="panel-groups row">
      {groups.map((group) => (
        <div className="panel-group" key={group.name ?? group.links[0]?.name ?? name}>
          {group.name && <p className="panel-group-name">{group.name}</p>}
          <ul>
            {group.links.map(({ href, name: page }) => (
              <li key={href}>
                <NavLink className="panel-link" to={href} end discover="none">
                  {page}
                </NavLink>
              </li>
            ))}
          </ul>
          {group.parts && (
            <ul className="panel-parts page-links">
              {group.parts.map(({ href, name: part }) => (
                <li key={href}>
                  <a href={href}>{part}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}
