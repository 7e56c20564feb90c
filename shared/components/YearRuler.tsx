import { anchors } from '../anchors.ts';
import type { DecadeOf } from './group-by-decade.ts';
import type { TimelineEntry } from './timeline-entry.ts';

interface YearRulerProps {
  readonly decades: readonly DecadeOf<TimelineEntry>[];
}

/** The drawing, in pixels of a window that has room for it. */
const [WIDTH, HEIGHT, LINE] = [1280, 208, 116] as const;
/** A link is as wide as a pointer needs: even years are above the line and odd ones below, so that two fit. */
const LINK_WIDTH = 26;
const TICK = { width: 3, height: 14, first: 22, gap: 3 } as const;

/** The whole list along one line of time: a tick for each entry, red and taller where something was done first. */
export function YearRuler({ decades }: YearRulerProps) {
  const years = decades.flatMap((decade) => decade.years);
  const [first = 0, last = 0] = [years[0]?.year, years.at(-1)?.year];
  const xOf = (year: number) => LINK_WIDTH / 2 + ((year - first) / (last - first)) * (WIDTH - LINK_WIDTH);
  return (
    <nav className="year-ruler" aria-label="Years">
      <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fontSize="12">
        <title>Entries by year</title> <path d={`M0 ${LINE}H${WIDTH}`} stroke="currentColor" strokeWidth="2" />
        {years.map(({ year, entries }) => (
          <Year key={year} year={year} x={xOf(year)} entries={entries} />
        ))}
      </svg>
      <p className="secondary">A tick for each entry, red for the first time</p>
    </nav>
  );
}

interface YearProps {
  readonly year: number;
  readonly x: number;
  readonly entries: readonly TimelineEntry[];
}

function Year({ year, x, entries }: YearProps) {
  const isAbove = year % 2 === 0;
  let reached = 0;
  const ticks = entries.map(({ text }) => {
    const isFirst = text !== undefined;
    const height = isFirst ? TICK.first : TICK.height;
    const from = reached;
    reached += height + TICK.gap;
    return { isFirst, height, y: isAbove ? LINE - from - height : LINE + from };
  });
  const end = reached + 4;
  return (
    <a href={`#${anchors.year(year)}`}>
      <rect
        fill="transparent"
        x={x - LINK_WIDTH / 2}
        y={isAbove ? LINE - end - 12 : LINE}
        width={LINK_WIDTH}
        height={end + 12}
      />
      {ticks.map(({ isFirst, ...tick }) => (
        <rect
          className={isFirst ? 'tick is-first' : 'tick'}
          key={tick.y}
          x={x - TICK.width / 2}
          width={TICK.width}
          {...tick}
        />
      ))}
      <text x={x} y={isAbove ? LINE - end : LINE + end + 9} textAnchor="middle">
        {year}
      </text>{' '}
    </a>
  );
}
