import type { Equipment as Piece } from '../content/sports/sport.ts';
import { EnlargeablePicture } from './EnlargeablePicture.tsx';
import { RichText } from './RichText.tsx';

/** What stands at the venue. Pieces that have a picture come first, so that the rows of pictures have no gaps. */
export function Equipment({ equipment }: { equipment: readonly Piece[] }) {
  const isShown = ({ picture }: Piece) => picture !== undefined;
  const pieces = [...equipment.filter(isShown), ...equipment.filter((piece) => !isShown(piece))];
  return (
    <section className="section equipment" aria-labelledby="equipment">
      <h2 id="equipment">Services and equipment</h2>
      <ul className="equipment-list">
        {pieces.map(({ name, text, picture }) => (
          <li className="equipment-item" key={name}>
            {picture === undefined ? (
              <h3>{name}</h3>
            ) : (
              <EnlargeablePicture id={picture} section="equipment" caption={<h3>{name}</h3>} />
            )}
            <RichText text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
