/** Glass shot clock on the pages. */

import { digits, digitsWidth } from '../../kit/seven-segment.ts';
import { circle, each, path, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { DARK_PLASTIC, LAMP_RED, LAMP_WHITE, RED } from '../kit/materials.ts';
import type { Product } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

// Two clocks in one clear pane on top of the backboard, near enough to be read; the hall is seen through both.
const hoop = studioFor(
  corners(180, -100, 640, 1440, 100, 1290),
  { yaw: -16, pitch: 3 },
  { x: 34, y: 8, width: 572, height: 430 },
);

/** Rows of spectators out of focus, under the dim roof of the hall. */
function hall(): string {
  const tones = ['kit-navy', 'steel', 'coat-2', 'kit-navy', 'kit-ink'] as const;
  const row = (index: number): string =>
    repeat(16, (seat) => {
      const [x, y] = [seat * 44 + (index % 2) * 22 + ((seat * 7 + index * 3) % 5) - 14, 178 + index * 58];
      const tone = tones[(seat * 5 + index * 3) % 5] ?? 'steel';
      return circle(x, y, 13, tone) + path(`M${x - 23} ${y + 52}q3-35 23-35t23 35z`, tone);
    });
  return (
    rect(0, 0, 640, 440, 'tv-panel') +
    repeat(5, (index) => faded(0.28 + index * 0.08, row(index))) +
    each(
      [60, 320, 580],
      (x) =>
        faded(0.09, path(`M${x - 14} 14H${x + 14}L${x + 110} 170H${x - 110}Z`, 'led-white')) +
        rect(x - 22, 8, 44, 8, 'led-white', 4),
    )
  );
}

/** Lit bars alone, in their glow: between them the glass is clear. */
const lit = (y: number, text: string, height: number, fill: string): string => {
  const wide = digitsWidth(text, height);
  const bars = digits(380 - wide / 2, y, text, height, fill, 'none').replace(/<path [^>]*class="none"\/>/g, '');
  return faded(0.05, rect(380 - wide / 2 - 60, y - 40, wide + 120, height + 80, fill, 110)) + bars;
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
    { text: 'Shot clock of 24 s.', at: [58, 168], target: hoop.at([640, 0, 1420]), measures: true },
    { text: 'Game clock, or the time-out.', at: [58, 66], target: hoop.at([640, 0, 1730]) },
    { text: 'LEDs in clear glass: spectators look through it.', at: [586, 96], target: hoop.at([1268, 0, 1560]) },
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
