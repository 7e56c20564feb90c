import type { ReactNode } from 'react';
import type { Markdown } from '../content/copy.ts';
import { insertNoBreakSpaces } from './insert-no-break-spaces.ts';
import { RichText } from './RichText.tsx';

interface SectionProps {
  /** Anchor of the heading. */
  readonly id: string;
  readonly heading: ReactNode;
  /** Running text under the heading. */
  readonly text?: Markdown | undefined;
  /** In wide windows the heading is beside what follows; otherwise above it. */
  readonly isSplit?: boolean;
  readonly className?: string | false | undefined;
  readonly children?: ReactNode;
}

/** A passage of a page under its heading, which is a link target. */
export function Section({ id, heading, text, isSplit = true, className, children }: SectionProps) {
  const classes = ['section', isSplit && 'split', className].filter(Boolean).join(' ');
  return (
    <section className={classes} aria-labelledby={id}>
      <h2 id={id}>{typeof heading === 'string' ? insertNoBreakSpaces(heading) : heading}</h2>
      {text !== undefined && <Prose text={text} />}
      {children}
    </section>
  );
}

/** Running text. */
export function Prose({ text, language }: { text: Markdown; language?: string | undefined }) {
  return (
    <div className="stack" lang={language}>
      <RichText text={text} />
    </div>
  );
}
