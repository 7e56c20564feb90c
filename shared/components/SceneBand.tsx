import { Picture } from './Picture.tsx';
import { PictureCaption } from './PictureCaption.tsx';

/** A scene across the window between two chapters; its caption stands in the columns of the page. */
export function SceneBand({ id }: { id: string }) {
  return (
    <figure className="scene-band">
      <Picture id={id} isFullWidth />
      <figcaption>
        <PictureCaption id={id} />
      </figcaption>
    </figure>
  );
}
