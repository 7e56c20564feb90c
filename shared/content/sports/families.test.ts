import { describe, expect, it } from 'vitest';
import { sports } from './sports.ts';

const all = Object.values(sports);
const judged = all.filter(({ family }) => family === 'judged');

const numberOf = (value: string) => Number(value.replace('−', '-'));

describe('the score of a sport', () => {
  it('is shown of those that are judged and of games, not of those that are read at a line', () => {
    expect(all.filter(({ score }) => score === undefined)).toEqual(all.filter(({ family }) => family === 'line'));
  });

  it.each(judged)('is the sum of its parts: $slug', ({ score = [] }) => {
    const values = score.map(({ value }) => numberOf(value));
    const total = values.pop() ?? Number.NaN;
    expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(total, 6);
  });
});
