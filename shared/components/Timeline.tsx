import { Figure } from './Figure.tsx';
import { type DecadeOf, decadeAnchor, groupByDecade, type YearOf } from './group-by-decade.ts';
import { type TimelineEntry, TimelineYear } from './TimelineYear.tsx';
import { YearRuler } from './YearRuler.tsx';

interface TimelineProps {
  readonly entries: readonly TimelineEntry[];
  /** Many short entries: set closely, with the pictures at the side. */
  readonly isDense?: boolean;
}

/** Entries by year, a band for each decade; each year is a link target, and can be jumped to. */
export function Timeline({ entries, isDense = false }: TimelineProps) {
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
        <Decade key={decade.decade} isDense={isDense} {...decade} />
      ))}
    </div>
  );
}

interface DecadeProps extends DecadeOf<TimelineEntry> {
  /** Set closely, its picture in a column of the entries or under the numeral. */
  readonly isDense: boolean;
}

/** From more entries on, two columns of a dense decade are as tall as its numeral and its picture. */
const LONG = 12;

/** Ten years under one numeral. */
function Decade({ decade, years, isDense }: DecadeProps) {
  const id = decadeAnchor(decade);
  const isLong = isDense && years.flatMap(({ entries }) => entries).length > LONG;
  const passages = isDense ? [years] : endingWithPictures(years);
  // Counted from year 0, so that both pages give a decade the same paper.
  const isTinted = (decade / 10) % 2 === 1;
  const forms = ['decade band', isDense && 'is-dense', isTinted && 'is-tinted'].filter(Boolean).join(' ');
  return (
    // The anchor is the band's: its numeral sticks, and is not always at the head of the band.
    <section className={forms} id={id} aria-labelledby={`${id}-name`}>
      <div className="decade-head">
        <h2 id={`${id}-name`}>
          {String(decade).slice(0, 2)}
          <wbr />
          {String(decade).slice(2)}s
        </h2>
        {isLong && <Pictures years={years} isColumn />}
      </div>
      <div className="decade-passages">
        {passages.map((passage) => (
          <div className="decade-passage" key={passage[0]?.year}>
            <ol className="decade-years">
              {passage.map((year) => (
                <TimelineYear key={year.year} {...year} />
              ))}
            </ol>
            {!isLong && <Pictures years={passage} isColumn={isDense} />}
          </div>
        ))}
      </div>
    </section>
  );
}

interface PicturesProps {
  readonly years: readonly YearOf<TimelineEntry>[];
  readonly isColumn: boolean;
}

function Pictures({ years, isColumn }: PicturesProps) {
  const pictures = years.flatMap(({ entries }) => entries.flatMap(({ picture }) => picture ?? []));
  return pictures.map((picture) => (
    <Figure key={picture} picture={picture} place={isColumn ? 'column-on-desk' : 'text'} />
  ));
}

/** Cut after each year that has a picture, so that the picture follows it. */
function endingWithPictures(years: readonly YearOf<TimelineEntry>[]): YearOf<TimelineEntry>[][] {
  const passages: YearOf<TimelineEntry>[][] = [[]];
  for (const year of years) {
    passages.at(-1)?.push(year);
    if (year.entries.some(({ picture }) => picture !== undefined)) passages.push([]);
  }
  return passages.filter((passage) => passage.length > 0);
}
