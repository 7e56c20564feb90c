import { Picture } from './Picture.tsx';

interface StripProps {
  readonly id: string;
  /** At the head of a page, between two of its bands, or over the steps that hang from its ruler. */
  readonly place: 'banner-strip' | 'strip-band' | 'steps-strip';
  readonly isFirstView?: boolean;
}

/** A strip in a frame as high as its place wants it; what is cut is its upper edge. */
export function Strip({ id, place, isFirstView = false }: StripProps) {
  return (
    <div className={`strip ${place}`}>
      <Picture id={id} isFirstView={isFirstView} />
    </div>
  );
}
