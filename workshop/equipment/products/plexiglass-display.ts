/** Plexiglass display on the pages. */

import { each, rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded } from '../../kit/strokes.ts';
import { litCentred } from '../kit/lamps.ts';
import { AMBER, LAMP_RED, LIGHT_PLASTIC, METAL } from '../kit/materials.ts';
import type { Product } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

const rink = studioFor(
  corners(0, -40, 0, 2600, 60, 2250),
  { yaw: -24, pitch: 8 },
  { x: 50, y: 24, width: 540, height: 392 },
);

export const plexiglassProduct: Product = {
  alt: 'Game time 07:43 and two penalty times are lit inside the glass above the boards of an ice rink.',
  markers: [
    {
      text: 'Game time inside the rink glass: players see it without looking up.',
      at: [80, 60],
      target: rink.at([760, 0, 1900]),
      measures: true,
    },
    { text: 'Penalty time of each team.', at: [80, 190], target: rink.at([520, 0, 1450]) },
    { text: 'Plexiglass with its layer of LEDs on the boards.', at: [560, 150], target: rink.at([2380, 0, 1500]) },
  ],
  draw: () => {
    const ice = [
      [-200, -40],
      [2800, -40],
      [2800, -900],
      [-200, -900],
    ] as const;
    return (
      rink.polygon(
        ice.map(([x, y]): Place => [x, y, 0]),
        'ice-1',
      ) +
      faded(
        0.75,
        rink.polygon(
          [
            [0, 20, 1070],
            [2600, 20, 1070],
            [2600, 20, 2250],
            [0, 20, 2250],
          ],
          'ice-1',
        ),
      ) +
      each([0, 1300, 2560], (x) => box(rink, [x, 0, 1070], [40, 40, 1180], METAL)) +
      rink.laid(
        [0, 0, 2250],
        RIGHT,
        DOWN,
        faded(0.82, rect(440, 180, 1720, 880, 'kit-navy', 40)) +
          litCentred(1300, 260, '07:43', 360, LAMP_RED) +
          litCentred(820, 740, '1:26', 220, AMBER) +
          litCentred(1780, 740, '0:58', 220, AMBER),
      ) +
      box(rink, [0, -40, 0], [2600, 80, 1070], LIGHT_PLASTIC) +
      rink.laid([0, -40, 1070], RIGHT, DOWN, rect(0, 0, 2600, 60, 'kit-blue') + rect(0, 850, 2600, 220, 'kit-yellow'))
    );
  },
};
