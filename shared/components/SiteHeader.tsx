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
export function SiteHeader({ menu, currentPath }: { menu: Menu; currentPath: string }) {
  return (
    <header className="site-header">
      <a className="logo" href="/" aria-current={currentPath === '/' ? 'page' : undefined}>
        <Wordmark />
        <span className="visually-hidden"> home</span>
      </a>
      <button className="menu-toggle" type="button" popoverTarget="menu">
        Menu
      </button>
      {/* For browsers without popovers, which cannot open the menu. */}
      <a className="menu-index" href="/SiteIndex">
        Menu
      </a>
      <nav className="menu" id="menu" popover="auto" aria-label="Main">
        <ul className="menu-entries">
          {menu.map((entry) => (
            <li className="menu-entry" key={entry.name}>
              {entry.href === undefined ? (
                <MenuPanel entry={entry} currentPath={currentPath} />
              ) : (
                <a
                  className="menu-link"
                  href={entry.href}
                  aria-current={entry.href === currentPath ? 'page' : undefined}
                >
                  {entry.name}
                </a>
              )}
            </li>
          ))}
        </ul>
        <button className="menu-close" type="button" popoverTarget="menu" popoverTargetAction="hide">
          Close menu
        </button>
      </nav>
    </header>
  );
}

function MenuPanel({ entry, currentPath }: { entry: MenuEntry; currentPath: string }) {
  const { name, root, isStrip = false } = entry;
  const id = `menu-${slugify(name)}`;
  const isCurrent = root !== undefined && currentPath.startsWith(`${root}/`);
  return (
    <>
      <button className={isCurrent ? 'menu-link is-current' : 'menu-link'} type="button" popoverTarget={id}>
        {name}
      </button>
      <div className="panel" id={id} popover="auto">
        <button className="panel-back" type="button" popoverTarget={id} popoverTargetAction="hide">
          Back
        </button>
        <p className="panel-title">{name}</p>
        {isStrip ? (
          <LongStrip size="menu" currentPath={currentPath} />
        ) : (
          <MenuGroups entry={entry} currentPath={currentPath} />
        )}
      </div>
    </>
  );
}

function MenuGroups({ entry: { name, groups }, currentPath }: { entry: MenuEntry; currentPath: string }) {
  return (
    <div className="panel-groups">
      {groups.map((group) => (
        <div className="panel-group" key={group.name ?? name}>
          {group.name && <p className="panel-group-name">{group.name}</p>}
          <ul>
            {group.links.map(({ href, name: page }) => (
              <li key={href}>
                <a className="panel-link" href={href} aria-current={href === currentPath ? 'page' : undefined}>
                  {page}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
