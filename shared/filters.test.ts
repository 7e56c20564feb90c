import { describe, expect, it } from 'vitest';
import { countInWords, readFilter, writeFilter } from './filters.ts';

const filter = { param: 'area', values: ['swiss', 'germany'] };

describe('readFilter', () => {
  it.each([
    ['?area=swiss', 'swiss'],
    ['?x=1&area=germany', 'germany'],
    ['?area=swiss&area=germany', 'swiss'],
    ['?area=Swiss', undefined],
    ['?area=', undefined],
    ['?area=constructor', undefined],
    ['', undefined],
  ])('"%s" is %s', (search, expected) => {
    expect(readFilter(filter, search)).toBe(expected);
  });
});

describe('writeFilter', () => {
  it('leaves the address plain for everything', () => {
    expect(writeFilter(filter, undefined)).toBe('');
    expect(writeFilter(filter, 'swiss')).toBe('?area=swiss');
  });
});

describe('countInWords', () => {
  it.each([
    [0, '0 offers'],
    [1, '1 offer'],
    [2, '2 offers'],
  ])('%i is "%s"', (count, words) => {
    expect(countInWords(count, 'offer')).toBe(words);
  });
});
