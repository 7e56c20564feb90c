const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

export interface PageLink {
  readonly href: string;
  readonly name: string;
  /** Beside the name: a number, a size, a group. */
  readonly detail?: string | undefined;
}

interface LinkListProps {
  readonly id: string;
  readonly heading: string;
  readonly links: readonly PageLink[];
  readonly opensNewTab?: boolean;
}

/** A headed list of links to related pages or files. Renders nothing when there is none. */
export function LinkList({ id, heading, links, opensNewTab = false }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <section className="section links" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="rows">
        {links.map(({ href, name, detail }) => (
          <li className="row" key={href}>
            <a className="row-link" href={href} {...(opensNewTab && NEW_TAB)}>
              <span className="row-title">{name}</span>
              {opensNewTab && <span className="visually-hidden"> (opens in a new tab)</span>}
              {detail && <span className="row-detail">{detail}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
