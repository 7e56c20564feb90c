import type { CataloguePicture } from '../content/catalogue.ts';
import { usePicture } from './site-context.ts';

/**
 * Where it stands: in the text, across the window (in the drawing that is composed for that, where there is one), or in a
 * column as narrow as a phone, in every window or in wide ones only.
 */
export type PicturePlace = 'text' | 'window' | 'column' | 'column-on-desk';

interface PictureProps {
  readonly id: string;
  /** Decorative: the words around it say the same. */
  readonly isDecorative?: boolean;
  /** Instead of the description in the catalogue. */
  readonly alt?: string;
  /** First in view: not deferred. */
  readonly isFirstView?: boolean | undefined;
  readonly place?: PicturePlace | undefined;
  /** Width in pixels instead of that in the catalogue; the height follows. */
  readonly width?: number | undefined;
  readonly className?: string | undefined;
}

/** Where the portrait variant of a drawing takes over; paper is held at reading distance and shows the other. */
const NARROW = 'screen and (max-width: 47.99rem)';
/** On paper it stands in a column as well; another drawing would arrive when the sheets are counted already. */
const NARROW_OR_COLUMN = `${NARROW}, screen and (min-width: 64rem), print`;

/** WebKit does not tell a drawing in an `<img>` which scheme the page has; each drawing is dark under this fragment. */
const DARK = '(prefers-color-scheme: dark)';

/** Where a picture across the window has room for its wide variant; on paper it is as narrow as a column. */
const WIDE = 'screen and (min-width: 64rem)';

/** How wide a photograph is shown in the text, as in the `sizes` attribute. */
const IN_TEXT = '(min-width: 64rem) 50rem, 100vw';

/** A drawing or a photograph by its id, with its size, so that nothing moves when it arrives. */
export function Picture({ id, isDecorative = false, alt, isFirstView = false, place, width, className }: PictureProps) {
  const { portrait, wide, ...master } = usePicture(id);
  const isAlwaysPortrait = place === 'column';
  const picture = isAlwaysPortrait ? { ...master, ...portrait } : master;
  const image = (
    <img
      className={className}
      src={picture.path}
      width={width ?? picture.width}
      height={width ? Math.round((width * picture.height) / picture.width) : picture.height}
      alt={isDecorative ? '' : (alt ?? picture.alt)}
      loading={isFirstView ? undefined : 'lazy'}
      decoding={isFirstView ? undefined : 'async'}
    />
  );
  return (
    <picture>
      {portrait && !isAlwaysPortrait && (
        <Drawing media={place === 'column-on-desk' ? NARROW_OR_COLUMN : NARROW} file={portrait} />
      )}
      {place === 'window' && wide && <Drawing media={WIDE} file={wide} />}
      {picture.path.endsWith('.svg') && <source media={DARK} srcSet={`${picture.path}#dark`} />}
      <Formats formats={picture.formats} sizes={place === 'window' ? '100vw' : IN_TEXT} />
      {image}
    </picture>
  );
}

function Drawing({ media, file }: { media: string; file: NonNullable<CataloguePicture['portrait']> }) {
  const { path, width, height } = file;
  const inDark = media.replaceAll(/[^,]+/g, (query) => `${query} and ${DARK}`);
  return (
    <>
      <source media={inDark} srcSet={`${path}#dark`} width={width} height={height} />
      <source media={media} srcSet={path} width={width} height={height} />
    </>
  );
}

/** A photograph in the formats browsers choose from. */
function Formats({ formats = [], sizes }: { formats: CataloguePicture['formats']; sizes: string }) {
  return formats.map(({ type, files }) => (
    <source
      key={type}
      type={type}
      sizes={sizes}
      srcSet={files.map(({ path, width }) => `${path} ${width}w`).join(', ')}
    />
  ));
}
