import { Picture } from './Picture.tsx';
import { usePicture } from './site-context.ts';

/** A picture that stands on its own in the page, with its caption. */
export function PictureFigure({ id }: { id: string }) {
  return (
    <figure className="picture">
      <Picture id={id} />
      <figcaption>{usePicture(id).caption}</figcaption>
    </figure>
  );
}
