import type { ReactNode } from 'react';
import { countInWords } from '../filters.ts';

interface GroupHeadingProps {
  readonly count: number;
  readonly noun: string;
  /** The heading itself, which is the name alone. */
  readonly children: ReactNode;
}

/** The heading of a group, and beside it how many rows the group has. */
export function GroupHeading({ count, noun, children }: GroupHeadingProps) {
  return (
    <hgroup className="group-heading">
      {children}
      <p className="group-count">{countInWords(count, noun)}</p>
    </hgroup>
  );
}
