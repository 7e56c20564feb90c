import type { Fact } from '../content/copy.ts';
import { holdUnits } from './hold-units.ts';

/** "About 600", "40,000 images/s", "2 min 30 s": the number, and the words before and the unit after it. */
const NUMBER = /^([A-Za-z]+ )?(.*\d\S*)( \D+)?$/;

/** From here on a number would be wider than its column. */
const LONG = 7;

interface FactsProps {
  readonly heading?: string;
  readonly facts: readonly Fact[];
  /** Across the page, in the colour of what the sport happens on, the first figure the largest. */
  readonly isBand?: boolean;
}

/** Figures at a glance. */
export function Facts({ heading = 'At a glance', facts, isBand = false }: FactsProps) {
  return (
    <section className={isBand ? 'section facts is-band' : 'section facts'} aria-labelledby="facts">
      <h2 id="facts">{heading}</h2>
      <dl className="facts-list">
        {facts.map(({ value, type, description }) => (
          <div className="fact" key={`${type} ${description}`}>
            <dt className="fact-type">{type}</dt>
            <dd className="fact-value">
              <FactValue value={value} />
            </dd>
            <dd className="fact-description">{holdUnits(description)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The number is set large, what stands around it is not. A value without one is set like a number. */
function FactValue({ value }: { value: string }) {
  const [, before, number = value, after] = NUMBER.exec(value) ?? [];
  return (
    <>
      {before}
      <span className={number.length > LONG ? 'fact-number is-long' : 'fact-number'}>{number}</span>
      {after}
    </>
  );
}
