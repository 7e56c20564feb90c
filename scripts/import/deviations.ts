/** Lines for tests/specification/deviations.ts: the sentences of the specification that the data departs from. */
import { type DataFiles, dataFacts } from './data-facts.ts';

/** @param day YYYY-MM-DD, for the reason */
export function describeDeviations(files: DataFiles, day: string): string[] {
  const broken = dataFacts.filter(({ check }) => isBroken(() => check(files)));
  if (broken.length === 0) return [];
  return [
    'Lines for tests/specification/deviations.ts, where they are not there yet:',
    ...broken.map(
      ({ sentence }) => `  { sentence: ${quoted(sentence)}, why: ${quoted(`Data of the company, ${day}.`)} },`,
    ),
  ];
}

function isBroken(check: () => void): boolean {
  try {
    check();
    return false;
  } catch {
    return true;
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
