/** Quantum timer on the pages. */
import { digitsWidth } from '../../kit/seven-segment.ts';
import { circle, type Point, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { feet, front } from '../kit/case.ts';
import { litDigits } from '../kit/lamps.ts';
import { DARK_PLASTIC, LAMP_GREEN, LAMP_OFF, LAMP_WHITE, PANEL } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { corners, studioFor } from '../kit/studio.ts';

// The main time base: two of them run side by side.
const rack = studioFor(
  corners(0, 0, 0, 440, 300, 204),
  { yaw: -25, pitch: 24 },
  { x: 60, y: 60, width: 520, height: 330 },
);

const UNIT: Place = [440, 300, 92];
/** Height of the lower and of the upper timer over the ground. */
const LEVELS = [12, 112] as const;
const TIME = '14:23:07.482516';
const DIGITS = { x: 38, y: 31, height: 28 } as const;

/** Around the last two places of a display: corners on the drawing, clockwise from the upper left. */
export function lastPlaces(timer: 'lower' | 'upper'): Point[] {
  const { x, y, height } = DIGITS;
  const right = x + digitsWidth(TIME, height) + 4;
  const left = right - digitsWidth(TIME.slice(-2), height) - 7;
  const top = LEVELS[timer === 'lower' ? 0 : 1] + UNIT[2] - y;
  const on = (u: number, z: number): Point => rack.at([u, 0, z]);
  return [on(left, top + 5), on(right, top + 5), on(right, top - height - 5), on(left, top - height - 5)];
}

function timer(at: Place): string {
  const [width, , height] = UNIT;
  return (
    box(rack, at, UNIT, DARK_PLASTIC, { axis: 'y', radius: 12, bevel: 5 }) +
    front(
      rack,
      at,
      height,
      rect(22, 18, 290, 56, PANEL, 6) +
        litDigits(DIGITS.x, DIGITS.y, TIME, DIGITS.height, LAMP_WHITE) +
        repeat(16, (index) =>
          circle(332 + (index % 8) * 12.4, 34 + Math.floor(index / 8) * 24, 4, index < 9 ? LAMP_GREEN : LAMP_OFF),
        ) +
        rect(0, 0, 0, 0, PANEL) +
        rect(width - 8, 20, 2, 52, LAMP_OFF),
    )
  );
}

export const quantumProduct: Product = {
  alt: 'Two dark Quantum timers stand one on the other; both show the same time of day to the millionth of a second and a row of lamps.',
  markers: [
    {
      text: 'Time of day, resolved to one millionth of a second; drift 0.1 ppm.',
      at: [120, 60],
      target: rack.at([150, 0, 186]),
      measures: true,
    },
    { text: 'Sixteen independent clocks, each with its lamp.', at: [500, 60], target: rack.at([376, 0, 170]) },
    { text: 'Two timers run side by side: main and backup.', at: [80, 400], target: rack.at([90, 0, 24]) },
  ],
  draw: () =>
    shadow(rack, footprint(0, 0, 440, 300), 50) +
    feet(
      rack,
      [
        [40, 30],
        [400, 30],
        [400, 270],
      ],
      16,
      14,
    ) +
    LEVELS.map((level) => timer([0, 0, level])).join(''),
};
