import { anchors } from '../anchors.ts';
import type { Markdown } from '../content/copy.ts';
import type { YearOf } from './group-by-decade.ts';
import { insertNoBreakSpaces } from './insert-no-break-spaces.ts';
import type { PageLink } from './LinkList.tsx';
import { RichText } from './RichText.tsx';

export interface TimelineEntry {
  readonly year: number;
  /** How the year is printed: "1988–1992", "about 2000". */
  readonly yearInWords: string;
  readonly title: string;
  readonly text: Markdown;
  /** Short label beside the title: the brand on show. */
  readonly label?: string | undefined;
  readonly figures?: string | undefined;
  readonly links?: readonly PageLink[];
  /** Something was done for the first time. */
  readonly isFirst?: boolean | undefined;
  /** Address of the picture. */
  readonly picture?: string | undefined;
}

/** The entries of one year; the year links to itself. */
export function TimelineYear({ year, entries }: YearOf<TimelineEntry>) {
  const [first] = entries;
  const isAlone = entries.length === 1;
  return (
    <li className="timeline-year" id={anchors.year(year)}>
      <h3>
        <a className="anchor" href={`#${anchors.year(year)}`}>
          {isAlone ? first?.yearInWords : year}
        </a>
      </h3>
      <ul>
        {entries.map((entry) => (
          <TimelineItem key={entry.title} entry={entry} isAlone={isAlone} />
        ))}
      </ul>
    </li>
  );
}

function TimelineItem({ entry, isAlone }: { entry: TimelineEntry; isAlone: boolean }) {
  const { year, yearInWords, title, text, label, figures, links = [], isFirst = false } = entry;
  const tells = isAlone || yearInWords === String(year) ? label : [yearInWords, label].filter(Boolean).join(', ');
  return (
    <li className={isFirst ? 'timeline-entry is-first' : 'timeline-entry'}>
      <h4 data-year={year}>{title}</h4>
      {tells && <p className="timeline-label">{tells}</p>}
      <div className="timeline-text">
        <RichText text={text} />
        {figures && <p className="timeline-figures"> {insertNoBreakSpaces(figures)}</p>}
      </div>
      {links.length > 0 && (
        <p className="timeline-links">
          {links.map(({ href, name }) => (
            <a key={href} href={href}>
              {name}{' '}
            </a>
          ))}
        </p>
      )}
    </li>
  );
}
