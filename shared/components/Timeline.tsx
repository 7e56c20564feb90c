import type { Markdown } from '../content/copy.ts';
import { anchors } from '../paths.ts';
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
}

/** Entries by year; each year is a link target, and each decade can be jumped to. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const years = groupByYear(entries);
  const decades = [...new Set(years.map(({ year }) => year - (year % 10)))];
  return (
    <>
      <nav className="decades" aria-label="Decades">
        <ul>
          {decades.map((decade) => {
            const first = years.find(({ year }) => year >= decade);
            return (
              <li key={decade}>
                <a href={`#${anchors.year(first?.year ?? decade)}`}>{decade}s</a>
              </li>
            );
          })}
        </ul>
      </nav>
      <ol className="timeline">
        {years.map(({ year, entries: inYear }) => (
          <li className="section timeline-year" key={year} id={anchors.year(year)}>
            <h2>
              <a className="anchor" href={`#${anchors.year(year)}`}>
                {inYear.length === 1 ? inYear[0]?.yearInWords : year}
              </a>
            </h2>
            <ul>
              {inYear.map((entry) => (
                <TimelineItem key={entry.title} entry={entry} isAlone={inYear.length === 1} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

function TimelineItem({ entry, isAlone }: { entry: TimelineEntry; isAlone: boolean }) {
  const { year, yearInWords, title, text, label, figures, links = [] } = entry;
  const tells = isAlone || yearInWords === String(year) ? label : [yearInWords, label].filter(Boolean).join(', ');
  return (
    <li className="timeline-entry">
      <h3>{title}</h3>
      {tells && <p className="timeline-label">{tells}</p>}
      <div className="timeline-text">
        <RichText text={text} />
        {links.length > 0 && (
          <p className="timeline-links">
            {links.map(({ href, name }) => (
              <a key={href} href={href}>
                {name}
              </a>
            ))}
          </p>
        )}
      </div>
      {figures && <p className="timeline-figures">{figures}</p>}
    </li>
  );
}

function groupByYear(entries: readonly TimelineEntry[]): { year: number; entries: TimelineEntry[] }[] {
  const groups = new Map<number, TimelineEntry[]>();
  for (const entry of entries) groups.set(entry.year, [...(groups.get(entry.year) ?? []), entry]);
  return [...groups].map(([year, inYear]) => ({ year, entries: inYear }));
}
