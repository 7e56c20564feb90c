import type { ReactNode } from 'react';
import type { PicturedSectionContent, SectionContent } from '../content/copy.ts';
import { slugify } from '../paths.ts';
import { Figure } from './Figure.tsx';
import { Section } from './Section.tsx';

/** Passages whose pictures change sides, then those without a picture, in a row. */
export function Moments({ sections }: { sections: readonly SectionContent[] }) {
  const words = sections.filter((section) => !isPictured(section));
  return (
    <>
      {sections.filter(isPictured).map((section) => (
        <Moment key={section.heading} section={section}>
          <Figure picture={section.picture} />
        </Moment>
      ))}
      {words.length > 0 && (
        <div className="section row passages">
          {words.map(({ id, heading, text }) => (
            <Section
              key={heading}
              id={id ?? slugify(heading)}
              heading={heading}
              text={text}
              className="is-dense"
              isSplit={false}
            />
          ))}
        </div>
      )}
    </>
  );
}

const isPictured = (section: SectionContent): section is PicturedSectionContent => section.picture !== undefined;

interface MomentProps {
  readonly section: SectionContent;
  /** What it talks about: a picture, or a number. */
  readonly children: ReactNode;
}

export function Moment({ section: { id, heading, text, band }, children }: MomentProps) {
  return (
    <Section
      id={id ?? slugify(heading)}
      heading={heading}
      text={text}
      className={band === undefined ? 'moment' : 'moment band is-dark'}
      isSplit={false}
    >
      {children}
    </Section>
  );
}
