/** The beach volleyball court, its free zone and net. */

import { createScale } from '../../kit/scale.ts';
import { circle, type Point, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';

/** Metres from the middle of the net; y grows towards the scorer's table. */
export const scale = createScale([376, 348], 23);
const { x, y, of } = scale;
export const HALF_LENGTH = 8;
export const HALF_WIDTH = 4;
const FREE = 5;
/** The far corner of the free zone, 5 m around the court. */
export const EDGE: Point = [HALF_LENGTH + FREE, HALF_WIDTH + FREE];

export function court(): string {
  const box = `M${round(x(-8))} ${round(y(-4))}H${round(x(8))}V${round(y(4))}H${round(x(-8))}Z`;
  return (
    rect(x(-EDGE[0]), y(-EDGE[1]), of(2 * EDGE[0]), of(2 * EDGE[1]), 'sand-1') +
    rect(x(-8), y(-4), of(16), of(8), 'sand') +
    stroke(box, 'wl', 3) +
    // Net between its posts, 1 m outside of the side lines.
    stroke(`M${round(x(0))} ${round(y(-5))}V${round(y(5))}`, 'l', 2) +
    circle(x(0), y(-5), 4, 'i') +
    circle(x(0), y(5), 4, 'i')
  );
}
