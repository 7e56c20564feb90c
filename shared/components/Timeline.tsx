import { decadeAnchor, groupByDecade } from './group-by-decade.ts';
import { TimelineDecade } from './TimelineDecade.tsx';
import type { TimelineEntry } from './timeline-entry.ts';
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
    <div className="timeline">
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
        <TimelineDecade key={decade.decade} isDense={isDense} {...decade} />
      ))}
    </div>
  );
}
