import type { ReactNode } from 'react';

interface LinkedRowProps {
  /** Anchor of the row. */
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly titleLanguage?: string | undefined;
  readonly children: ReactNode;
}

/** A row that is a link, and beside it a link to the row itself, for copying. */
export function LinkedRow({ id, href, title, titleLanguage, children }: LinkedRowProps) {
  return (
    <li className="row" id={id}>
      <a className="row-link" href={href}>
        <span className="row-title" lang={titleLanguage}>
          {title}
        </span>
        <span className="row-detail">{children}</span>
      </a>
      <a className="self-link" href={`#${id}`} aria-label={`Link to ${title}`}>
        #
      </a>
    </li>
  );
}
