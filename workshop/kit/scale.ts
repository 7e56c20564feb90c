/** From metres to the units of a picture. */
import { scaleLinear } from 'd3-scale';
import type { Point } from './shapes.ts';

/** `x`, `y` and `at` place a position, `of` turns a length. Origin and axes (y downwards) are the plan's own. */
export interface Scale {
  readonly unitsPerMetre: number;
  x(metres: number): number;
  y(metres: number): number;
  of(metres: number): number;
  at(metres: Point): Point;
}

/** @param origin where 0 m, 0 m stands in the picture, in its units */
export function createScale([originX, originY]: Point, unitsPerMetre: number): Scale {
  const from = (origin: number) => scaleLinear([0, 1], [origin, origin + unitsPerMetre]);
  const [x, y] = [from(originX), from(originY)];
  return { unitsPerMetre, x, y, of: from(0), at: ([mx, my]) => [x(mx), y(my)] };
}
