import type { ReactNode } from 'react';
import type { Section } from '../content/copy.ts';
import { slugify } from '../paths.ts';
import { EnlargeablePicture } from './EnlargeablePicture.tsx';
import { PictureCaption } from './PictureCaption.tsx';
import { RichText } from './RichText.tsx';
import { usePicture } from './site-context.ts';

interface CopySectionsProps {
  readonly sections: readonly Section[];
  /** Neighbours without a picture stand side by side, each under its heading. */
  readonly inColumns?: boolean;
}

/** Headed passages of running text; each heading is a link target. A picture stands beside the words that talk about it. */
export function CopySections({ sections, inColumns = false }: CopySectionsProps) {
  const beside = sections.filter(({ picture, isDark }) => picture !== undefined && !isDark);
  return bandsOf(sections, inColumns).map((band) => {
    const [section] = band;
    const { heading, picture, isDark = false } = section;
    const anchor = anchorOf(section);
    if (picture !== undefined) {
      const isTurned = beside.indexOf(section) % 2 === 1;
      return (
        <PicturedSection key={anchor} anchor={anchor} picture={picture} isTurned={isTurned} isDark={isDark}>
          <Words section={section} />
        </PicturedSection>
      );
    }
    if (band.length === 1) {
      return (
        <section className="section copy" key={heading} aria-labelledby={anchor}>
          <Words section={section} />
        </section>
      );
    }
    return (
      <div className="section columns" key={heading}>
        {band.map((column) => (
          <section className="column" key={column.heading} aria-labelledby={anchorOf(column)}>
            <Words section={column} />
          </section>
        ))}
      </div>
    );
  });
}

const anchorOf = ({ id, heading }: Section): string => id ?? slugify(heading);

type Band = readonly [Section, ...Section[]];

/** One section a band; where they may stand in columns, those without pictures that follow each other share one. */
function bandsOf(sections: readonly Section[], inColumns: boolean): Band[] {
  const bands: Band[] = [];
  for (const section of sections) {
    const last = bands.at(-1);
    const joins = inColumns && section.picture === undefined && last !== undefined && last[0].picture === undefined;
    if (joins) bands[bands.length - 1] = [...last, section];
    else bands.push([section]);
  }
  return bands;
}

function Words({ section }: { section: Section }) {
  return (
    <>
      <h2 id={anchorOf(section)}>{section.heading}</h2>
      <div className="prose">
        <RichText text={section.text} />
      </div>
    </>
  );
}

/** From this proportion on a picture is a band: beside words it would be a thread. */
const BAND_RATIO = 2.6;

interface PicturedSectionProps {
  readonly anchor: string;
  readonly picture: string;
  /** The picture first: sides alternate down the page. */
  readonly isTurned: boolean;
  readonly isDark: boolean;
  readonly children: ReactNode;
}

function PicturedSection({ anchor, picture, isTurned, isDark, children }: PicturedSectionProps) {
  const { width, height } = usePicture(picture);
  const form = isDark ? 'is-dark' : width / height > BAND_RATIO ? 'is-band' : isTurned ? 'is-turned' : '';
  return (
    <section className={`section pictured ${form}`.trim()} aria-labelledby={anchor}>
      {children}
      <EnlargeablePicture id={picture} section={anchor} caption={<PictureCaption id={picture} />} />
    </section>
  );
}

/** The pictures that the page does not show elsewhere. */
export function leftOver(
  pictures: readonly string[],
  sections: readonly Section[],
  ...shown: readonly (string | undefined)[]
): readonly string[] {
  const elsewhere = new Set([...shown, ...sections.map(({ picture }) => picture)]);
  return pictures.filter((picture) => !elsewhere.has(picture));
}
