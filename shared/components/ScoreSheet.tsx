import type { ScoreCell } from '../content/sports/sport.ts';
import { Section } from './Section.tsx';

interface ScoreSheetProps {
  readonly heading: string;
  readonly cells: readonly ScoreCell[];
}

/** A score and what leads to it, in lamps over a ruler: the last cell is the result. */
export function ScoreSheet({ heading, cells }: ScoreSheetProps) {
  return (
    <Section id="score" heading={heading} className="band is-dark board">
      <dl className="score cluster full">
        {cells.map(({ name, value }) => (
          <div key={name}>
            <dt className="secondary">{name}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
