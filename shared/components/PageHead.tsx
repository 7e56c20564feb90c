import type { ReactNode } from 'react';
import { insertNoBreakSpaces } from './insert-no-break-spaces.ts';
import { Picture } from './Picture.tsx';
import { Strip } from './Strip.tsx';

interface PageHeadProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Address of the picture; without one the head is type only. */
  readonly banner?: string | undefined;
  /**
   * `strip`: words, and the strip under them. `strip-first`: the strip large, directly under the menu. `beside`: words
   * beside a picture that explains the page. `list`: words close together, over a list that people come for; `line`: the same
   * over a low strip.
   */
  readonly form?: 'strip' | 'strip-first' | 'beside' | 'list' | 'line';
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
      {banner && <HeadPicture id={banner} form={form} />}
    </header>
  );
}

function HeadPicture({ id, form }: { id: string; form: PageHeadProps['form'] }) {
  if (form === 'beside') return <Picture className="head-key" id={id} isFirstView />;
  return <Strip id={id} place="head-strip" isFirstView />;
}
