/** Which sentences of the specification the data departs from, compared with those that are listed as meant. */
import { dataFacts } from '../../tests/specification/data-facts.ts';
import { contentOf } from '../../tests/specification/delivered-content.ts';
import { deviations } from '../../tests/specification/deviations.ts';

type Files = Parameters<typeof contentOf>[0];

/** Lines for tests/specification/deviations.ts, and what to remove there. */
export function describeDeviations(files: Files, day: string): string[] {
  const content = contentOf(files);
  const listed = new Set(deviations.map(({ sentence }) => sentence));
  const broken = dataFacts.filter(({ check }) => isBroken(() => check(content))).map(({ sentence }) => sentence);
  const added = broken.filter((sentence) => !listed.has(sentence));
  const outdated = dataFacts.map(({ sentence }) => sentence).filter((one) => listed.has(one) && !broken.includes(one));
  return [
    ...(added.length > 0 ? ['Add to tests/specification/deviations.ts:'] : []),
    ...added.map((sentence) => `  { sentence: ${quoted(sentence)}, why: ${quoted(`Data of the company, ${day}.`)} },`),
    ...(outdated.length > 0 ? ['Remove from tests/specification/deviations.ts, because it holds again:'] : []),
    ...outdated.map((sentence) => `  ${sentence}`),
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
