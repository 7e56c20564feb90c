import type { ReactNode } from 'react';
import { insertNoBreakSpaces } from './insert-no-break-spaces.ts';
import { Strip } from './Strip.tsx';

interface PageHeadProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Address of the picture; without one the head is type only. */
  readonly banner?: string | undefined;
  /**
   * `strip`: words, and the strip under them. `strip-first`: the strip large, directly under the menu. `list`: words
   * close together, over a list that people come for; `line`: the same over a low strip.
   */
  readonly form?: 'strip' | 'strip-first' | 'list' | 'line';
  readonly children?: ReactNode;
}

/** The head of a page: what it is, and its picture. */
export function PageHead({ title, lead, banner, form = 'strip', children }: PageHeadProps) {
  return (
    <header className={`page-head full is-${form}`}>
      <div className="head-words split">
        <h1>{title}</h1>
        {lead && <p className="lead">{insertNoBreakSpaces(lead)}</p>}
        {children}
      </div>
      {banner && <Strip id={banner} place="head-strip" isFirstView />}
    </header>
  );
}
