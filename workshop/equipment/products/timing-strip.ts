/** Timing strip on the pages. */

import { line, repeat } from '../../kit/shapes.ts';
import { faded } from '../../kit/strokes.ts';
import { DARK_PLASTIC, LAMP_RED, PANEL, TIMBER } from '../kit/materials.ts';
import type { Product } from '../kit/product.ts';
import { discWheel } from '../kit/rods.ts';
import { box } from '../kit/solid.ts';
import { corners, FORTH, RIGHT, studioFor } from '../kit/studio.ts';

// Boards of the track, the strip across them, the front wheel on it.
const boards = studioFor(
  corners(-300, -420, 0, 1100, 900, 660),
  { yaw: 30, pitch: 20 },
  { x: 44, y: 24, width: 552, height: 392 },
);

export const timingStripProduct: Product = {
  caption: 'Timing strip under a wheel',
  alt: 'The disc wheel of a track bicycle rolls onto a thin strip that lies across the boards on a white line.',
  markers: [
    {
      text: 'The wheel presses two contact faces together: its first pulse is the time.',
      at: [540, 90],
      target: boards.at([250, -20, 12]),
      measures: true,
    },
    {
      text: 'The strip crosses the whole track, flat and taped down.',
      at: [560, 330],
      target: boards.at([250, -330, 8]),
    },
    { text: 'Boards of the track.', at: [80, 350], target: boards.at([-150, -260, 0]) },
  ],
  draw: () => {
    return (
      box(boards, [-300, -420, -50], [1100, 900, 50], TIMBER) +
      boards.laid(
        [-300, 480, 0],
        RIGHT,
        FORTH,
        repeat(14, (index) => line(0, 60 + index * 62, 1100, 60 + index * 62, 'h')),
      ) +
      boards.polygon(
        [
          [200, -420, 0],
          [300, -420, 0],
          [300, 480, 0],
          [200, 480, 0],
        ],
        'kit-white',
      ) +
      box(boards, [228, -420, 0], [44, 900, 9], DARK_PLASTIC, { bevel: 3 }) +
      boards.polygon(
        [
          [246, -420, 9],
          [254, -420, 9],
          [254, 480, 9],
          [246, 480, 9],
        ],
        LAMP_RED,
      ) +
      faded(
        0.3,
        boards.polygon(
          [
            [120, 0, 1],
            [380, 0, 1],
            [470, 90, 1],
            [200, 90, 1],
          ],
          PANEL,
        ),
      ) +
      discWheel(boards, 250, 14)
    );
  },
};
