import { PictureCaption } from './PictureCaption.tsx';
import { usePicture } from './site-context.ts';

/** A phone, or a window with two and more columns; between them, and on paper, the drawing for wide windows fits. */
const IN_COLUMNS = 'screen and (width < 30rem), screen and (width >= 48rem)';

/** Nothing in it wants to be read. */
const isScene = (id: string) => id.startsWith('scene/');

/** A picture in a column of a list: the drawing for narrow windows, whose lettering is made for such a width. */
export function NarrowPlate({ id }: { id: string }) {
  const { file, width, height, portrait, alt } = usePicture(id);
  return (
    <figure className="plate">
      <picture>
        {portrait && !isScene(id) && (
          <source media={IN_COLUMNS} srcSet={`/${portrait.file}`} width={portrait.width} height={portrait.height} />
        )}
        <img src={`/${file}`} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
      </picture>
      <figcaption>
        <PictureCaption id={id} />
      </figcaption>
    </figure>
  );
}
