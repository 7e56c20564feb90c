import { describe, expect, it } from 'vitest';
import { measureProse, proseTable, sentencesOf } from '../../scripts/content/editorial.ts';

describe('sentences of copy', () => {
  it('end with a full stop before a capital or a digit, without links and marks', () => {
    const text =
      'We *time* it in St. Moritz, to 0.01 s. See [Timing](/Service/Timing).\n\n- **One** clock.\n- Two beams';
    expect(sentencesOf(text)).toEqual(['We time it in St. Moritz, to 0.01 s.', 'See Timing.', 'One clock.']);
  });
});

describe('figures of copy', () => {
  const long = `It was ${'very '.repeat(22)}long.`;

  it('give length, deviation and the shares of clauses and of long sentences', () => {
    const figures = measureProse(['Two words.', 'Because it rains, we wait.', 'Since 2010 we run.', long]);
    expect(figures).toMatchObject({ sentences: 4, meanWords: 9, withClause: 0.25, long: 0.25 });
    expect(figures.deviation).toBeCloseTo(Math.sqrt((49 + 16 + 25 + 256) / 4));
  });

  it('count the rationed words', () => {
    const figures = measureProse(['Each clock stands beside a figure of its own.', 'Nobody reaches it.']);
    expect(figures.rationedWords).toBe(6);
  });

  it('come by folder of the content and in all, without what only search engines read', () => {
    const entry = (file: string, value: object) => ({ file: `shared/content/${file}`, entry: 'x', value });
    const lines = proseTable([
      entry('sports/a.ts', { description: 'Not on the page.', lead: 'One two three.' }),
      entry('services/b.ts', { lead: 'One.' }),
    ]);
    const cells = lines.slice(1).map((line) => line.trim().split(/ {2,}/));
    expect(cells.map(([kind, sentences, words]) => [kind, sentences, words])).toEqual([
      ['sports', '1', '3.0'],
      ['services', '1', '1.0'],
      ['in all', '2', '2.0'],
    ]);
  });
});
