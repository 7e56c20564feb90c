import { Picture } from './Picture.tsx';

interface StripProps {
  /** Address of the picture. */
  readonly id: string;
  /** At the head of a page, or over the name of a neighbour. */
  readonly place: 'head-strip' | 'pager-strip';
  readonly isFirstView?: boolean;
}

/** A strip in a frame as high as its place wants it; what is cut is its upper edge. */
export function Strip({ id, place, isFirstView = false }: StripProps) {
  return (
    <div className={`strip full ${place}`}>
      <Picture id={id} isFirstView={isFirstView} isDecorative={place === 'pager-strip'} />
    </div>
  );
}
