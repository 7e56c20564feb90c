import { type ReactNode, useContext } from 'react';
import { slugify } from '../paths.ts';
import { groupBy } from './group-by.ts';
import { insertNoBreakSpaces } from './insert-no-break-spaces.ts';
import { Picture } from './Picture.tsx';
import { CaptionsContext, usePicture } from './site-context.ts';

interface FigureProps {
  /** Address of the picture. */
  readonly picture: string;
  /** Instead of the caption that the page or the catalogue has for it. */
  readonly caption?: ReactNode;
  /** In a column as narrow as a phone: from the window of a desk on, or in every window. */
  readonly column?: 'desk' | 'always' | undefined;
  /** Across the window. */
  readonly isFullWidth?: boolean;
  /** Not to be enlarged: it has the size that its lettering wants already. */
  readonly isStill?: boolean;
  readonly isFirstView?: boolean;
  /** Rings light the markers of the drawing in order while it comes into view. */
  readonly hasRings?: boolean;
  readonly className?: string;
}

/**
 * A picture with its caption, and a list of what its numbered markers mean. The figure is itself a popover, which the
 * style sheet shows in its place while closed: what is enlarged is what was tapped. Escape closes it.
 */
export function Figure({
  picture,
  caption,
  column,
  isFullWidth,
  isStill,
  isFirstView,
  hasRings,
  className,
}: FigureProps) {
  const { caption: catalogued, legend } = usePicture(picture);
  const worded = useContext(CaptionsContext)[picture] ?? catalogued;
  const image = (
    <Picture
      id={picture}
      column={column}
      isFullWidth={isFullWidth}
      isFirstView={isFirstView}
      sizes={isFullWidth || isStill ? '100vw' : '(min-width: 64rem) 50rem, 100vw'}
    />
  );
  const words = (
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
  if (isStill) {
    return (
      <figure className={['figure', className].filter(Boolean).join(' ')}>
        {image}
        {words}
      </figure>
    );
  }
  const id = slugify(picture.replace(/^\/images\/|\.\w+$/g, '').replace('/', '-'));
  return (
    <div className="figure">
      {/* Remembers the height of the figure, and keeps it while the figure is enlarged. */}
      <div className="figure-space" />
      <figure className="figure-frame" id={id} popover="auto">
        {image} {hasRings && <MarkerRings picture={picture} />}
        {/* The figure has its caption as its name: the button does not repeat it. */}
        <button className="enlarge" type="button" popoverTarget={id}>
          <span className="enlarge-open">Enlarge</span> <span className="enlarge-close">Close</span>
        </button>
        {words}
      </figure>
    </div>
  );
}

/** A little outside of the disc that it surrounds, in units of the drawing. */
const RADIUS = 15;

function MarkerRings({ picture }: { picture: string }) {
  const { width, height, markers = [] } = usePicture(picture);
  return (
    <svg className="rings" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {groupBy(markers, ([number]) => number).map(([number, places]) => (
        <g key={number}>
          {places.map(([, x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={RADIUS} />
          ))}
        </g>
      ))}
    </svg>
  );
}
