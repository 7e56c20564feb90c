import { Fragment } from 'react';
import type { PageLink } from './LinkList.tsx';

interface TakeAlongProps {
  /** Leads into the names of the files. */
  readonly label: string;
  readonly files: readonly PageLink[];
}

/** A quiet line at the foot of a list: the same in forms that can be taken along. Renders nothing without files. */
export function TakeAlong({ label, files }: TakeAlongProps) {
  if (files.length === 0) return null;
  return (
    <p className="take-along">
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
