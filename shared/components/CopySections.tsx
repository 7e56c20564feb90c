import type { ReactNode } from 'react';
import type { Section } from '../content/copy.ts';
import { slugify } from '../paths.ts';
import { EnlargeablePicture } from './EnlargeablePicture.tsx';
import { PictureCaption } from './PictureCaption.tsx';
import { RichText } from './RichText.tsx';
import { usePicture } from './site-context.ts';

/** Headed passages of running text; each heading is a link target. A picture stands beside the words that talk about it. */
export function CopySections({ sections }: { sections: readonly Section[] }) {
  const pictured = sections.filter(({ picture }) => picture !== undefined);
  return sections.map((section) => {
    const { id, heading, text, picture } = section;
    const anchor = id ?? slugify(heading);
    const words = (
      <>
        <h2 id={anchor}>{heading}</h2>
        <div className="prose">
          <RichText text={text} />
        </div>
      </>
    );
    return picture === undefined ? (
      <section className="section copy" key={anchor} aria-labelledby={anchor}>
        {words}
      </section>
    ) : (
      <PicturedSection key={anchor} anchor={anchor} picture={picture} isTurned={pictured.indexOf(section) % 2 === 1}>
        {words}
      </PicturedSection>
    );
  });
}

/** From this proportion on a picture is a band: beside words it would be a thread. */
const BAND_RATIO = 2.6;

interface PicturedSectionProps {
  readonly anchor: string;
  readonly picture: string;
  /** The picture first: sides alternate down the page. */
  readonly isTurned: boolean;
  readonly children: ReactNode;
}

function PicturedSection({ anchor, picture, isTurned, children }: PicturedSectionProps) {
  const { width, height } = usePicture(picture);
  const form = width / height > BAND_RATIO ? 'is-band' : isTurned ? 'is-turned' : '';
  return (
    <section className={`section pictured ${form}`.trim()} aria-labelledby={anchor}>
      {children}
      <EnlargeablePicture id={picture} section={anchor} caption={<PictureCaption id={picture} />} />
    </section>
  );
}

/** The pictures that no section of the page shows already. */
export function leftOver(pictures: readonly string[], sections: readonly Section[]): readonly string[] {
  const shown = new Set(sections.map(({ picture }) => picture));
  return pictures.filter((picture) => !shown.has(picture));
}
