import type { ReactNode } from 'react';
import { slugify } from '../paths.ts';
import { Picture } from './Picture.tsx';
import { usePicture } from './site-context.ts';

interface EnlargeablePictureProps {
  readonly id: string;
  /** Anchor of the section around it: a page may show a picture in two of them. */
  readonly section: string;
  readonly caption: ReactNode;
  /** On a wide window it stands in a column as narrow as a phone. */
  readonly isColumn?: boolean;
}

/** A picture on a plate. It enlarges in a native popover: Escape closes it, the focus returns. */
export function EnlargeablePicture({ id, section, caption, isColumn = false }: EnlargeablePictureProps) {
  const popover = `${section}-${slugify(id.replace('/', '-'))}`;
  const title = usePicture(id).caption;
  return (
    <>
      <figure className="plate">
        <Picture id={id} column={isColumn ? 'desk' : undefined} sizes="(width >= 60rem) 30rem, 100vw" />
        <button className="enlarge" type="button" popoverTarget={popover} aria-label={`Enlarge: ${title}`} />
        <figcaption>{caption}</figcaption>
      </figure>
      <div className="enlarged" id={popover} popover="auto" role="dialog" aria-label={title}>
        <div className="enlarged-picture">
          <Picture id={id} isWhole />
        </div>
        <p className="enlarged-hint">Drag sideways to see the whole picture.</p>
        <p>{title}</p>
        <button className="enlarged-close" type="button" popoverTarget={popover} popoverTargetAction="hide">
          Close
        </button>
      </div>
    </>
  );
}
