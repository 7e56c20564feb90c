import { Fragment } from 'react';
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

/** A band for each decade: by year, what was new with its story, and all else a line each. */
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
  // A picture of a line fills the column of the firsts, unless they have pictures of their own.
  const isLeftFilled = years.some(({ entries }) => entries.some(({ text, picture }) => text !== undefined && picture));
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
      <ol className="decade-entries">
        {years.flatMap(({ year, entries }) =>
          entries.map((entry) => {
            // A year is a link target once.
            const id = entry === entries[0] ? anchors.year(year) : undefined;
            if (entry.text !== undefined) return <First key={entry.title} entry={entry} id={id} />;
            return (
              <Fragment key={`${year} ${entry.title}`}>
                <Line entry={entry} id={id} />
                {entry.picture && (
                  <li className={isLeftFilled ? 'timeline-picture is-right' : 'timeline-picture'}>
                    <Figure picture={entry.picture} place="column-on-desk" />
                  </li>
                )}
              </Fragment>
            );
          }),
        )}
      </ol>
    </section>
  );
}

interface EntryProps {
  readonly entry: TimelineEntry;
  readonly id: string | undefined;
}

function First({ entry: { year, title, text = '', label, figures, picture }, id }: EntryProps) {
  return (
    <li className="first" id={id}>
      <div className="first-story">
        <p className="secondary">{[year, label].filter(Boolean).join(' · ')}</p>
        <h3>{insertNoBreakSpaces(title)}</h3>
        <RichText text={text} />
        {figures && <p className="secondary">{insertNoBreakSpaces(figures)}</p>}
      </div>
      {picture && <Figure picture={picture} place="column-on-desk" />}
    </li>
  );
}

function Line({ entry: { year, yearInWords, title, label, figures }, id }: EntryProps) {
  return (
    <li className="timeline-line" id={id}>
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
