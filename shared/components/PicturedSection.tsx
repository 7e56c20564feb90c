import type { PicturedSection as Content } from '../content/copy.ts';
import { slugify } from '../paths.ts';
import { EnlargeablePicture } from './EnlargeablePicture.tsx';
import { PictureCaption } from './PictureCaption.tsx';
import { SectionWords } from './SectionWords.tsx';
import { usePicture } from './site-context.ts';

/** From this proportion on a picture is a band: beside words it would be a thread. */
const BAND_RATIO = 2.6;

interface PicturedSectionProps {
  readonly section: Content;
  /** The picture first: sides alternate down the page. */
  readonly isTurned?: boolean;
  /** The great moment of its page: the picture across the window, under its words. */
  readonly isScene?: boolean;
}

/** Words, and the picture that they talk about. */
export function PicturedSection({ section, isTurned = false, isScene = false }: PicturedSectionProps) {
  const { id, heading, picture, isDark } = section;
  const { width, height } = usePicture(picture);
  const anchor = id ?? slugify(heading);
  const forms = {
    'is-dark': isDark,
    'is-scene': isScene,
    'is-band': !isDark && !isScene && width / height > BAND_RATIO,
    'is-turned': isTurned,
  };
  const chosen = Object.entries(forms).flatMap(([form, applies]) => (applies ? [form] : []));
  return (
    <section className={['section pictured', ...chosen].join(' ')} aria-labelledby={anchor}>
      <SectionWords section={section} />
      <EnlargeablePicture
        id={picture}
        section={anchor}
        caption={<PictureCaption id={picture} />}
        isFullWidth={isScene}
      />
    </section>
  );
}
