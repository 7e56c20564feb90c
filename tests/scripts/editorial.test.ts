import { describe, expect, it } from 'vitest';
import { findCopyWarnings, measureProse, proseTable, sentencesOfPage } from '../../scripts/content/editorial.ts';

describe('the sentences of a page', () => {
  it('end with a full stop before a capital or a digit, and with their block', () => {
    const html =
      '<main><p>We <em>time</em> it in St. Moritz, to 0.01 s. See <a href="/">Timing</a>.</p><ul><li>One.<li>No end</ul></main>';
    expect(sentencesOfPage(html)).toEqual(['We time it in St. Moritz, to 0.01 s.', 'See Timing.', 'One.']);
  });

  it.each([
    '<p>Outside.</p><main></main>',
    '<main><nav><p>Inside.</p></nav></main>',
    '<main><table><tr><td>Inside.</table></main>',
    '<main><figure><figcaption>Inside.</figcaption></figure></main>',
    '<main><ul class="link-list"><li><a href="/">Inside.</a></ul></main>',
    '<main lang="en"><div lang="de">Innen.</div></main>',
  ])('are not in %s', (html) => {
    expect(sentencesOfPage(html)).toEqual([]);
  });
});

describe('figures of prose', () => {
  const long = `It was ${'very '.repeat(22)}long.`;

  it('give length, deviation and the shares of clauses and of long sentences', () => {
    const figures = measureProse(['Two words.', 'Because it rains, we wait.', 'Since 2010 we run.', long]);
    expect(figures).toMatchObject({ words: 36, sentences: 4, meanWords: 9, withClause: 0.25, long: 0.25 });
    expect(figures.deviation).toBeCloseTo(Math.sqrt((49 + 16 + 25 + 256) / 4));
  });

  it('count the rationed words', () => {
    const figures = measureProse(['Each clock stands beside a figure of its own.', 'Nobody reaches it.']);
    expect(figures.rationedWords).toBe(6);
  });

  it('come by page, by folder and in all', () => {
    const prose = new Map([
      ['/Sports/Fencing', ['One two three.']],
      ['/Sports/Cycling', ['One.', 'Two.']],
      ['/Sales', ['One.']],
    ]);
    const cells = proseTable(prose).map((line) => line.trim().split(/ {2,}/));
    expect(cells.slice(1).map(([words, sentences, ...more]) => [words, sentences, more.at(-1)])).toEqual([
      ['3', '1', '/Sports/Fencing'],
      ['2', '2', '/Sports/Cycling'],
      ['1', '1', '/Sales'],
      ['5', '3', 'all of /Sports'],
      ['1', '1', 'all of /'],
      ['6', '4', 'in all'],
    ]);
  });
});

describe('a page', () => {
  it.each([
    ['A seamless start.', '“seamless”; instead: a figure, or nothing'],
    ['Go!', '“!”; instead: a full stop'],
    ['See this page.', '“this page”; instead: say the thing'],
  ])('is worth a look where it says %s', (sentence, warning) => {
    expect(findCopyWarnings(new Map([['/Sales', [sentence]]]))).toEqual([`/Sales: ${warning}`]);
    expect(findCopyWarnings(new Map([['/Company/CareersDetails/1', [sentence]]]))).toEqual([]);
  });

  it('is worth a look where it says the same as another', () => {
    const sentence = 'We time every race twice.';
    const prose = new Map([
      ['/Sales', ['First.', sentence, sentence]],
      ['/Heritage', [sentence]],
    ]);
    expect(findCopyWarnings(prose)).toEqual([`/Sales and /Heritage say the same: ${sentence}`]);
  });
});
