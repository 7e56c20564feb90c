/** Glass shot clock on the pages. */

import { digits, digitsWidth } from '../../kit/seven-segment.ts';
import { circle, each, line, path, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { DARK_PLASTIC, LAMP_RED, LAMP_WHITE, RED } from '../kit/materials.ts';
import type { Product } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

// Two clocks in one clear pane on top of the backboard; the stand is seen through both.
const hoop = studioFor(
  corners(0, -420, 40, 1800, 460, 1880),
  { yaw: -18, pitch: 4 },
  { x: 34, y: 14, width: 572, height: 430 },
);

/** Rows of spectators under the dim roof of the hall. */
function hall(): string {
  const rows = repeat(9, (row) =>
    repeat(34, (seat) => {
      const x = seat * 20 + (row % 2) * 10 - 8 + ((seat * 7 + row * 3) % 5);
      const y = 150 + row * 34;
      const fill = ['kit-navy', 'steel', 'kit-ink', 'coat-2', 'kit-navy-s'][(seat * 5 + row * 3) % 5] ?? 'steel';
      return circle(x, y, 7, fill) + path(`M${x - 11} ${y + 26}q1-17 11-17t11 17z`, fill);
    }),
  );
  return (
    rect(0, 0, 640, 440, 'tv-panel') +
    faded(0.62, rows) +
    repeat(10, (row) => line(0, 177 + row * 34, 640, 177 + row * 34, 'd')) +
    each(
      [70, 210, 350, 490, 630],
      (x) =>
        faded(0.13, path(`M${x} 18L${x - 120} 150H${x + 60}Z`, 'led-white')) + rect(x - 14, 12, 28, 8, 'led-white', 3),
    )
  );
}

/** Lit bars alone: between them the glass is clear. */
const lit = (y: number, text: string, height: number, fill: string): string => {
  const data = digits(380 - digitsWidth(text, height) / 2, y, text, height, fill, 'none');
  return data.replace(/<path [^>]*class="none"\/>/g, '');
};

const frame = (x: number, y: number, width: number, height: number, thick: number, fill: string): string =>
  rect(x, y, width, thick, fill) +
  rect(x, y + height - thick, width, thick, fill) +
  rect(x, y, thick, height, fill) +
  rect(x + width - thick, y, thick, height, fill);

const turnOf = (angle: number, radius: number, z: number): Place => [
  900 + radius * Math.cos(angle),
  -260 + radius * Math.sin(angle),
  z,
];

function net(): string {
  return repeat(12, (index) => {
    const angle = (index / 12) * 2 * Math.PI;
    const way = (sign: 1 | -1): string =>
      hoop.trace(
        [0, 0.25, 0.5, 0.75, 1].map((share) =>
          turnOf(angle + sign * share * 1.05, 225 - 105 * share ** 0.7, 330 - 400 * share),
        ),
      );
    return way(1) + way(-1);
  });
}

const ring = (from: number, to: number): string =>
  hoop.trace(Array.from({ length: 25 }, (_, index) => turnOf(from + ((to - from) * index) / 24, 225, 330)));

export const glassClockProduct: Product = {
  alt: 'A transparent clock above a basketball backboard: game clock 2:47 in white, shot clock 14 in red; rows of spectators and the stand are seen through the glass.',
  markers: [
    { text: 'Shot clock of 24 s.', at: [90, 150], target: hoop.at([640, 0, 1420]), measures: true },
    { text: 'Game clock, or the time-out.', at: [90, 56], target: hoop.at([640, 0, 1730]) },
    { text: 'LEDs in clear glass: spectators look through it.', at: [560, 90], target: hoop.at([1240, 0, 1560]) },
  ],
  draw: () =>
    hall() +
    box(hoop, [800, 120, 260], [200, 120, 620], DARK_PLASTIC) +
    faded(0.16, hoop.laid([0, 0, 1230], RIGHT, DOWN, rect(0, 0, 1800, 1050, 'led-white'))) +
    hoop.laid(
      [0, 0, 1230],
      RIGHT,
      DOWN,
      frame(0, 0, 1800, 1050, 34, 'kit-white') +
        frame(605, 440, 590, 450, 44, 'kit-white') +
        faded(0.12, path('M120 1016L620 34H900L400 1016ZM1000 1016L1500 34H1580L1080 1016Z', 'led-white')),
    ) +
    faded(0.1, hoop.laid([520, -6, 1880], RIGHT, DOWN, rect(0, 0, 760, 640, 'led-white', 30))) +
    hoop.laid(
      [520, -6, 1880],
      RIGHT,
      DOWN,
      frame(0, 0, 760, 640, 12, 'metal') +
        faded(0.14, path('M40 628L360 12H470L150 628Z', 'led-white')) +
        lit(50, '2:47', 215, LAMP_WHITE) +
        lit(310, '14', 290, LAMP_RED),
    ) +
    box(hoop, [830, -60, 300], [140, 60, 50], RED) +
    stroke(ring(0, Math.PI), 'rl', 9) +
    faded(0.9, stroke(net(), 'm', 2.2)) +
    stroke(ring(Math.PI, 2 * Math.PI), 'rl', 9),
};
