import { ExternalAnchor } from './ExternalAnchor.tsx';
import { Section } from './Section.tsx';

export interface PageLink {
  readonly href: string;
  readonly name: string;
  /** Beside the name: a number, a size, a group. */
  readonly detail?: string | undefined;
  /** A file, which is saved and does not replace the page. */
  readonly isDownload?: boolean;
}

interface LinkListProps {
  readonly id: string;
  readonly heading: string;
  readonly links: readonly PageLink[];
  /** `outside`: to other sites. `scope`: with the accent; `scope-new-tab`: and beside the page that is open. */
  readonly form?: 'outside' | 'scope' | 'scope-new-tab' | undefined;
}

/** A headed list of links to related pages or files. Renders nothing when there is none. */
export function LinkList({ id, heading, links, form }: LinkListProps) {
  if (links.length === 0) return null;
  const isScope = form === 'scope' || form === 'scope-new-tab';
  return (
    <Section id={id} heading={heading} className={isScope ? 'links scope' : 'links is-dense'}>
      <ul className="link-list row columns-on-paper">
        {links.map(({ href, name, detail, isDownload = false }) => (
          <li key={href}>
            {form === 'outside' || form === 'scope-new-tab' ? (
              <ExternalAnchor href={href}>{name}</ExternalAnchor>
            ) : (
              <a href={href} download={isDownload}>
                {name}
              </a>
            )}{' '}
            {detail && <span className="secondary">{detail}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
