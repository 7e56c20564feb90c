import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

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
])('"%s" and "%s" are %i edits apart', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits);
  expect(editDistance(b, a)).toBe(edits);
});
