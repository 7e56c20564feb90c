/** Counts words of copy: without addresses, ids and what templates add. */
import { stringsOf } from './content-entries.ts';

/** Words per page. */
export const WORD_RANGES = { services: { min: 250, max: 450 }, sports: { min: 350, max: 600 } } as const;

/** Ids and addresses, and texts that the page does not print. */
const NOT_COPY =
  /(^|\.)(slug|id|path|surface|description|drawing|picture|logo|href|url|links|scope|services|sports|gallery|pictures|type|noc|standIn|samples|banner|value)(\.|$)/;
/** The description of a fact is printed, that of a page is not. */
const PRINTED = /^(facts|sections|steps|phases)\./;

export function countWords(content: unknown): number {
  return stringsOf(content)
    .filter(({ field }) => !NOT_COPY.test(field) || (PRINTED.test(field) && !/\.(id|type|value)$/.test(field)))
    .reduce((sum, { text }) => sum + wordsIn(text), 0);
}

function wordsIn(markdown: string): number {
  return markdown
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
