import type { Section } from '../content/copy.ts';
import { slugify } from '../paths.ts';
import { RichText } from './RichText.tsx';

/** Headed passages of running text; each heading is a link target. */
export function CopySections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ id, heading, text }) => {
    const anchor = id ?? slugify(heading);
    return (
      <section className="section copy" key={anchor} aria-labelledby={anchor}>
        <h2 id={anchor}>{heading}</h2>
        <div className="prose">
          <RichText text={text} />
        </div>
      </section>
    );
  });
}
