/** A finger in two tones. */
import type { Point } from '../../kit/shapes.ts';
import { SKIN } from './materials.ts';
import { capsule } from './product.ts';

export function digit(a: Point, b: Point, radius: number): string {
  return (
    capsule(a, b, radius, radius * 0.84, SKIN[1]) +
    capsule(
      [a[0] - radius * 0.1, a[1] - radius * 0.2],
      [b[0] - radius * 0.1, b[1] - radius * 0.2],
      radius * 0.78,
      radius * 0.62,
      SKIN[3],
    )
  );
}
