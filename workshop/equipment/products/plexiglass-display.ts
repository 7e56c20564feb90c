/** Plexiglass display on the pages. */

import { digits, digitsWidth } from '../../kit/seven-segment.ts';
import { circle, each, path, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded } from '../../kit/strokes.ts';
import { AMBER, DARK_PLASTIC, LAMP_RED, LIGHT_PLASTIC, METAL } from '../kit/materials.ts';
import type { Product } from '../kit/product.ts';
import { box, turned } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

// From the ice up to the glass on the boards; both leave the picture at its sides.
const rink = studioFor(
  corners(60, -120, 860, 2080, 120, 1180),
  { yaw: -24, pitch: 9 },
  { x: 22, y: 4, width: 596, height: 430 },
);

const [LEFT, WIDE] = [-1600, 5600];
const BOARDS = 1070;
/** The pane that is lit, from its lower left corner. */
const PANE = { x: 170, z: BOARDS, width: 1860, height: 950 } as const;

/** The stand behind the glass, out of focus: rows of heads and shoulders that fade upwards. */
function stand(): string {
  const tones = ['kit-navy', 'steel', 'coat-2', 'kit-navy', 'kit-ink'] as const;
  const row = (index: number): string =>
    repeat(17, (seat) => {
      const [x, y] = [seat * 44 + (index % 2) * 22 + ((seat * 5 + index) % 5) - 20, 26 + index * 62 + seat * 7];
      const tone = tones[(seat * 3 + index * 2) % 5] ?? 'steel';
      return circle(x, y, 14, tone) + path(`M${x - 24} ${y + 56}q3-38 24-38t24 38z`, tone);
    });
  return rect(0, 0, 640, 440, 'tv-panel') + repeat(5, (index) => faded(0.3 + index * 0.07, row(index)));
}

/** Lit bars alone, in their glow: between them the glass is clear. */
function lit(x: number, y: number, text: string, height: number, fill: string): string {
  const left = x - digitsWidth(text, height) / 2;
  const bars = digits(left, y, text, height, fill, 'none').replace(/<path [^>]*class="none"\/>/g, '');
  return faded(0.07, rect(left - 70, y - 50, digitsWidth(text, height) + 140, height + 100, fill, 130)) + bars;
}

const floor = (from: number, to: number): readonly Place[] => [
  [LEFT, from, 0],
  [LEFT + WIDE, from, 0],
  [LEFT + WIDE, to, 0],
  [LEFT, to, 0],
];

/** Boards with their blue cap, and the posts that hold the glass. */
const boards = (): string =>
  box(rink, [LEFT, -40, 0], [WIDE, 80, BOARDS], LIGHT_PLASTIC) +
  rink.laid(
    [LEFT, -40, BOARDS],
    RIGHT,
    DOWN,
    rect(0, 0, WIDE, 64, 'kit-blue') + rect(0, 64, WIDE, 14, 'kit-grey') + rect(0, 850, WIDE, 220, 'kit-yellow'),
  );

const post = (x: number): string => box(rink, [x, -10, BOARDS], [46, 40, 1600], METAL);

/** The pane: clear, its edges lit from within, a rail of electronics along its foot. */
const pane = (): string =>
  rink.laid(
    [PANE.x, -16, PANE.z + PANE.height],
    RIGHT,
    DOWN,
    faded(0.1, rect(0, 0, PANE.width, PANE.height, 'led-white', 24)) +
      faded(0.12, path('M120 950L640 0H900L380 950ZM1180 950L1700 0H1790L1270 950Z', 'led-white')) +
      faded(
        0.65,
        rect(0, 0, PANE.width, 12, 'ice-white', 6) +
          rect(0, 0, 12, PANE.height, 'ice-white', 6) +
          rect(PANE.width - 12, 0, 12, PANE.height, 'ice-white', 6),
      ) +
      lit(PANE.width / 2, 100, '7:43', 400, LAMP_RED) +
      lit(430, 590, '1:26', 240, AMBER) +
      lit(1430, 590, '0:58', 240, AMBER),
  ) + box(rink, [PANE.x, -46, PANE.z], [PANE.width, 60, 56], DARK_PLASTIC, { bevel: 8 });

export const plexiglassProduct: Product = {
  alt: 'From the ice of a rink: a clear pane on the white boards in which the game time 7:43 is lit in red and two penalty times in amber; spectators sit behind it.',
  markers: [
    {
      text: 'Game time inside the rink glass: players see it without looking up.',
      at: [60, 62],
      target: rink.at([690, -16, 1750]),
      measures: true,
    },
    { text: 'Penalty time of each team.', at: [60, 330], target: rink.at([330, -16, 1320]) },
    {
      text: 'Plexiglass with its layer of LEDs on the boards.',
      at: [584, 70],
      target: rink.at([PANE.x + PANE.width - 8, -16, 1740]),
    },
  ],
  draw: () =>
    stand() +
    faded(0.08, rink.laid([LEFT, 20, 2700], RIGHT, DOWN, rect(0, 0, WIDE, 1640, 'led-white'))) +
    each([-700, 30, 2120, 2850], post) +
    boards() +
    pane() +
    rink.polygon(floor(-40, -3000), 'ice-1') +
    faded(0.5, rink.polygon(floor(-40, -170), 'ice')) +
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
