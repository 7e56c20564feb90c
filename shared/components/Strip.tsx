import { Picture } from './Picture.tsx';

interface StripProps {
  /** Path of the picture as served. */
  readonly id: string;
  /** At the head of a page, over the steps that hang from its ruler, or over the name of a neighbour. */
  readonly place: 'banner-strip' | 'steps-strip' | 'pager-strip';
  readonly isFirstView?: boolean;
}

/** A strip in a frame as high as its place wants it; what is cut is its upper edge. */
export function Strip({ id, place, isFirstView = false }: StripProps) {
  return (
    <div className={`strip ${place}`}>
      <Picture id={id} isFirstView={isFirstView} isDecorative={place === 'pager-strip'} />
    </div>
  );
}
