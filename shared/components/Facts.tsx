import type { Fact } from '../content/copy.ts';

/** Figures at a glance. */
export function Facts({ heading = 'At a glance', facts }: { heading?: string; facts: readonly Fact[] }) {
  return (
    <section className="section facts" aria-labelledby="facts">
      <h2 className="facts-heading" id="facts">
        {heading}
      </h2>
      <dl className="facts-list">
        {facts.map(({ value, type, description }) => (
          <div className="fact" key={`${type} ${description}`}>
            <dt className="fact-type">{type}</dt>
            <dd className="fact-value">{value}</dd>
            <dd className="fact-description">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
