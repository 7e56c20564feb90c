/** Editorial rules and figures of the copy. They warn and never stop a build: npm run content prints them. */
import { rinkSection } from '../../shared/content/sports/rink.ts';
import { paths } from '../../shared/paths.ts';
import { type ContentEntry, type ContentString, stringsOf } from './site-content.ts';

/** Job offers are printed as delivered; legal texts name the site, the company and their own parts. */
const NOT_OURS = /\/(careers\/\w+\.json|legal\/[\w-]+\.ts|accessibility\.ts|open-data\.ts)$/;

/** Ids, addresses, names, postal lines, figures of devices. */
const NOT_PROSE =
  /(^|\.)(slug|id|drawing|\w*[pP]icture|banner|pictures|gallery|logo|href|url|link|site|website|scope|links|label|body|field|fileName|table|diagram|quote|phone|imprint)(\.|$)/;

/** Ids and addresses, and texts that the page does not print. */
const NOT_COUNTED =
  /(^|\.)(slug|id|path|surface|description|drawing|picture|logo|href|url|links|scope|services|sports|gallery|pictures|type|noc|standIn|samples|banner|value)(\.|$)/;
/** The description of a fact is printed, that of a page is not. */
const PRINTED = /^(facts|sections|steps|phases)\..*(?<!\.(id|type|value))$/;

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

/** Words of a page. */
const LENGTHS = [
  [paths.service(''), 250, 450],
  [paths.sport(''), 350, 600],
] as const;

/** Texts that several pages print on purpose. */
const SHARED: ReadonlySet<string> = new Set([rinkSection.text]);
const LEAST_WORDS_OF_A_REPETITION = 5;

export function findCopyWarnings(entries: readonly ContentEntry[]): string[] {
  const ours = entries.filter(({ file }) => !NOT_OURS.test(file));
  return [...ours.flatMap(bannedPhrases), ...repeatedSentences(ours), ...ours.flatMap(unusualLength)];
}

const proseOf = (value: unknown) => stringsOf(value).filter(({ field }) => !NOT_PROSE.test(field));

function bannedPhrases({ file, entry, value }: ContentEntry): string[] {
  return proseOf(value).flatMap(({ field, text }) =>
    BANNED.flatMap(([phrase, instead]) => {
      const found = phrase.exec(text)?.[0];
      return found === undefined ? [] : [`${file}, entry ${entry}, field ${field}: “${found}”; instead: ${instead}`];
    }),
  );
}

/** Sentences that two pages have in common. */
function repeatedSentences(entries: readonly ContentEntry[]): string[] {
  const found = entries.flatMap(({ page, entry, value }) =>
    proseOf(value)
      .filter(({ text }) => !SHARED.has(text))
      .flatMap(({ text }) => sentencesOf(text).map((sentence) => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []))
      .filter((words) => words.length >= LEAST_WORDS_OF_A_REPETITION)
      .map((words) => ({ place: page ?? entry, sentence: words.join(' ') })),
  );
  return [...Map.groupBy(found, ({ sentence }) => sentence)].flatMap(([sentence, same]) => {
    const places = new Set(same.map(({ place }) => place));
    return places.size > 1 ? [`${[...places].join(' and ')} say the same: ${sentence}`] : [];
  });
}

function unusualLength({ file, entry, page, value }: ContentEntry): string[] {
  const words = countWords(value);
  const [, least = 0, most = Infinity] = LENGTHS.find(([start]) => page?.startsWith(start)) ?? [];
  if (words >= least && words <= most) return [];
  return [`${file}, entry ${entry}: ${words} words, expected ${least} to ${most}`];
}

/** Without addresses, ids and what templates add. */
export function countWords(content: unknown): number {
  const isCounted = ({ field }: ContentString) => !NOT_COUNTED.test(field) || PRINTED.test(field);
  return sum(stringsOf(content).filter(isCounted), ({ text }) => wordsIn(text));
}

const wordsIn = (markdown: string) => withoutTargets(markdown).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

const withoutTargets = (markdown: string) => markdown.replace(/\]\([^)]*\)/g, ']');

/** A year or a name after "since" and "until" makes no clause. */
const CLAUSE =
  /\b([Bb]ecause|so that|[Aa]lthough|though|[Ww]hereas|[Uu]nless|which|[Ww]hose?|whom|[Ww]hen|[Ww]hile|[Ww]here|[Ii]f|([Ss]ince|[Uu]ntil)(?! (then|\d|[A-Z])))\b/;
const RATIONED = /\b(each|figures?(?! skat)|stands?|beside|of (its|their|your|our) own|nobody|everybody|whoever)\b/gi;
const LONG_SENTENCE_WORDS = 25;
/** A full stop ends a sentence if the next one begins with a capital or a digit; St. Moritz does not begin one. */
const SENTENCE_END = /(?<=[.!?][”’)]?)(?<!\bSt\.)\s+(?=[“‘(]?[\p{Lu}\d])|\n+/u;

export function sentencesOf(markdown: string): string[] {
  return withoutTargets(markdown)
    .replace(/[*[\]]|^- /gm, '')
    .split(SENTENCE_END)
    .filter((sentence) => /[.!?:][”’)]?$/.test(sentence));
}

export function measureProse(sentences: readonly string[]) {
  const share = <T>(values: readonly T[], of: (value: T) => number) => sum(values, of) / Math.max(1, values.length);
  const lengths = sentences.map(wordsIn);
  const meanWords = share(lengths, (length) => length);
  return {
    sentences: sentences.length,
    meanWords,
    deviation: Math.sqrt(share(lengths, (length) => (length - meanWords) ** 2)),
    withClause: share(sentences, (sentence) => Number(CLAUSE.test(sentence))),
    long: share(lengths, (length) => Number(length >= LONG_SENTENCE_WORDS)),
    rationedWords: sentences.join(' ').match(RATIONED)?.length ?? 0,
  };
}

const sum = <T>(values: readonly T[], of: (value: T) => number) => values.reduce((total, one) => total + of(one), 0);

/** A line for the pages of each folder of the content, and one for all. Search engines' descriptions are left out. */
export function proseTable(entries: readonly ContentEntry[]): string[] {
  const prose = entries.flatMap(({ file, value }) =>
    stringsOf(value)
      .filter(({ field }) => field !== 'description')
      .flatMap(({ text }) => sentencesOf(text).map((sentence) => ({ kind: file.split('/')[2] ?? file, sentence }))),
  );
  return [
    row('', 'sentences', 'words', 'deviation', 'clauses', '25 words', 'rationed'),
    ...[...Map.groupBy(prose, ({ kind }) => kind), ['in all', prose] as const].map(([kind, found]) => {
      const { sentences, rationedWords, ...of } = measureProse(found.map(({ sentence }) => sentence));
      const shares = [of.withClause, of.long].map((share) => `${Math.round(share * 100)} %`);
      return row(kind, sentences, of.meanWords.toFixed(1), of.deviation.toFixed(1), ...shares, rationedWords);
    }),
  ];
}

const row = (name: string, ...cells: readonly (string | number)[]) =>
  name.padEnd(18) + cells.map((cell) => String(cell).padStart(10)).join('');
