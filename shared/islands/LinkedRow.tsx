import type { ReactNode } from 'react';

interface LinkedRowProps {
  /** Anchor of the row. */
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly titleLanguage?: string | undefined;
  /** A file, which is saved and does not replace the page. */
  readonly isDownload?: boolean;
  readonly children: ReactNode;
}

/** A row that is a link, and beside it a link to the row itself, for copying. */
export function LinkedRow({ id, href, title, titleLanguage, isDownload = false, children }: LinkedRowProps) {
  return (
    <li className="list-row" id={id}>
      <a
        className={isDownload ? 'list-row-link arrow is-down' : 'list-row-link arrow'}
        href={href}
        download={isDownload}
      >
        <span className="list-row-title" lang={titleLanguage}>
          {title}
        </span>{' '}
        <span className="list-row-detail secondary">{children}</span>{' '}
        {isDownload && <span className="list-row-action">Download</span>}
      </a>{' '}
      <a className="self-link" href={`#${id}`} aria-label={`Link to ${title}`}>
        #
      </a>
    </li>
  );
}
