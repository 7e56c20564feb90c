import type { Equipment as Piece } from '../content/sports/sport.ts';
import { EnlargeablePicture } from './EnlargeablePicture.tsx';
import { RichText } from './RichText.tsx';

interface EquipmentProps {
  readonly equipment: readonly Piece[];
  /** Pictures that the page shows already: they are not shown again. */
  readonly shown: readonly (string | undefined)[];
}

/** What stands at the venue: pieces with a picture, then the others as a list of words. */
export function Equipment({ equipment, shown }: EquipmentProps) {
  const isPictured = ({ picture }: Piece) => picture !== undefined && !shown.includes(picture);
  const pictured = equipment.filter(isPictured);
  const others = equipment.filter((piece) => !isPictured(piece));
  return (
    <section className="section equipment" aria-labelledby="equipment">
      <h2 id="equipment">Services and equipment</h2>
      {pictured.length > 0 && (
        <ul className="equipment-list">
          {pictured.map(({ name, text, picture = '' }) => (
            <li className="equipment-item" key={name}>
              <EnlargeablePicture id={picture} section="equipment" caption={<h3>{name}</h3>} />
              <RichText text={text} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="equipment-words">
          {others.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <RichText text={text} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
