interface LinkedRowProps {
  readonly href: string;
  readonly title: string;
  readonly titleLanguage?: string | undefined;
  /** What there is to know, one column each; an empty one keeps its column. */
  readonly details: readonly string[];
  /** A file, which is saved and does not replace the page. */
  readonly isDownload?: boolean;
}

/** A row that is a link: its title, and columns beside it. */
export function LinkedRow({ href, title, titleLanguage, details, isDownload = false }: LinkedRowProps) {
  return (
    <li className="list-row">
      <a className={isDownload ? 'list-row-link' : 'list-row-link arrow'} href={href} download={isDownload}>
        <span className="list-row-title" lang={titleLanguage}>
          {title}
        </span>
        {details.map((detail, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have a fixed order, and their words can be the same
          <span key={column} className="list-row-detail secondary">
            {` ${detail}`.trimEnd()}
          </span>
        ))}
        {isDownload && <span className="list-row-action arrow is-down"> Download</span>}
      </a>
    </li>
  );
}
