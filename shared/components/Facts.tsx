import type { Fact } from '../content/copy.ts';
import { insertNoBreakSpaces } from './insert-no-break-spaces.ts';

/** "About 600", "40,000 images/s", "2 min 30 s": the number, and the words before and the unit after it. */
const NUMBER = /^([A-Za-z]+ )?(.*\d\S*)( \D+)?$/;

/** From here on a number would be wider than its column. */
const LONG = 7;

/** Figures at a glance. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts-list row full">
      {facts.map(({ value, type, description }) => (
        <div className="fact" key={`${type} ${description}`}>
          <dt className="fact-type">{type}</dt>
          <dd className="fact-value">
            <FactValue value={value} />
          </dd>
          <dd className="fact-description secondary">{insertNoBreakSpaces(description)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The number is set large, the words around it are not. A value without a number is set like one. */
export function FactValue({ value }: { value: string }) {
  const [, before, number = value, after] = NUMBER.exec(value) ?? [];
  return (
    <>
      {before}
      <span className={number.length > LONG ? 'fact-number number is-long' : 'fact-number number'}>{number}</span>
      {after}
    </>
  );
}
