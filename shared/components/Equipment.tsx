import type { Equipment as Piece } from '../content/sports/sport.ts';
import { EnlargeablePicture } from './EnlargeablePicture.tsx';
import { RichText } from './RichText.tsx';

interface EquipmentProps {
  readonly equipment: readonly Piece[];
  /** Pictures that the page shows already: they are not shown again. */
  readonly shown: readonly (string | undefined)[];
}

/** What stands at the venue. Pieces that have a picture come first, so that the rows of pictures have no gaps. */
export function Equipment({ equipment, shown }: EquipmentProps) {
  const pieces = equipment.map(({ name, text, picture }) => ({
    ...{ name, text },
    picture: shown.includes(picture) ? undefined : picture,
  }));
  const isPictured = ({ picture }: (typeof pieces)[number]) => picture !== undefined;
  return (
    <section className="section equipment" aria-labelledby="equipment">
      <h2 id="equipment">Services and equipment</h2>
      <ul className="equipment-list">
        {[...pieces.filter(isPictured), ...pieces.filter((piece) => !isPictured(piece))].map(
          ({ name, text, picture }) => (
            <li className="equipment-item" key={name}>
              {picture === undefined ? (
                <h3>{name}</h3>
              ) : (
                <EnlargeablePicture id={picture} section="equipment" caption={<h3>{name}</h3>} />
              )}
              <RichText text={text} />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
