/** What cases share: parts on the front, feet, handle, holes of a loudspeaker. */

import { circle, each, type Point, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { DARK_PLASTIC, PANEL } from './materials.ts';
import { type Axis, box, turned } from './solid.ts';
import { corners, DOWN, RIGHT, type Studio, studioFor } from './studio.ts';

/** Parts on the front of a case; they are drawn from its upper left corner, in millimetres. */
export const front = (studio: Studio, [x, y, z]: Place, height: number, parts: string): string =>
  studio.laid([x, y, z + height], RIGHT, DOWN, parts);

export function feet(studio: Studio, places: readonly Point[], radius: number, height: number): string {
  return each(places, ([x, y]) =>
    turned(
      studio,
      'z',
      [x, y],
      [
        [0, radius],
        [height, radius],
      ],
      DARK_PLASTIC,
      16,
    ),
  );
}

/** Rows of small holes within a circle. */
export function holes(x: number, y: number, radius: number, step: number, hole: number): string {
  const rows = Math.floor(radius / step);
  return repeat(2 * rows + 1, (row) =>
    repeat(2 * rows + 1, (column) => {
      const [dx, dy] = [(column - rows) * step, (row - rows) * step];
      return Math.hypot(dx, dy) + hole < radius ? circle(x + dx, y + dy, hole, PANEL) : '';
    }),
  );
}

export function handle(studio: Studio, [x, y, z]: Place, length: number, rise: number, axis: Axis = 'y'): string {
  const across = axis === 'y';
  const post = (shift: number): string =>
    box(studio, across ? [x, y + shift, z] : [x + shift, y, z], [14, 14, rise], DARK_PLASTIC);
  const bar: Place = across ? [14, length, 14] : [length, 14, 14];
  return post(length - 14) + post(0) + box(studio, [x, y, z + rise], bar, DARK_PLASTIC, { axis, radius: 6, bevel: 2 });
}

export const lane = studioFor(
  corners(0, 0, 0, 180, 192, 232),
  { yaw: -30, pitch: 20 },
  { x: 76, y: 40, width: 470, height: 360 },
);
