import { expect, it } from 'vitest';
import { groupByDecade } from './group-by-decade.ts';

it('puts entries under their year, and years under their decade, in the order of the list', () => {
  const entries = [1968, 1968, 1969, 1970].map((year, index) => ({ year, index }));
  expect(
    groupByDecade(entries).map(({ decade, years }) => [
      decade,
      years.map(({ year, entries: inYear }) => [year, inYear.map(({ index }) => index)]),
    ]),
  ).toEqual([
    [
      1960,
      [
        [1968, [0, 1]],
        [1969, [2]],
      ],
    ],
    [1970, [[1970, [3]]]],
  ]);
});
