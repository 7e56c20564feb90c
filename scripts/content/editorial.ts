/** Figures of the prose, and rules of the voice. They warn and never stop a build: npm run content prints them. */
import { posix } from 'node:path';
import { JSDOM } from 'jsdom';

/** The sentences of each page and document, by its address. */
export type Prose = ReadonlyMap<string, readonly string[]>;

/** What is read by itself: data, labels, lists of links. The figures are for English. */
const NOT_PROSE = 'nav, table, dl, label, form, figure, button, svg, script, .link-list, .visually-hidden, [lang="de"]';
const INLINE = 'a, abbr, b, br, cite, code, em, i, q, s, small, span, strong, sub, sup, time';

/** The sentences that a page prints in its main part. The end of a block ends a sentence. */
export function sentencesOfPage(html: string): string[] {
  const { document } = new JSDOM(html).window;
  for (const element of document.querySelectorAll(NOT_PROSE)) element.remove();
  for (const block of document.querySelectorAll(`main :not(${INLINE})`)) block.append('\n');
  return sentencesOf(document.querySelector('main')?.textContent ?? '');
}

/** A full stop ends a sentence if the next one begins with a capital or a digit; St. Moritz does not begin one. */
const SENTENCE_END = /(?<=[.!?][”’)]?)(?<!\bSt\.)\s+(?=[“‘(]?[\p{Lu}\d])|\n+/u;

export const sentencesOf = (text: string) =>
  text.split(SENTENCE_END).filter((sentence) => /\p{L}.*[.!?:][”’)]?$/su.test(sentence));

/** A year or a name after "since" and "until" makes no clause. */
const CLAUSE =
  /\b([Bb]ecause|so that|[Aa]lthough|though|[Ww]hereas|[Uu]nless|which|[Ww]ho(se)?|whom|[Ww]hen|[Ww]hile|[Ww]here|[Ii]f|([Ss]ince|[Uu]ntil)(?! (then|\d|[A-Z])))\b/;
const RATIONED = /\b(each|figures?(?! skat)|stands?|beside|of (its|their|your|our) own|nobody|everybody|whoever)\b/gi;
const LONG_SENTENCE_WORDS = 25;

export function measureProse(sentences: readonly string[]) {
  const share = <T>(values: readonly T[], of: (value: T) => number) => sum(values, of) / Math.max(1, values.length);
  const lengths = sentences.map((sentence) => sentence.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0);
  const meanWords = share(lengths, (length) => length);
  return {
    words: sum(lengths, (length) => length),
    sentences: sentences.length,
    meanWords,
    deviation: Math.sqrt(share(lengths, (length) => (length - meanWords) ** 2)),
    withClause: share(sentences, (sentence) => Number(CLAUSE.test(sentence))),
    long: share(lengths, (length) => Number(length >= LONG_SENTENCE_WORDS)),
    rationedWords: sentences.join(' ').match(RATIONED)?.length ?? 0,
  };
}

const sum = <T>(values: readonly T[], of: (value: T) => number) => values.reduce((total, one) => total + of(one), 0);

/** A line for each page, for the pages of each folder, and for all. */
export function proseTable(prose: Prose): string[] {
  const folders = Map.groupBy(prose, ([address]) => `all of ${posix.dirname(address)}`);
  const kinds = [...folders, ['in all', [...prose]] as const].map(
    ([name, pages]) => [name, pages.flatMap(([, sentences]) => sentences)] as const,
  );
  return [
    row('words', 'sentences', 'mean', 'deviation', 'clauses', '25 words', 'rationed', ''),
    ...[...prose, ...kinds].map(([name, found]) => {
      const { words, sentences, rationedWords, ...of } = measureProse(found);
      const shares = [of.withClause, of.long].map((share) => `${Math.round(share * 100)} %`);
      return row(words, sentences, of.meanWords.toFixed(1), of.deviation.toFixed(1), ...shares, rationedWords, name);
    }),
  ];
}

const row = (...cells: readonly (string | number)[]) =>
  `${cells
    .slice(0, -1)
    .map((cell) => String(cell).padStart(9))
    .join(' ')}  ${cells.at(-1)}`;

const BANNED: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\b(as (stated|reported)|according to|as of \d{4}|credited|not (been )?(confirmed|found))\b/i, 'say it plainly'],
  [/\b(th(is|ese) (pages?|sections?|websites?|paragraphs?|texts?)|mentioned (above|below))\b/i, 'say the thing'],
  [/\b(the|our) company(’s)?\b/i, 'we, or Swiss Timing where a page begins'],
  [/\b((published|official|result|timing) steps?|in steps of 1\/)/i, 'resolution, or "published to the hundredth"'],
  [/\b(official|result|race) protocols?\b|\branking lists?\b/i, 'official results, result sheets, rankings'],
  [/\bstands? (under|above|below|here|there)\b/i, '"see", "has the full list"'],
  [/\b(open|vacant|advertised) posts?\b/i, 'jobs, roles'],
  [/\b(judges’|judging) marks?\b|\bmarks? (from|of|by) (the |a )?(judges?|panels?)\b/i, 'scores'],
  [/\b(materials?|equipments|hardwares|infrastructures)\b/i, 'equipment'],
  [/\b(passion\w*|cutting[- ]edge|state[- ]of[- ]the[- ]art|seamless(ly)?|solutions?)\b/i, 'a figure, or nothing'],
  [/!/, 'a full stop'],
];

/** Legal texts and job offers name the company and their own parts. */
const NOT_OURS = /^\/(Company\/CareersDetails\/|(Cookies|PrivacyPolicy|TermsAndConditions|Accessibility|OpenData)$)/;

export function findCopyWarnings(prose: Prose): string[] {
  const ours = [...prose].filter(([address]) => !NOT_OURS.test(address));
  const found = ours.flatMap(([address, sentences]) =>
    [...new Set(sentences)].map((sentence) => ({ address, sentence })),
  );
  return [
    ...found.flatMap(({ address, sentence }) =>
      BANNED.flatMap(([phrase, instead]) => {
        const [words] = phrase.exec(sentence) ?? [];
        return words === undefined ? [] : [`${address}: “${words}”; instead: ${instead}`];
      }),
    ),
    ...[...Map.groupBy(found, ({ sentence }) => sentence)]
      .filter(([, same]) => same.length > 1)
      .map(([sentence, same]) => `${same.map(({ address }) => address).join(' and ')} say the same: ${sentence}`),
  ];
}
