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
        <Moment key={section.heading} section={section} />
      ))}
      {words.length > 0 && (
        <div className="section passages">
          {words.map(({ id, heading, text }) => (
            <Section key={heading} id={id ?? slugify(heading)} heading={heading} text={text} isSplit={false} />
          ))}
        </div>
      )}
    </>
  );
}

const isPictured = (section: SectionContent): section is PicturedSectionContent => section.picture !== undefined;

function Moment({ section: { id, heading, text, picture, band } }: { section: PicturedSectionContent }) {
  return (
    <Section
      id={id ?? slugify(heading)}
      heading={heading}
      text={text}
      className={band === undefined ? 'moment' : 'moment band is-dark'}
      isSplit={false}
    >
      <Figure picture={picture} />
    </Section>
  );
}
