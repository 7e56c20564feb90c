import { describe, expect, it } from 'vitest';
import { sampleEvent, sampleOffer } from '../../scripts/dev/components/sample-content.ts';
import { dataFacts } from '../../scripts/import/data-facts.ts';
import { describeDeviations } from '../../scripts/import/deviations.ts';

const empty = { germany: [], switzerland: [], events: [], documentation: [], manuals: [], distributors: [] };
const lineOf = (sentence: string) => `  { sentence: '${sentence}', why: 'Data of the company, 2026-11-26.' },`;

describe('a sentence of the specification', () => {
  it('that the data departs from is printed as a line for deviations.ts', () => {
    const lines = describeDeviations(empty, '2026-11-26');
    expect(lines).toEqual(expect.arrayContaining([lineOf('one event card'), lineOf('The list holds 6 Swiss offers')]));
  });

  it('that holds is not printed', () => {
    const lines = describeDeviations(
      { ...empty, events: [sampleEvent], germany: Array(5).fill(sampleOffer) },
      '2026-11-26',
    );
    expect(lines).not.toContain(lineOf('one event card'));
    expect(lines).not.toContain(lineOf('The list holds 5 German offers'));
    expect(lines.length).toBeLessThan(dataFacts.length);
  });
});
