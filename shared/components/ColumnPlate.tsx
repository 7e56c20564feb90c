import { Picture } from './Picture.tsx';
import { PictureCaption } from './PictureCaption.tsx';

/** A picture in a column of a list, where there is nothing to enlarge: its lettering is made for such a width. */
export function ColumnPlate({ id }: { id: string }) {
  return (
    <figure className="plate">
      <Picture id={id} column="always" />
      <figcaption>
        <PictureCaption id={id} />
      </figcaption>
    </figure>
  );
}
