import { Link } from 'react-router-dom';

export interface Crumb {
  readonly name: string;
  /** A crumb without one is words only: a group of the menu, or a section that starts with this very page. */
  readonly href?: string | undefined;
  /** Language of the name, where it is not that of the site. */
  readonly language?: string | undefined;
}

/** Path from home to the page, which is the last crumb. Separators are drawn by the style sheet. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const current = crumbs.at(-1);
  return (
    <nav className="breadcrumbs secondary" aria-label="Breadcrumb">
      <ol className="slashed">
        {crumbs.slice(0, -1).map(({ name, href }) => (
          <li key={name}>
            {href === undefined ? (
              name
            ) : (
              <Link to={href} discover="none">
                {name}
              </Link>
            )}
          </li>
        ))}
        <li aria-current="page" lang={current?.language}>
          {current?.name}
        </li>
      </ol>
    </nav>
  );
}
