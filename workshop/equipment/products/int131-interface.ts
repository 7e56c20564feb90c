/** INT131 converter on the pages. */

import { circle, each, path, rect, repeat } from '../../kit/shapes.ts';
import { front } from '../kit/case.ts';
import { DARK_PLASTIC, LAMP_GREEN, LAMP_OFF, LAMP_RED, METAL, PANEL } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { corners, FORTH, RIGHT, studioFor } from '../kit/studio.ts';

/** A round socket on a face: collar, hole, pins. */
function socket(x: number, y: number, radius: number, pins = 4): string {
  return (
    circle(x, y, radius, METAL[1]) +
    circle(x, y, radius * 0.74, PANEL) +
    repeat(pins, (index) => {
      const angle = ((index + 0.5) / pins) * 2 * Math.PI;
      return circle(x + Math.cos(angle) * radius * 0.4, y + Math.sin(angle) * radius * 0.4, radius * 0.12, METAL[2]);
    })
  );
}

const bench = studioFor(
  corners(0, 0, 0, 198, 84, 32),
  { yaw: -28, pitch: 32 },
  { x: 70, y: 70, width: 500, height: 260 },
);

export const int131Product: Product = {
  alt: 'A flat metal case with two D sockets and two round sockets in front and lamps on its top.',
  height: 400,
  markers: [
    {
      text: 'Isolation of 3000 V between computer and lines.',
      at: [320, 56],
      target: bench.at([110, 40, 32]),
      measures: true,
    },
    { text: 'Two RS232 sockets.', at: [110, 330], target: bench.at([52, 0, 14]) },
    { text: 'Two RS422/485 lines, each up to 1250 m.', at: [400, 350], target: bench.at([150, 0, 14]) },
  ],
  draw: () =>
    shadow(bench, footprint(0, 0, 198, 84), 26) +
    box(bench, [0, 0, 2], [198, 84, 30], METAL, { axis: 'y', radius: 5, bevel: 1 }) +
    front(
      bench,
      [0, 0, 2],
      30,
      each([16, 62], (x) => path(`M${x} 8h36l-4 14h-28Z`, METAL[1]) + path(`M${x + 3} 10h30l-3 10h-24Z`, PANEL)) +
        each([128, 166], (x) => socket(x, 15, 11, 6)),
    ) +
    bench.laid(
      [0, 84, 32],
      RIGHT,
      FORTH,
      rect(16, 18, 166, 48, DARK_PLASTIC[2], 3) +
        repeat(4, (index) => circle(36 + index * 16, 42, 4, index < 2 ? LAMP_GREEN : LAMP_OFF)) +
        rect(110, 39, 60, 6, LAMP_RED),
    ),
};
