import { Fragment } from 'react';
import type { PageLink } from './LinkList.tsx';

interface PageDownloadsProps {
  /** Leads into the names of the files. */
  readonly label: string;
  readonly files: readonly PageLink[];
}

/** A quiet line at the foot of a list: the same in forms that can be taken along. Renders nothing without files. */
export function PageDownloads({ label, files }: PageDownloadsProps) {
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
