import { expect, it } from 'vitest';
import { fitDescription } from './fit-description.ts';

it('leaves what fits, and cuts what does not after a whole word', () => {
  const fits = 'x'.repeat(160);
  expect(fitDescription(fits)).toBe(fits);
  const cut = fitDescription('Clocks, '.repeat(30));
  expect(cut).toMatch(/^(Clocks, )+Clocks…$/);
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut.length).toBeGreaterThan(150);
});

it('cuts one endless word as well', () => {
  expect(fitDescription('x'.repeat(400))).toHaveLength(160);
});
