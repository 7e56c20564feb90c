import type { CataloguePicture } from '../content/catalogue.ts';
import { usePicture } from './site-context.ts';

interface PictureProps {
  readonly id: string;
  /** Decorative: the words around it say the same. */
  readonly isDecorative?: boolean;
  /** First in view: not deferred. */
  readonly isFirstView?: boolean;
  /** How wide it is shown, for photographs: a CSS media list as in the `sizes` attribute. */
  readonly sizes?: string;
  readonly className?: string | undefined;
}

/** Where the portrait variant of a drawing takes over. */
const NARROW = '(width < 48rem)';

/** A drawing or a photograph by its id, with its size, so that nothing moves when it arrives. */
export function Picture({ id, isDecorative = false, isFirstView = false, sizes = '100vw', className }: PictureProps) {
  const picture = usePicture(id);
  const image = (
    <img
      className={className}
      src={`/${picture.file}`}
      width={picture.width}
      height={picture.height}
      alt={isDecorative ? '' : picture.alt}
      loading={isFirstView ? undefined : 'lazy'}
      decoding={isFirstView ? undefined : 'async'}
    />
  );
  if (picture.portrait === undefined && picture.formats === undefined) return image;
  return (
    <picture>
      <Variants picture={picture} sizes={sizes} />
      {image}
    </picture>
  );
}

function Variants({ picture: { portrait, formats = [] }, sizes }: { picture: CataloguePicture; sizes: string }) {
  return (
    <>
      {portrait && (
        <source media={NARROW} srcSet={`/${portrait.file}`} width={portrait.width} height={portrait.height} />
      )}
      {formats.map(({ type, files }) => (
        <source
          key={type}
          type={type}
          sizes={sizes}
          srcSet={files.map(({ file, width }) => `/${file} ${width}w`).join(', ')}
        />
      ))}
    </>
  );
}
