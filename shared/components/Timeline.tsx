import { anchors } from '../anchors.ts';
import { Figure } from './Figure.tsx';
import { type DecadeOf, decadeAnchor, groupByDecade } from './group-by-decade.ts';
import { insertNoBreakSpaces } from './insert-no-break-spaces.ts';
import { RichText } from './RichText.tsx';
import type { TimelineEntry } from './timeline-entry.ts';
import { YearRuler } from './YearRuler.tsx';

/** A band for each decade, year by year: what was new with its story and its picture, all else a line each. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const decades = groupByDecade(entries);
  return (
    <div className="timeline full">
      <YearRuler decades={decades} />
      {/* Where the window is too narrow for the ruler. */}
      <nav className="decades" aria-label="Decades">
        <ul className="cluster is-swiped">
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

/** Ten years under one numeral, in their order. */
function Decade({ decade, years }: DecadeOf<TimelineEntry>) {
  const id = decadeAnchor(decade);
  // Counted from year 0, so that both pages give a decade the same paper.
  const isTinted = (decade / 10) % 2 === 1;
  return (
    // The anchor is the band's: its numeral sticks, and is not always at the head of the band.
    <section
      className={isTinted ? 'decade band split is-tinted' : 'decade band split'}
      id={id}
      aria-labelledby={`${id}-name`}
    >
      <h2 id={`${id}-name`}>
        {String(decade).slice(0, 2)}
        <wbr />
        {String(decade).slice(2)}s
      </h2>
      <ol className="decade-entries columns">
        {years.flatMap(({ entries }) =>
          entries.map((entry, index) => {
            const Entry = entry.text === undefined ? Line : First;
            // A year is a link target once: at its first entry.
            return <Entry key={`${entry.year} ${entry.title}`} entry={entry} isTarget={index === 0} />;
          }),
        )}
      </ol>
    </section>
  );
}

interface EntryProps {
  readonly entry: TimelineEntry;
  readonly isTarget: boolean;
}

function First({ entry, isTarget }: EntryProps) {
  const { year, title, text = '', label, figures, picture } = entry;
  return (
    <li className="first" id={isTarget ? anchors.year(year) : undefined}>
      <p className="secondary">{[year, label].filter(Boolean).join(' · ')}</p>
      <h3>{insertNoBreakSpaces(title)}</h3>
      <RichText text={text} />
      {figures && <p className="secondary">{insertNoBreakSpaces(figures)}</p>}
      {picture && <Figure picture={picture} place="column-on-desk" />}
    </li>
  );
}

function Line({ entry: { year, yearInWords, title, label, figures, picture }, isTarget }: EntryProps) {
  return (
    <li className="timeline-line year-line" id={isTarget ? anchors.year(year) : undefined}>
      <b>{year}</b>{' '}
      <span>
        {title}
        <span className="secondary">
          {[yearInWords, figures].map((words) => words && ` ${insertNoBreakSpaces(words)}`)}
        </span>
      </span>{' '}
      {label && <span className="secondary">{label}</span>}
      {picture && <Figure picture={picture} place="column-on-desk" />}
    </li>
  );
}
