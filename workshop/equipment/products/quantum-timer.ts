/** Quantum timer on the pages. */
import { circle, rect, repeat } from '../../kit/shapes.ts';
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

function timer(at: Place, time: string): string {
  const [width, , height] = UNIT;
  return (
    box(rack, at, UNIT, DARK_PLASTIC, { axis: 'y', radius: 12, bevel: 5 }) +
    front(
      rack,
      at,
      height,
      rect(22, 18, 290, 56, PANEL, 6) +
        litDigits(38, 31, time, 28, LAMP_WHITE) +
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
    { text: 'Two timers run side by side: main and back-up.', at: [80, 400], target: rack.at([90, 0, 24]) },
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
    timer([0, 0, 12], '14:23:07.482516') +
    timer([0, 0, 112], '14:23:07.482516'),
};
