import { expect, it } from 'vitest';
import { countSlips } from './count-slips.ts';

it.each([
  ['', '', 0],
  ['', 'sales', 5],
  ['sales', '', 5],
  ['sales', 'sales', 0],
  ['sale', 'sales', 1],
  ['saless', 'sales', 1],
  ['salas', 'sales', 1],
  ['slaes', 'sales', 1],
  ['aslse', 'sales', 2],
  ['fencing', 'cycling', 4],
])('"%s" is as far from "%s" as %i slips', (a, b, slips) => {
  expect(countSlips(a, b)).toBe(slips);
  expect(countSlips(b, a)).toBe(slips);
});
