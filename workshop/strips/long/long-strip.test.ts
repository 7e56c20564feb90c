import { describe, expect, it } from 'vitest';
import { SPORT_SLUGS } from '../../../shared/content/navigation.ts';
import { reach } from '../body.ts';
import { slices } from './long-strip.ts';
import { SLICE_FLOOR, SLICE_HEAD, SLICE_WIDTH, type Slice } from './slice.ts';

/** Left, right, top and bottom of parts of a body, in units of its slice. */
function extent({ body: { body, time, ground, unitsPerMetre } }: Slice, isMeant: (fill: string) => boolean) {
  const start = time * 1000 + reach(body.figure) * unitsPerMetre;
  const drawn = body.figure(0).filter(({ fill }) => isMeant(fill));
  const points = drawn.flatMap(({ outline }) => outline);
  const [xs, ys] = [points.map(([x]) => start - x * unitsPerMetre), points.map(([, y]) => ground - y * unitsPerMetre)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe('the long strip', () => {
  it('shows every sport once, in the order of the menu', () => {
    expect(slices.map(({ sport }) => sport)).toEqual(SPORT_SLUGS);
  });

  it.each(slices)('stands whole in the part that telephones show: $sport', (slice) => {
    const { top, bottom } = extent(slice, () => true);
    expect(top).toBeGreaterThanOrEqual(SLICE_HEAD);
    expect(bottom).toBeLessThanOrEqual(SLICE_FLOOR);
  });

  it.each(slices)('cuts nobody at the edges: $sport', (slice) => {
    const { left, right } = extent(slice, (fill) => slice.isCut !== true || /^skin/.test(fill));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(SLICE_WIDTH);
  });
});
