import { Picture } from './Picture.tsx';
import { useSite } from './site-context.ts';

/** A picture that stands on its own in the page, with its caption. */
export function PictureFigure({ id }: { id: string }) {
  return (
    <figure className="picture">
      <Picture id={id} />
      <figcaption>{useSite().pictures[id]?.title}</figcaption>
    </figure>
  );
}
