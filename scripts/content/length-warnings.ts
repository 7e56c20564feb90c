/** Pages that are thinner or longer than readers of their kind expect. Worth a look, never a reason to stop. */
import { paths } from '../../shared/paths.ts';
import type { ContentEntry } from './content-entries.ts';
import { countWords, WORD_RANGES } from './word-count.ts';

/** Address of a page → how many words it may have; pages of other kinds have no range. */
const RANGES_BY_ADDRESS = [
  [paths.service(''), WORD_RANGES.services],
  [paths.sport(''), WORD_RANGES.sports],
] as const;

export function findLengthWarnings(entries: readonly ContentEntry[]): string[] {
  return entries.flatMap(({ file, entry, page, value }) => {
    const range = RANGES_BY_ADDRESS.find(([start]) => page?.startsWith(start))?.[1];
    if (range === undefined) return [];
    const words = countWords(value);
    if (words >= range.min && words <= range.max) return [];
    return [`${file}, entry ${entry}: ${words} words, expected ${range.min} to ${range.max}`];
  });
}
