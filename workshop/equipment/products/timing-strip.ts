/** Timing strip on the pages. */

import { each, line, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { LAMP_RED, PANEL } from '../kit/materials.ts';
import type { Product } from '../kit/product.ts';
import { circleProfile } from '../kit/profiles.ts';
import { turned } from '../kit/solid.ts';
import { corners, FORTH, RIGHT, studioFor } from '../kit/studio.ts';

// Close to the boards: the tyre on the strip, the wheel leaves the picture above.
const boards = studioFor(
  corners(-60, -300, 0, 560, 560, 250),
  { yaw: 32, pitch: 24 },
  { x: 40, y: 40, width: 560, height: 384 },
);

const STRIP = 210;

const across = (from: number, to: number, z = 0): Place[] => [
  [from, -900, z],
  [to, -900, z],
  [to, 900, z],
  [from, 900, z],
];

/** Where the wheel stands, and its radius with the tyre. */
const [HUB, RADIUS] = [STRIP + 14, 334] as const;

function wheel(): string {
  const disc = (radius: number, y: number, fill: string): string =>
    boards.polygon(
      circleProfile(HUB, RADIUS + 8, radius, 96).map(([u, v]): Place => [u, y, v]),
      fill,
    );
  return (
    turned(
      boards,
      'y',
      [HUB, RADIUS + 8],
      [
        [-11, RADIUS - 6],
        [-6, RADIUS - 1],
        [0, RADIUS],
        [6, RADIUS - 1],
        [11, RADIUS - 6],
      ],
      ['led-ground', 'rubber', 'rubber', 'kit-ink', 'steel'],
      140,
    ) +
    disc(RADIUS - 7, -11, 'rubber') +
    disc(RADIUS - 15, -11, 'timber-2') +
    disc(RADIUS - 20, -12, 'metal') +
    disc(RADIUS - 38, -12, 'kit-ink') +
    faded(
      0.14,
      boards.polygon(
        [
          [HUB, -12, RADIUS],
          [HUB - 250, -12, 190],
          [HUB - 170, -12, 100],
        ],
        'p',
      ) +
        boards.polygon(
          [
            [HUB, -12, RADIUS],
            [HUB + 120, -12, 66],
            [HUB + 210, -12, 130],
          ],
          'p',
        ),
    )
  );
}

export const timingStripProduct: Product = {
  caption: 'Timing strip under a wheel',
  alt: 'Close to the boards of a cycling track: the tyre of a disc wheel presses onto a flat dark strip, taped over a white line across the track; a red line runs along the strip.',
  markers: [
    {
      text: 'The wheel presses two contact faces together: its first pulse is the time.',
      at: [86, 92],
      target: boards.at([STRIP - 14, -6, 10]),
      measures: true,
    },
    {
      text: 'The strip crosses the whole track, flat and taped down.',
      at: [440, 396],
      target: boards.at([STRIP + 12, -190, 8]),
    },
    { text: 'Boards of the track.', at: [70, 360], target: boards.at([10, -150, 0]) },
  ],
  beside: () =>
    boards.polygon(
      [
        [-1400, -1400, 0],
        [1900, -1400, 0],
        [1900, 1600, 0],
        [-1400, 1600, 0],
      ],
      'timber-1',
    ) +
    boards.laid(
      [-1400, 1600, 0],
      RIGHT,
      FORTH,
      repeat(52, (index) => line(0, 20 + index * 58, 3300, 20 + index * 58, 'm')) +
        repeat(60, (index) => {
          const [x, y] = [(index * 397) % 3300, 20 + ((index * 17) % 52) * 58];
          return line(x, y, x, y + 58, 'm');
        }),
    ),
  draw: () =>
    boards.polygon(across(STRIP - 60, STRIP + 84), 'kit-white') +
    faded(
      0.28,
      boards.polygon(
        [
          [HUB - 120, 4, 1],
          [HUB + 40, -18, 1],
          [HUB + 330, 130, 1],
          [HUB + 120, 150, 1],
        ],
        PANEL,
      ),
    ) +
    boards.polygon(across(STRIP - 22, STRIP + 46), 'rubber') +
    boards.polygon(across(STRIP - 16, STRIP + 40, 5), 'kit-ink') +
    each([-330, -130, 260, 460], (y) =>
      boards.polygon(
        [
          [STRIP - 70, y, 6],
          [STRIP + 94, y, 6],
          [STRIP + 94, y + 46, 6],
          [STRIP - 70, y + 46, 6],
        ],
        'metal',
      ),
    ) +
    boards.polygon(across(STRIP + 8, STRIP + 16, 7), LAMP_RED) +
    wheel() +
    each([0, 1], (index) => {
      const [x, y] = boards.at([STRIP - 4, -14, 8]);
      const r = 34 + index * 24;
      return stroke(`M${x - r} ${y - 10}A${r} ${r} 0 0 0 ${x - r * 0.25} ${y + r * 0.75}`, 'rl', 4, { cap: 'round' });
    }),
};
