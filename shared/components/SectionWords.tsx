import type { Section } from '../content/copy.ts';
import { slugify } from '../paths.ts';
import { RichText } from './RichText.tsx';

/** A heading, which is a link target, and its running text. */
export function SectionWords({ section: { id, heading, text } }: { section: Section }) {
  return (
    <>
      <h2 id={id ?? slugify(heading)}>{heading}</h2>
      <div className="prose">
        <RichText text={text} />
      </div>
    </>
  );
}
