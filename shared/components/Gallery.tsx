import { EnlargeablePicture } from './EnlargeablePicture.tsx';
import { PictureCaption } from './PictureCaption.tsx';

interface GalleryProps {
  readonly id: string;
  readonly heading: string;
  readonly pictures: readonly string[];
  /** Scenes shine out of the night. */
  readonly isDark?: boolean;
}

/** Pictures with captions. Renders nothing when there is none. */
export function Gallery({ id, heading, pictures, isDark = false }: GalleryProps) {
  if (pictures.length === 0) return null;
  return (
    <section className={isDark ? 'section gallery is-dark' : 'section gallery'} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="gallery-list">
        {pictures.map((picture) => (
          <li className="gallery-item" key={picture}>
            <EnlargeablePicture id={picture} section={id} caption={<PictureCaption id={picture} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}
