/** How the copy reads, in figures: length of sentences, subordinate clauses, rationed words. npm run content prints them. */
import { type ContentEntry, stringsOf } from './content-entries.ts';

/** A year or a name after "since" and "until" makes no clause. */
const CLAUSE =
  /\b([Bb]ecause|so that|[Aa]lthough|though|[Ww]hereas|[Uu]nless|which|[Ww]hose?|whom|[Ww]hen|[Ww]hile|[Ww]here|[Ii]f|([Ss]ince|[Uu]ntil)(?! (then|\d|[A-Z])))\b/;

const RATIONED = /\b(each|figures?(?! skat)|stands?|beside|of (its|their|your|our) own|nobody|everybody|whoever)\b/gi;

const LONG_SENTENCE_WORDS = 25;

/** A full stop ends a sentence if the next one begins with a capital or a digit; St. Moritz does not begin one. */
const SENTENCE_END = /(?<=[.!?][”’)]?)(?<!\bSt\.)\s+(?=[“‘(]?[\p{Lu}\d])|\n+/u;

export function sentencesOf(markdown: string): string[] {
  return markdown
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[*[]|^- /gm, '')
    .split(SENTENCE_END)
    .filter((sentence) => /[.!?:][”’)]?$/.test(sentence));
}

interface ProseFigures {
  readonly sentences: number;
  readonly meanWords: number;
  readonly deviation: number;
  /** Shares of all sentences, from 0 to 1. */
  readonly withClause: number;
  readonly long: number;
  readonly rationedWords: number;
}

export function measureProse(sentences: readonly string[]): ProseFigures {
  const lengths = sentences.map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length);
  const mean = average(lengths);
  return {
    sentences: sentences.length,
    meanWords: mean,
    deviation: Math.sqrt(average(lengths.map((length) => (length - mean) ** 2))),
    withClause: average(sentences.map((sentence) => Number(CLAUSE.test(sentence)))),
    long: average(lengths.map((length) => Number(length >= LONG_SENTENCE_WORDS))),
    rationedWords: sentences.join(' ').match(RATIONED)?.length ?? 0,
  };
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** A line for the pages of each folder of the content, and one for all. Search engines' descriptions are left out. */
export function proseTable(entries: readonly ContentEntry[]): string[] {
  const prose = entries.flatMap(({ file, value }) =>
    stringsOf(value)
      .filter(({ field }) => field !== 'description')
      .flatMap(({ text }) => sentencesOf(text).map((sentence) => ({ kind: file.split('/')[2] ?? file, sentence }))),
  );
  const kinds = [...Map.groupBy(prose, ({ kind }) => kind), ['in all', prose] as const];
  return [
    row('', 'sentences', 'words', 'deviation', 'clauses', '25 words', 'rationed'),
    ...kinds.map(([kind, found]) => {
      const figures = measureProse(found.map(({ sentence }) => sentence));
      const { sentences, meanWords, deviation, withClause, long, rationedWords } = figures;
      const shares = [percent(withClause), percent(long)];
      return row(kind, sentences, meanWords.toFixed(1), deviation.toFixed(1), ...shares, rationedWords);
    }),
  ];
}

const row = (name: string, ...cells: readonly (string | number)[]) =>
  name.padEnd(18) + cells.map((cell) => String(cell).padStart(10)).join('');
