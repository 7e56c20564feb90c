import { type ReactNode, useContext } from 'react';
import { slugify } from '../paths.ts';
import { insertNoBreakSpaces } from './insert-no-break-spaces.ts';
import { Picture, type PicturePlace } from './Picture.tsx';
import { CaptionsContext, usePicture } from './site-context.ts';

interface FigureProps {
  /** Address of the picture. */
  readonly picture: string;
  /** Instead of the caption that the page or the catalogue has for it. */
  readonly caption?: ReactNode;
  readonly place?: PicturePlace;
  /** Width in pixels, where it is not that of the column. */
  readonly width?: number | undefined;
}

/**
 * A picture with its caption, which can be enlarged. The figure is itself a popover, which the style sheet shows in its
 * place while closed: what is enlarged is what was tapped. Escape closes it.
 */
export function Figure({ picture, caption, place = 'text', width }: FigureProps) {
  const id = slugify(picture.replace(/^\/images\/|\.\w+$/g, '').replace('/', '-'));
  return (
    <div className="figure">
      {/* Remembers the height of the figure, and keeps it while the figure is enlarged. */}
      <div className="figure-space" />
      <figure className="figure-frame" id={id} popover="auto">
        <Picture id={picture} place={place} width={width} />{' '}
        {/* The figure has its caption as its name: the button does not repeat it. */}
        <button className="enlarge" type="button" popoverTarget={id}>
          <span className="enlarge-open">Enlarge</span> <span className="enlarge-close">Close</span>
        </button>
        <Caption picture={picture} caption={caption} />
      </figure>
    </div>
  );
}

interface PlainFigureProps {
  /** Address of the picture. */
  readonly picture: string;
  readonly place: PicturePlace;
  readonly isFirstView?: boolean;
  readonly className?: string;
}

/** A picture with its caption in the size that its lettering wants: it needs no enlarging. */
export function PlainFigure({ picture, place, isFirstView = false, className }: PlainFigureProps) {
  return (
    <figure className={['figure', className].filter(Boolean).join(' ')}>
      <Picture id={picture} place={place} isFirstView={isFirstView} />
      <Caption picture={picture} />
    </figure>
  );
}

/** The caption, and a list of what the numbered markers of the picture mean. */
function Caption({ picture, caption }: { picture: string; caption?: ReactNode }) {
  const { caption: catalogued, legend } = usePicture(picture);
  const worded = useContext(CaptionsContext)[picture] ?? catalogued;
  return (
    <figcaption>
      {caption ?? insertNoBreakSpaces(worded)}
      {legend && (
        <ol className="legend">
          {legend.map((item) => (
            <li key={item}>{insertNoBreakSpaces(item)}</li>
          ))}
        </ol>
      )}
    </figcaption>
  );
}
