import { Figure } from './Figure.tsx';
import { Section } from './Section.tsx';

interface GalleryProps {
  readonly id: string;
  readonly heading: string;
  readonly pictures: readonly string[];
  /** Scenes on black, or drawings on tint. */
  readonly ground?: 'is-dark' | 'is-tinted';
  /** The first across the page, its words beside it. */
  readonly hasLead?: boolean;
}

/** Fewer are no gallery. */
const FEWEST = 3;

/** Pictures of one shape side by side, swiped where the window is narrow; their captions are in the enlarged view. */
export function Gallery({ id, heading, pictures, ground, hasLead = false }: GalleryProps) {
  if (pictures.length < FEWEST) return null;
  const form = ['gallery', ground && `band ${ground}`, hasLead && 'has-lead'].filter(Boolean).join(' ');
  return (
    <Section id={id} heading={heading} className={form} isSplit={false}>
      <ul className={hasLead ? 'tiles row' : 'gallery-row'}>
        {pictures.map((picture) => (
          <li key={picture}>
            <Figure picture={picture} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
