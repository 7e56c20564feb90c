import { expect, it } from 'vitest';
import { insertNoBreakSpaces } from './insert-no-break-spaces.ts';

it.each([
  ['1/1,000,000 s. Sport', '1/1,000,000\u00a0s. Sport'],
  ['2.4 × 0.9 m and 1 cm', '2.4\u00a0×\u00a00.9\u00a0m and 1\u00a0cm'],
  ['6 × 2.4 × 0.9 m', '6\u00a0×\u00a02.4\u00a0×\u00a00.9\u00a0m'],
  ['pools of 25 and 50 m', 'pools of 25\u00a0and\u00a050\u00a0m'],
  ['in 1976 and 12 years', 'in 1976 and 12 years'],
  ['350 km/h, 40,000 images/s', '350\u00a0km/h, 40,000\u00a0images/s'],
  ['5–10 %', '5–10\u00a0%'],
  ['the 100 men, 3 sites, 4 minutes', 'the 100 men, 3 sites, 4 minutes'],
  ['on 3 July 1972, in 2025 Maya', 'on 3\u00a0July 1972, in 2025 Maya'],
  ['since 1972 swimmers', 'since 1972 swimmers'],
])('keeps number and unit together: %s', (text, held) => {
  expect(insertNoBreakSpaces(text)).toBe(held);
});
