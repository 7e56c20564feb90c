import type { CataloguePicture } from '../content/catalogue.ts';
import { Picture } from './Picture.tsx';
import { usePicture } from './site-context.ts';

interface StripProps {
  /** Address of the picture. */
  readonly id: string;
  /** At the head of a page, over the steps that hang from its ruler, or over the name of a neighbour. */
  readonly place: 'head-strip' | 'steps-strip' | 'pager-strip';
  readonly isFirstView?: boolean;
}

/** A strip in a frame as high as its place wants it; what is cut is its upper edge. */
export function Strip({ id, place, isFirstView = false }: StripProps) {
  const picture = usePicture(id);
  return (
    <div className={`strip ${place}`} {...(place === 'head-strip' && readingOf(picture))}>
      <Picture id={id} isFirstView={isFirstView} isDecorative={place === 'pager-strip'} />
    </div>
  );
}

/** For the style sheet: how far the red line is from the middle of the drawing, and of the one for phones. */
function readingOf({ width, reading, portrait }: CataloguePicture) {
  const ofPortrait = portrait?.reading;
  return {
    'data-reading': reading === undefined ? undefined : reading - width / 2,
    'data-portrait-reading': portrait && ofPortrait !== undefined ? ofPortrait - portrait.width / 2 : undefined,
  };
}
