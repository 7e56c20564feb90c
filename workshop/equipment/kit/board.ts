/** A board of lamps in three-quarter view: the case with its dark window, the stand under it. */

import { digitsWidth } from '../../kit/seven-segment.ts';
import { each, rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { litDigits } from './lamps.ts';
import { AMBER, DARK_PLASTIC, METAL, PANEL } from './materials.ts';
import { footprint, shadow } from './product.ts';
import { box } from './solid.ts';
import { corners, DOWN, RIGHT, type Studio, studioFor } from './studio.ts';

export interface Board {
  readonly at: Place;
  readonly size: Place;
}

/** The case with its dark window; the window's parts are drawn from its upper left corner, in millimetres. */
export function board(
  studio: Studio,
  { at: [x, y, z], size: [width, depth, height] }: Board,
  parts: string,
  rim = 26,
): string {
  const window = rect(rim, rim, width - 2 * rim, height - 2 * rim, PANEL, rim * 0.5);
  return (
    box(studio, [x, y, z], [width, depth, height], DARK_PLASTIC, { axis: 'y', radius: rim, bevel: rim * 0.4 }) +
    studio.laid([x, y, z + height], RIGHT, DOWN, window + parts)
  );
}

export const infield = studioFor(
  corners(0, -130, 0, 660, 360, 1010),
  { yaw: -26, pitch: 12 },
  { x: 76, y: 30, width: 488, height: 380 },
);

export function tripodBoard(text: string, lamps: string): string {
  const top = 330;
  return (
    shadow(infield, footprint(100, -120, 480, 320), 70) +
    each([150, 460], (x) => box(infield, [x, -130, 0], [40, 360, 24], METAL, { bevel: 6 })) +
    each([155, 465], (x) => box(infield, [x, 30, 20], [30, 30, top], METAL)) +
    board(
      infield,
      { at: [0, 0, top], size: [660, 94, 560] },
      litDigits(330 - digitsWidth(text, 400) / 2, 84, text, 400, AMBER),
      30,
    ) +
    lamps
  );
}
