import type { ReactNode } from 'react';
import { slugify } from '../paths.ts';
import { Picture } from './Picture.tsx';
import { PictureCaption } from './PictureCaption.tsx';
import { usePicture } from './site-context.ts';

interface EnlargeablePictureProps {
  readonly id: string;
  /** Anchor of the section around it: a page may show a picture in two of them. */
  readonly section: string;
  readonly caption: ReactNode;
  /** On a wide window it stands in a column as narrow as a phone. */
  readonly isColumn?: boolean;
  /** It stands across the whole window. */
  readonly isFullWidth?: boolean;
  /** What lies over the picture, but not when it is enlarged. */
  readonly children?: ReactNode;
}

/** A picture on a plate. It enlarges in a native popover, with what its numbers stand for: Escape closes it, the focus returns. */
export function EnlargeablePicture({
  id,
  section,
  caption,
  isColumn = false,
  isFullWidth = false,
  children,
}: EnlargeablePictureProps) {
  const popover = `${section}-${slugify(id.replace(/^\/images\/|\.\w+$/g, '').replace('/', '-'))}`;
  const title = usePicture(id).caption;
  return (
    <>
      <figure className="plate">
        <Picture
          id={id}
          column={isColumn ? 'desk' : undefined}
          isFullWidth={isFullWidth}
          sizes={isFullWidth ? '100vw' : '(width >= 60rem) 30rem, 100vw'}
        />
        {children}
        <button className="enlarge" type="button" popoverTarget={popover} aria-label={`Enlarge: ${title}`} />
        <figcaption>{caption}</figcaption>
      </figure>
      <div className="enlarged" id={popover} popover="auto" role="dialog" aria-label={title}>
        <div className="enlarged-picture">
          <Picture id={id} isWhole />
        </div>
        <p className="enlarged-hint">Drag sideways to see the whole picture.</p>
        <div className="enlarged-words">
          <PictureCaption id={id} />
        </div>
        <button className="enlarged-close" type="button" popoverTarget={popover} popoverTargetAction="hide">
          Close
        </button>
      </div>
    </>
  );
}
