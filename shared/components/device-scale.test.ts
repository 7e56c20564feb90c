import { expect, it } from 'vitest';
import { widthsOnOneScale } from './device-scale.ts';

it('draws devices on one scale, the largest over the whole column', () => {
  expect(widthsOnOneScale([1.6, 0.8, 0.4])).toEqual([1, 0.5, 0.25]);
});

it('gives what is below a quarter of the largest a scale of its own', () => {
  expect(widthsOnOneScale([2.8, 1.4, 0.6, 0.3])).toEqual([1, 0.5, 1, 0.5]);
});

it('lets a drawing without a measure fill the column', () => {
  expect(widthsOnOneScale([undefined, 1, 0.5])).toEqual([1, 1, 0.5]);
  expect(widthsOnOneScale([undefined])).toEqual([1]);
});
