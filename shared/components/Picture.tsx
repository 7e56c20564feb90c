import { useSite } from './site-context.ts';

interface PictureProps {
  readonly id: string;
  /** Decorative: the words around it say the same. */
  readonly isDecorative?: boolean;
  /** First in view: not deferred. */
  readonly isFirstView?: boolean;
  readonly className?: string;
}

/** A drawn picture by its id, with its size, so that nothing moves when it arrives. */
export function Picture({ id, isDecorative = false, isFirstView = false, className }: PictureProps) {
  const picture = useSite().pictures[id];
  if (picture === undefined) throw new Error(`There is no picture "${id}"`);
  return (
    <img
      className={className}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={isDecorative ? '' : picture.description}
      loading={isFirstView ? undefined : 'lazy'}
      decoding={isFirstView ? undefined : 'async'}
    />
  );
}
