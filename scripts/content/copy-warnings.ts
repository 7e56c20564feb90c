/** Editorial rules. They warn and never stop a build: npm run content prints them. */
import { rinkSection } from '../../shared/content/sports/rink.ts';
import { paths } from '../../shared/paths.ts';
import { type ContentEntry, stringsOf } from './content-entries.ts';
import { countWords, WORD_RANGES } from './word-count.ts';

/** Job offers are printed as delivered; legal texts name the site, the company and their own parts. */
const NOT_OURS = /\/(careers\/\w+\.json|legal\/[\w-]+\.ts|accessibility\.ts|open-data\.ts)$/;

/** Ids, addresses, names, postal lines, figures of devices. */
const NOT_PROSE =
  /(^|\.)(slug|id|drawing|\w*[pP]icture|banner|pictures|gallery|logo|href|url|link|site|website|scope|links|label|body|field|fileName|table|diagram|quote|phone|imprint)(\.|$)/;

/** A name that a rule would catch. */
const NAME = /Scan’O’Vision Ultimate/g;

const BANNED: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [
    /\b(as (stated|reported)|reportedly|according to|as of \d{4}|(is|was|are|were) credited|is (said|believed) to)\b/i,
    'say it plainly; where a fact comes from belongs in a comment',
  ],
  [/\b(probably|presumably|apparently|allegedly|not (been )?(confirmed|found))\b/i, 'list what we did'],
  [
    /\b(th(is|ese) (pages?|sections?|websites?|paragraphs?|texts?)|mentioned (above|below|earlier))\b/i,
    'say the thing',
  ],
  [/\b(the company(’s)?|our company|the (firm|subsidiary) Swiss Timing)\b/i, 'we, or Swiss Timing where a page begins'],
  [/\b((published|official|result|timing) steps?|in steps of 1\/)/i, 'resolution, or "published to the hundredth"'],
  [/\b(official|result|race) protocols?\b|\branking lists?\b/i, 'official results, result sheets, rankings'],
  [/\bstands? (under|above|below|here|there)\b/i, '"see", "has the full list"'],
  [/\b(open|vacant|advertised) posts?\b/i, 'jobs, roles'],
  [/\b(judges’|judging) marks?\b|\bmarks? (from|of|by) (the |a )?(judges?|panels?)\b/i, 'scores'],
  [/\b(materials?|equipments|hardwares|infrastructures)\b/i, 'equipment'],
  [
    /\b(informations|feedbacks|softwares|trainings|advices|actual (results?|standings?|times?)|at choice)\b/i,
    'English',
  ],
  [
    /\b(passion\w*|cutting[- ]edge|state[- ]of[- ]the[- ]art|seamless(ly)?|solutions?|world[- ](class|leading)|market leaders?|uniquely|innovative|revolution\w*|groundbreaking|next[- ]generation|best[- ]in[- ]class|ultimate(ly)?|excellence|turnkey|one[- ]stop|holistic|synerg\w+|leverag\w+|empower\w*|ecosystem|bespoke|second to none|more than just)\b/i,
    'a figure, or nothing',
  ],
  [/!/, 'a full stop'],
];

const WORDS_OF_A_SENTENCE = 5;
const RANGES = [
  [paths.service(''), WORD_RANGES.services],
  [paths.sport(''), WORD_RANGES.sports],
] as const;

export function findCopyWarnings(entries: readonly ContentEntry[]): string[] {
  const ours = entries.filter(({ file }) => !NOT_OURS.test(file));
  return [...ours.flatMap(bannedPhrases), ...repeatedSentences(ours), ...ours.flatMap(unusualLength)];
}

function proseOf(value: unknown) {
  return stringsOf(value).filter(({ field }) => !NOT_PROSE.test(field));
}

function bannedPhrases({ file, entry, value }: ContentEntry): string[] {
  return proseOf(value).flatMap(({ field, text }) =>
    BANNED.flatMap(([phrase, instead]) => {
      const found = phrase.exec(text.replace(NAME, ''))?.[0];
      return found === undefined ? [] : [`${file}, entry ${entry}, field ${field}: “${found}”; instead: ${instead}`];
    }),
  );
}

/** Texts that several pages print on purpose. */
const SHARED: ReadonlySet<string> = new Set([rinkSection.text]);

/** Sentences that two pages have in common. */
function repeatedSentences(entries: readonly ContentEntry[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { page, entry, value } of entries) {
    for (const { text } of proseOf(value).filter((prose) => !SHARED.has(prose.text))) {
      for (const sentence of sentencesOf(text)) {
        places.set(sentence, (places.get(sentence) ?? new Set()).add(page ?? entry));
      }
    }
  }
  return [...places]
    .filter(([, found]) => found.size > 1)
    .map(([sentence, found]) => `${[...found].join(' and ')} say the same: ${sentence}`);
}

/** Each sentence as its words in lower case. */
function sentencesOf(markdown: string): string[] {
  return markdown
    .replace(/\]\([^)]*\)/g, ']')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length >= WORDS_OF_A_SENTENCE)
    .map((words) => words.join(' '));
}

function unusualLength({ file, entry, page, value }: ContentEntry): string[] {
  const range = RANGES.find(([start]) => page?.startsWith(start))?.[1];
  const words = countWords(value);
  if (range === undefined || (words >= range.min && words <= range.max)) return [];
  return [`${file}, entry ${entry}: ${words} words, expected ${range.min} to ${range.max}`];
}
