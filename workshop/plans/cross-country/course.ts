/** A made-up cross-country loop in metres: out of the stadium to the left, back into it from the right. */
import { range } from '../../kit/range.ts';
import type { Point } from '../../kit/shapes.ts';
import { type Course, courseOf, riding } from '../kit/course.ts';

export const STADIUM = { x: 560, y: 492, length: 240, width: 60 } as const;

const WAY: readonly (readonly [x: number, y: number, turn: number])[] = [
  [640, 522, 180],
  [430, 514, 180],
  [250, 470, 208],
  [130, 350, 245],
  [160, 200, -50],
  [310, 110, 0],
  [395, 200, 105],
  [330, 330, 100],
  [420, 395, -10],
  [530, 300, -70],
  [570, 150, -75],
  [690, 70, 0],
  [770, 160, 95],
  [740, 290, 90],
  [830, 360, 10],
  [940, 280, -50],
  [1010, 160, -55],
  [1130, 90, 0],
  [1215, 180, 85],
  [1260, 290, 60],
  [1320, 400, 90],
  [1200, 505, 175],
  [960, 512, 180],
  [800, 522, 180],
  [640, 522, 180],
];

export const loop: Course = courseOf(
  riding(
    WAY.map(([x, y, turn]) => ({ at: [x, y], turn })),
    8,
  ),
);

/** Each intermediate point, and the pre-timing point before it. */
export const INTERMEDIATES = [760, 1570, 2330, 3110] as const;
export const BEFORE = 190;

/** Contour lines of the hills the loop climbs: centre, half length and half width in metres. */
export const hills: readonly (readonly [centre: Point, halfLength: number, halfWidth: number])[] = [
  [[262, 245], 120, 105],
  [[655, 205], 105, 120],
  [[1110, 235], 130, 115],
];

/** One contour line, smaller with every step up. */
export function contour([[cx, cy], a, b]: (typeof hills)[number], step: number): Point[] {
  return range(24).map((index): Point => {
    const angle = (index / 24) * 2 * Math.PI;
    const wave = (1 + 0.09 * Math.sin(3 * angle + cx) + 0.05 * Math.sin(5 * angle + step)) * (1 - step * 0.27);
    return [cx + a * wave * Math.cos(angle), cy + b * wave * Math.sin(angle)];
  });
}
