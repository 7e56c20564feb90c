/** What a reader may expect of the words: nothing is said on two pages. */
import { describe, expect, it } from 'vitest';
import { contentEntries, stringsOf } from '../../scripts/content/content-entries.ts';

const WORDS_OF_A_SENTENCE = 5;

/** Ids and addresses, and what has to read alike wherever it stands: names, postal lines, a device's figures. */
const NOT_PROSE = new RegExp(
  `(^|\\.)(${[
    ...['slug', 'id', 'drawing', 'picture', 'pictures', 'gallery', 'logo', 'href', 'url', 'link', 'site', 'website'],
    ...['scope', 'links', 'label', 'body', 'field', 'fileName', 'contact_information', 'location', 'table'],
  ].join('|')})(\\.|$)`,
);

/** The sentences of a Markdown text as they compare: words in lower case, without marks. */
function sentencesOf(markdown: string): string[] {
  return markdown
    .replace(/\]\([^)]*\)/g, ']')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length >= WORDS_OF_A_SENTENCE)
    .map((words) => words.join(' '));
}

/** Each sentence with the pages that print it; a document is a page of its own. */
function pagesBySentence(): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  for (const { page, entry, value } of contentEntries) {
    for (const { field, text } of stringsOf(value)) {
      if (NOT_PROSE.test(field)) continue;
      for (const sentence of sentencesOf(text)) {
        pages.set(sentence, (pages.get(sentence) ?? new Set()).add(page ?? entry));
      }
    }
  }
  return pages;
}

describe('the copy', () => {
  it('says no sentence on two pages', () => {
    const repeated = [...pagesBySentence()]
      .filter(([, pages]) => pages.size > 1)
      .map(([sentence, pages]) => `${[...pages].join(' and ')}: ${sentence}`);
    expect(repeated).toEqual([]);
  });
});
