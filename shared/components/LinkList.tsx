import { Fragment } from 'react';
import { Breakable } from '../islands/Breakable.tsx';
import { ExternalAnchor, NEW_TAB } from './ExternalAnchor.tsx';
import { Section } from './Section.tsx';

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
  /** `outside`: to other sites. `new-tab`: to pages of this one, beside the page that is open. `scope`: with the accent. */
  readonly form?: 'outside' | 'new-tab' | 'scope';
}

/** A headed list of links to related pages or files. Renders nothing when there is none. */
export function LinkList({ id, heading, links, form }: LinkListProps) {
  if (links.length === 0) return null;
  const hasDetails = links.some(({ detail }) => detail);
  const shown = hasDetails && links.length >= FOLDS_FROM ? SHOWN : links.length;
  return (
    <Section id={id} heading={heading} className="links">
      {form === 'outside' && (
        <ul className="plain">
          {links.map(({ href, name }) => (
            <li key={href}>
              <ExternalAnchor href={href}>{name}</ExternalAnchor>
            </li>
          ))}
        </ul>
      )}
      {form === 'scope' && (
        <ul className="scope-list">
          {links.map(({ href, name }) => (
            <li key={href}>
              <a className="scope-link" href={href}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {form !== 'outside' && form !== 'scope' && (
        <>
          <Rows links={links.slice(0, shown)} isIndex={!hasDetails} opensNewTab={form === 'new-tab'} />
          {shown < links.length && (
            <details className="more">
              <summary>{`${links.length - shown} more`}</summary>
              <Rows links={links.slice(shown)} />
            </details>
          )}
        </>
      )}
    </Section>
  );
}

interface RowsProps {
  readonly links: readonly PageLink[];
  /** Names alone, which share columns. */
  readonly isIndex?: boolean;
  readonly opensNewTab?: boolean;
}

export function Rows({ links, isIndex = false, opensNewTab = false }: RowsProps) {
  return (
    <ul className={isIndex ? 'rows rows-index' : 'rows'}>
      {links.map(({ href, name, detail }) => (
        <li className="row" key={href}>
          <a className="row-link" href={href} {...(opensNewTab && NEW_TAB)}>
            <span className="row-title">{name}</span>
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

interface FileLineProps {
  /** Leads into the names of the files. */
  readonly label: string;
  readonly files: readonly PageLink[];
}

/** A quiet line at the foot of a list: the same list as files. Renders nothing without files. */
export function FileLine({ label, files }: FileLineProps) {
  if (files.length === 0) return null;
  return (
    <p className="page-downloads">
      {`${label} `}
      {files.map(({ href, name }, index) => (
        <Fragment key={href}>
          {index > 0 && ', '}
          <a href={href}>{name}</a>
        </Fragment>
      ))}
    </p>
  );
}
