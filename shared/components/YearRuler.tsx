import { anchors } from '../anchors.ts';
import type { DecadeOf } from './group-by-decade.ts';

interface YearRulerProps {
  readonly decades: readonly DecadeOf<{ readonly isFirst?: boolean | undefined }>[];
}

/** The whole list along one line of time: a tick for each entry, red where something was done first. */
export function YearRuler({ decades }: YearRulerProps) {
  const years = decades.flatMap((decade) => decade.years);
  return (
    <nav className="year-ruler" aria-label="Years">
      <ol>
        {years.map(({ year, entries }, index) => {
          const next = years[index + 1]?.year ?? year + 1;
          return (
            // Each year is as long as the time to the next.
            <li className={`for-${next - year} ${year % 2 === 0 ? 'is-even' : 'is-odd'}`} key={year}>
              <a href={`#${anchors.year(year)}`}>
                <span className="ruler-year">{year}</span>
                {entries.map(({ isFirst }, tick) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: ticks have nothing but their order
                  <span className={isFirst ? 'tick is-first' : 'tick'} key={tick} />
                ))}
              </a>
            </li>
          );
        })}
      </ol>
      <p className="ruler-key">
        <span className="tick" /> One entry
        <span className="tick is-first" /> For the first time
      </p>
    </nav>
  );
}
