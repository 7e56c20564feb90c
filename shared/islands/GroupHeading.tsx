import type { ReactNode } from 'react';
import { countInWords } from '../filters.ts';

interface GroupHeadingProps {
  readonly count: number;
  readonly noun: string;
  readonly children: ReactNode;
}

/** The heading of a group, and beside it the number of rows. */
export function GroupHeading({ count, noun, children }: GroupHeadingProps) {
  return (
    <hgroup className="group-heading">
      {children}
      <p className="group-count">{countInWords(count, noun)}</p>
    </hgroup>
  );
}
