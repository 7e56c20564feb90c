import { Breakable } from '../islands/Breakable.tsx';

const NEW_TAB = { target: '_blank', rel: 'noopener' } as const;

/** From this many on the list folds, so that what follows it is still found. */
const FOLDS_FROM = 12;
const SHOWN = 6;

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
  const hasDetails = links.some(({ detail }) => detail);
  const shown = hasDetails && links.length >= FOLDS_FROM ? SHOWN : links.length;
  return (
    <section className="section links" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Rows links={links.slice(0, shown)} isIndex={!hasDetails} opensNewTab={opensNewTab} />
      {shown < links.length && (
        <details className="more">
          <summary>{`${links.length - shown} more`}</summary>
          <Rows links={links.slice(shown)} isIndex={false} opensNewTab={opensNewTab} />
        </details>
      )}
    </section>
  );
}

interface RowsProps {
  readonly links: readonly PageLink[];
  /** Names alone, which stand in columns. */
  readonly isIndex: boolean;
  readonly opensNewTab: boolean;
}

function Rows({ links, isIndex, opensNewTab }: RowsProps) {
  return (
    <ul className={isIndex ? 'rows rows-index' : 'rows'}>
      {links.map(({ href, name, detail }) => (
        <li className="row" key={href}>
          <a className="row-link" href={href} {...(opensNewTab && NEW_TAB)}>
            <span className="row-title">{name}</span>
            {opensNewTab && <span className="visually-hidden"> (opens in a new tab)</span>}
            {detail && (
              <span className="row-detail">
                <Breakable text={detail} />
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
