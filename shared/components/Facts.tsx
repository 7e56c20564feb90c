import type { Fact } from '../content/copy.ts';
import { holdUnits } from './hold-units.ts';

/** "About 600", "40,000 images/s", "2 min 30 s": the number, and the words before and the unit after it. */
const NUMBER = /^([A-Za-z]+ )?(.*\d\S*)( \D+)?$/;

/** Figures at a glance. */
export function Facts({ heading = 'At a glance', facts }: { heading?: string; facts: readonly Fact[] }) {
  return (
    <section className="section facts" aria-labelledby="facts">
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
      <span className="fact-number">{number}</span>
      {after}
    </>
  );
}
