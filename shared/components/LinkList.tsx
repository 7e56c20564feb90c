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
  readonly form?: 'outside' | 'new-tab' | 'scope' | undefined;
}

/** A headed list of links to related pages or files. Renders nothing when there is none. */
export function LinkList({ id, heading, links, form }: LinkListProps) {
  if (links.length === 0) return null;
  const isLong = links.length >= FOLDS_FROM && links.some(({ detail }) => detail);
  const shown = isLong ? SHOWN : links.length;
  return (
    <Section id={id} heading={heading} className="links">
      <Links links={links.slice(0, shown)} form={form} />
      {isLong && (
        <details className="folded-links">
          <summary>{`${links.length - shown} more`}</summary>
          <Links links={links.slice(shown)} form={form} />
        </details>
      )}
    </Section>
  );
}

function Links({ links, form }: Pick<LinkListProps, 'links' | 'form'>) {
  return (
    <ul className={form ? `link-list is-${form}` : 'link-list'}>
      {links.map(({ href, name, detail }) => (
        <li key={href}>
          {form === 'outside' ? (
            <ExternalAnchor href={href}>{name}</ExternalAnchor>
          ) : (
            <a href={href} {...(form === 'new-tab' && { className: 'external', ...NEW_TAB })}>
              {name}
            </a>
          )}
          {detail && <span className="row-detail">{detail}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Links over hairlines, each with what there is to know about it beside its name. */
export function Rows({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className="rows">
      {links.map(({ href, name, detail }) => (
        <li className="row" key={href}>
          <a className="row-link" href={href}>
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
