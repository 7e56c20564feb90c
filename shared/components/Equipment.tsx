import type { EquipmentContent } from '../content/sports/sport.ts';
import { Figure } from './Figure.tsx';
import { RichText } from './RichText.tsx';
import { Section } from './Section.tsx';

interface EquipmentProps {
  readonly equipment: readonly EquipmentContent[];
  /** Pictures that the page shows elsewhere: they are not shown again. */
  readonly shown: readonly (string | undefined)[];
}

/** Devices at the venue: pieces with a picture, then the others as a list of words. */
export function Equipment({ equipment, shown }: EquipmentProps) {
  const isPictured = ({ picture }: EquipmentContent) => picture !== undefined && !shown.includes(picture);
  const pictured = equipment.filter(isPictured);
  const others = equipment.filter((piece) => !isPictured(piece));
  return (
    <Section id="equipment" heading="Services and equipment" className="band is-tinted equipment" isSplit={false}>
      {pictured.length > 0 && (
        <ul className="tiles row">
          {pictured.map(({ name, text, picture = '' }) => (
            <li key={name}>
              <Figure
                picture={picture}
                caption={
                  <>
                    <h3>{name}</h3>
                    <RichText text={text} />
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="equipment-words row">
          {others.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <RichText text={text} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
