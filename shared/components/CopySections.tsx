import type { ReactNode } from 'react';
import type { PicturedSectionContent, SectionContent } from '../content/copy.ts';
import { slugify } from '../paths.ts';
import { Figure } from './Figure.tsx';
import { Section } from './Section.tsx';
import { usePicture } from './site-context.ts';

/** From this proportion on a picture is across the columns: beside words it would be too small. */
const BAND_RATIO = 2.6;

/** From this proportion on a scene has room across the window; others would be cropped there. */
const SCENE_RATIO = 2;

/** Fewer are over their picture: beside it they would leave white space. */
const FEW_WORDS = 60;

interface CopySectionsProps {
  readonly sections: readonly SectionContent[];
  /** Neighbours without a picture share a row, each under its heading. */
  readonly inColumns?: boolean;
}

/** Headed passages of running text; each heading is a link target. A picture is with the words that talk about it. */
export function CopySections({ sections, inColumns = false }: CopySectionsProps) {
  const scene = sections.find(({ picture }) => picture?.startsWith('/images/scene/'));
  return rowsOf(sections, inColumns).map((row) => {
    const [section] = row;
    if (isPictured(section)) {
      return <PicturedSection key={section.heading} section={section} isScene={section === scene} />;
    }
    if (row.length === 1) return <TextSection key={section.heading} section={section} className="copy" />;
    return (
      <div className="section split columns" key={section.heading}>
        {row.map((column) => (
          <TextSection key={column.heading} section={column} />
        ))}
      </div>
    );
  });
}

interface PicturedSectionProps {
  readonly section: PicturedSectionContent;
  /** The great moment of its page: the picture under its words, across the window where it is drawn for that. */
  readonly isScene?: boolean;
}

/** Words, and the picture that they talk about. */
function PicturedSection({ section, isScene = false }: PicturedSectionProps) {
  const { picture, band } = section;
  const { wide, ...master } = usePicture(picture);
  const { width, height } = wide ?? master;
  const isFullWidth = isScene && width / height > SCENE_RATIO;
  const isWide = !band && !isScene && master.width / master.height > BAND_RATIO;
  const isShort = section.text.split(/\s+/).length < FEW_WORDS;
  const form = isFullWidth ? 'is-scene' : isScene ? 'is-whole' : isWide ? 'is-wide' : !isShort && 'is-paired';
  return (
    <TextSection section={section} className={['pictured', band && `band is-${band}`, form].filter(Boolean).join(' ')}>
      <Figure picture={picture} place={isFullWidth ? 'window' : 'text'} />
    </TextSection>
  );
}

interface TextSectionProps {
  readonly section: SectionContent;
  readonly className?: string;
  readonly children?: ReactNode;
}

function TextSection({ section: { id, heading, text }, ...rest }: TextSectionProps) {
  return <Section id={id ?? slugify(heading)} heading={heading} text={text} {...rest} />;
}

const isPictured = (section: SectionContent): section is PicturedSectionContent => section.picture !== undefined;

type Row = readonly [SectionContent, ...SectionContent[]];

/** One section a row; where they may share one, those without pictures that follow each other do. */
function rowsOf(sections: readonly SectionContent[], inColumns: boolean): Row[] {
  const rows: Row[] = [];
  for (const section of sections) {
    const last = rows.at(-1);
    const joins = inColumns && section.picture === undefined && last !== undefined && last[0].picture === undefined;
    if (joins) rows[rows.length - 1] = [...last, section];
    else rows.push([section]);
  }
  return rows;
}
