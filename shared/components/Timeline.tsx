import { anchors } from '../anchors.ts';
import type { Markdown } from '../content/copy.ts';
import { Figure } from './Figure.tsx';
import { type DecadeOf, decadeAnchor, groupByDecade } from './group-by-decade.ts';
import { insertNoBreakSpaces } from './insert-no-break-spaces.ts';
import { RichText } from './RichText.tsx';
import { YearRuler } from './YearRuler.tsx';

export interface TimelineEntry {
  readonly year: number;
  /** Where the year alone does not say it: "1988–1992", "about 2000". */
  readonly yearInWords?: string | undefined;
  readonly title: string;
  /** The story of what was done for the first time. */
  readonly text?: Markdown | undefined;
  /** Short label beside the title: the brand on show. */
  readonly label?: string | undefined;
  readonly figures?: string | undefined;
  /** Address of the picture. */
  readonly picture?: string | undefined;
}

/** A band for each decade: what was new with its story and its picture, then all else by year, a line each. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const decades = groupByDecade(entries);
  return (
    <div className="timeline full">
      <YearRuler decades={decades} />
      {/* Where the window is too narrow for the ruler. */}
      <nav className="decades" aria-label="Decades">
        <ul>
          {decades.map(({ decade }) => (
            <li key={decade}>
              <a href={`#${decadeAnchor(decade)}`}>{decade}s</a>
            </li>
          ))}
        </ul>
      </nav>
      {decades.map((decade) => (
        <Decade key={decade.decade} {...decade} />
      ))}
    </div>
  );
}

/** Ten years under one numeral. */
function Decade({ decade, years }: DecadeOf<TimelineEntry>) {
  const id = decadeAnchor(decade);
  const entries = years.flatMap((year) => year.entries);
  const firsts = entries.filter(({ text }) => text !== undefined);
  const others = entries.filter(({ text }) => text === undefined);
  // A year is a link target once: where its first entry stands.
  const targets = new Set(years.map(({ year }) => [...firsts, ...others].find((entry) => entry.year === year)));
  const pictures = placePictures(entries, firsts.length, others.length);
  // Counted from year 0, so that both pages give a decade the same paper.
  const isTinted = (decade / 10) % 2 === 1;
  return (
    // The anchor is the band's: its numeral sticks, and is not always at the head of the band.
    <section className={isTinted ? 'decade band is-tinted' : 'decade band'} id={id} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>
        {String(decade).slice(0, 2)}
        <wbr />
        {String(decade).slice(2)}s
      </h2>
      <div className="decade-column">
        {firsts.length > 0 && (
          <ol>
            {firsts.map((entry) => (
              <First key={entry.title} entry={entry} isTarget={targets.has(entry)} />
            ))}
          </ol>
        )}
        <Pictures pictures={pictures.firsts} />
      </div>
      <div className="decade-column">
        {others.length > 0 && (
          <ol className="decade-others columns-on-paper">
            {others.map((entry) => (
              <Line key={`${entry.year} ${entry.title}`} entry={entry} isTarget={targets.has(entry)} />
            ))}
          </ol>
        )}
        <Pictures pictures={pictures.others} />
      </div>
    </section>
  );
}

/** Roughly how high a story, a line and a picture are, in pixels of a desk. */
const HEIGHTS = { first: 140, other: 30, picture: 450 } as const;

/** Each picture under the shorter of the two columns. */
function placePictures(entries: readonly TimelineEntry[], firstCount: number, otherCount: number) {
  const columns = { firsts: [] as string[], others: [] as string[] };
  const heights = { firsts: firstCount * HEIGHTS.first, others: otherCount * HEIGHTS.other };
  for (const { picture } of entries) {
    if (picture === undefined) continue;
    const column = heights.others < heights.firsts ? 'others' : 'firsts';
    columns[column].push(picture);
    heights[column] += HEIGHTS.picture;
  }
  return columns;
}

const Pictures = ({ pictures }: { pictures: readonly string[] }) =>
  pictures.map((picture) => <Figure key={picture} picture={picture} place="column-on-desk" />);

interface EntryProps {
  readonly entry: TimelineEntry;
  readonly isTarget: boolean;
}

function First({ entry, isTarget }: EntryProps) {
  const { year, title, text = '', label, figures } = entry;
  return (
    <li className="first" id={isTarget ? anchors.year(year) : undefined}>
      <p className="secondary">{[year, label].filter(Boolean).join(' · ')}</p>
      <h3>{insertNoBreakSpaces(title)}</h3>
      <RichText text={text} />
      {figures && <p className="secondary">{insertNoBreakSpaces(figures)}</p>}
    </li>
  );
}

function Line({ entry: { year, yearInWords, title, label, figures }, isTarget }: EntryProps) {
  return (
    <li className="timeline-line" id={isTarget ? anchors.year(year) : undefined}>
      <b>{year}</b>{' '}
      <span>
        {title}
        <span className="secondary">
          {[yearInWords, figures].map((words) => words && ` ${insertNoBreakSpaces(words)}`)}
        </span>
      </span>{' '}
      {label && <span className="secondary">{label}</span>}
    </li>
  );
}
