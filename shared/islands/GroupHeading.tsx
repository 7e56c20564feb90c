import type { ReactNode } from 'react';
import { countInWords } from '../filters.ts';

interface GroupHeadingProps {
  /** None where it is seen at once. */
  readonly count?: number | undefined;
  readonly noun: string;
  readonly children: ReactNode;
}

/** The heading of a group, and beside it the number of rows. */
export function GroupHeading({ count, noun, children }: GroupHeadingProps) {
  return (
    <hgroup className="group-heading">
      {children}
      {count !== undefined && <p className="group-count">{countInWords(count, noun)}</p>}
    </hgroup>
  );
}
