/** Plexiglass display on the pages. */

import { digits, digitsWidth } from '../../kit/seven-segment.ts';
import { circle, each, line, path, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded } from '../../kit/strokes.ts';
import { AMBER, LAMP_RED, LIGHT_PLASTIC, METAL } from '../kit/materials.ts';
import type { Product } from '../kit/product.ts';
import { box, turned } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

// From the ice towards the boards; both leave the picture at its sides.
const rink = studioFor(
  corners(0, -560, 0, 2500, 600, 2080),
  { yaw: -20, pitch: 10 },
  { x: 30, y: 6, width: 580, height: 428 },
);

const [LEFT, WIDE] = [-900, 4600];

/** The stand behind the glass, dim. */
function hall(): string {
  const seats = repeat(6, (row) =>
    repeat(30, (seat) => {
      const [x, y] = [seat * 23 + (row % 2) * 11 + ((seat * 5 + row) % 4) - 6, 30 + row * 40 + seat * 4.2];
      const fill = ['steel', 'kit-navy', 'coat-2', 'kit-ink', 'kit-navy-s'][(seat * 3 + row * 2) % 5] ?? 'steel';
      return circle(x, y, 8, fill) + path(`M${x - 13} ${y + 32}q2-20 13-20t13 20z`, fill);
    }),
  );
  return rect(0, 0, 640, 440, 'tv-panel') + faded(0.55, seats);
}

const lit = (x: number, y: number, text: string, height: number, fill: string): string =>
  digits(x - digitsWidth(text, height) / 2, y, text, height, fill, 'none').replace(/<path [^>]*class="none"\/>/g, '');

const ice: readonly Place[] = [
  [LEFT, -40, 0],
  [LEFT + WIDE, -40, 0],
  [LEFT + WIDE, -2400, 0],
  [LEFT, -2400, 0],
];

const scratches = (): string =>
  repeat(14, (index) => {
    const [x, y] = [200 + ((index * 613) % 2300), -140 - ((index * 271) % 420)];
    const [a, b, c] = [rink.at([x, y, 0]), rink.at([x + 190, y - 60, 0]), rink.at([x + 420, y - 10, 0])];
    return path(
      `M${a.map((v) => v.toFixed(1)).join(' ')}Q${b.map((v) => v.toFixed(1)).join(' ')} ${c.map((v) => v.toFixed(1)).join(' ')}`,
      'wl',
    );
  });

export const plexiglassProduct: Product = {
  alt: 'From the ice of a rink: game time 7:43 in red and two penalty times in amber are lit inside the glass above the white boards; spectators sit behind it.',
  markers: [
    {
      text: 'Game time inside the rink glass: players see it without looking up.',
      at: [80, 60],
      target: rink.at([760, 0, 1800]),
      measures: true,
    },
    { text: 'Penalty time of each team.', at: [80, 250], target: rink.at([540, 0, 1280]) },
    { text: 'Plexiglass with its layer of LEDs on the boards.', at: [572, 90], target: rink.at([2250, 0, 1560]) },
  ],
  draw: () =>
    hall() +
    faded(0.16, rink.laid([LEFT, 20, 2400], RIGHT, DOWN, rect(0, 0, WIDE, 1330, 'led-white'))) +
    rink.laid(
      [0, 0, 2250],
      RIGHT,
      DOWN,
      faded(0.16, path('M-700 1180L60 0H300L-460 1180ZM1500 1180L2260 0H2400L1640 1180Z', 'led-white')) +
        lit(1300, 300, '7:43', 400, LAMP_RED) +
        lit(820, 800, '1:26', 240, AMBER) +
        lit(1780, 800, '0:58', 240, AMBER),
    ) +
    each([-620, 310, 2250, 3180], (x) => box(rink, [x, -10, 1070], [44, 40, 1400], METAL)) +
    box(rink, [LEFT, -40, 0], [WIDE, 80, 1070], LIGHT_PLASTIC) +
    rink.laid(
      [LEFT, -40, 1070],
      RIGHT,
      DOWN,
      rect(0, 0, WIDE, 70, 'kit-blue') +
        rect(0, 830, WIDE, 240, 'kit-yellow') +
        repeat(4, (index) => line(1210 + index * 970, 70, 1210 + index * 970, 830, 'h')),
    ) +
    rink.polygon(ice, 'ice-1') +
    faded(
      0.5,
      rink.polygon(
        [
          [LEFT, -40, 0],
          [LEFT + WIDE, -40, 0],
          [LEFT + WIDE, -190, 0],
          [LEFT, -190, 0],
        ],
        'ice',
      ),
    ) +
    scratches() +
    turned(
      rink,
      'z',
      [1750, -330],
      [
        [0, 60],
        [26, 62],
        [50, 60],
      ],
      ['led-ground', 'led-ground', 'kit-ink', 'kit-ink', 'steel'],
      32,
    ),
};
