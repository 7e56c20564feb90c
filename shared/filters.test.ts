import { describe, expect, it } from 'vitest';
import { countInWords, readFilters, writeFilters } from './filters.ts';

const filters = [{ param: 'area', values: ['swiss', 'germany'] }];

describe('readFilters', () => {
  it.each([
    ['?area=swiss', { area: 'swiss' }],
    ['?x=1&area=germany', { area: 'germany' }],
    ['?area=swiss&area=germany', { area: 'swiss' }],
    ['?area=all', {}],
    ['?area=Swiss', {}],
    ['?area=', {}],
    ['?area=constructor&__proto__=swiss', {}],
    ['', {}],
  ])('"%s" is %j', (search, expected) => {
    expect(readFilters(filters, search)).toEqual(expected);
  });

  it('finds nothing where there is no filter', () => {
    expect(readFilters([], '?area=swiss')).toEqual({});
  });
});

describe('writeFilters', () => {
  it.each([
    [{}, ''],
    [{ area: 'swiss' }, '?area=swiss'],
    [{ other: 'x' }, ''],
  ])('%j is "%s"', (choices, expected) => {
    expect(writeFilters(filters, choices)).toBe(expected);
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
