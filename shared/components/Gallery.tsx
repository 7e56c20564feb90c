import { Figure } from './Figure.tsx';
import { Section } from './Section.tsx';

interface GalleryProps {
  readonly id: string;
  readonly heading: string;
  readonly pictures: readonly string[];
  /** Scenes on black, or drawings on tint. */
  readonly ground?: 'is-dark' | 'is-tinted';
}

/** Fewer are no gallery. */
const FEWEST = 3;

/** Pictures of one shape side by side, swiped where the window is narrow; their captions are in the enlarged view. */
export function Gallery({ id, heading, pictures, ground }: GalleryProps) {
  if (pictures.length < FEWEST) return null;
  const form = ['gallery', ground && `band ${ground}`].filter(Boolean).join(' ');
  return (
    <Section id={id} heading={heading} className={form} isSplit={false}>
      <ul className="gallery-row row is-swiped">
        {pictures.map((picture) => (
          <li key={picture}>
            <Figure picture={picture} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
