import { Picture } from './Picture.tsx';
import { PictureCaption } from './PictureCaption.tsx';

/** A picture that stands on its own in the page, with its caption. */
export function PictureFigure({ id }: { id: string }) {
  return (
    <figure className="picture">
      <Picture id={id} />
      <figcaption>
        <PictureCaption id={id} />
      </figcaption>
    </figure>
  );
}
