import type { PicturedSection as Pictured, Section } from '../content/copy.ts';
import { slugify } from '../paths.ts';
import { PicturedSection } from './PicturedSection.tsx';
import { SectionWords } from './SectionWords.tsx';

interface CopySectionsProps {
  readonly sections: readonly Section[];
  /** Neighbours without a picture stand side by side, each under its heading. */
  readonly inColumns?: boolean;
}

/** Headed passages of running text; each heading is a link target. A picture stands beside the words that talk about it. */
export function CopySections({ sections, inColumns = false }: CopySectionsProps) {
  const scene = sections.find(({ picture }) => picture?.startsWith('/images/scene/'));
  const beside = sections.filter((section) => isPictured(section) && !section.isDark && section !== scene);
  return bandsOf(sections, inColumns).map((band) => {
    const [section] = band;
    if (isPictured(section)) {
      const isTurned = beside.indexOf(section) % 2 === 1;
      return (
        <PicturedSection key={section.heading} section={section} isTurned={isTurned} isScene={section === scene} />
      );
    }
    if (band.length === 1) {
      return (
        <section className="section copy" key={section.heading} aria-labelledby={anchorOf(section)}>
          <SectionWords section={section} />
        </section>
      );
    }
    return (
      <div className="section columns" key={section.heading}>
        {band.map((column) => (
          <section className="column" key={column.heading} aria-labelledby={anchorOf(column)}>
            <SectionWords section={column} />
          </section>
        ))}
      </div>
    );
  });
}

const isPictured = (section: Section): section is Pictured => section.picture !== undefined;

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

/** The pictures that the page does not show elsewhere. */
export function leftOver(
  pictures: readonly string[],
  sections: readonly Section[],
  ...shown: readonly (string | undefined)[]
): readonly string[] {
  const elsewhere = new Set([...shown, ...sections.map(({ picture }) => picture)]);
  return pictures.filter((picture) => !elsewhere.has(picture));
}
