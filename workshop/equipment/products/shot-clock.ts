/** Shot clock on the pages. */
import { digitsWidth } from '../../kit/seven-segment.ts';
import { board } from '../kit/board.ts';
import { litDigits } from '../kit/lamps.ts';
import { AMBER, LAMP_RED, METAL } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { corners, studioFor } from '../kit/studio.ts';

const poolside = studioFor(
  corners(0, -80, 0, 600, 260, 630),
  { yaw: -26, pitch: 14 },
  { x: 76, y: 40, width: 488, height: 360 },
);

export const shotClockProduct: Product = {
  alt: 'A square water-polo shot clock on floor feet: game time 6:43 in amber above, 19 s of possession in large red figures below.',
  markers: [
    {
      text: 'Possession time in figures of 24 cm.',
      at: [110, 250],
      target: poolside.at([140, 0, 250]),
      measures: true,
    },
    { text: 'Game time.', at: [104, 130], target: poolside.at([130, 0, 500]) },
    {
      text: 'A case of 600 by 600 mm on a floor stand, one at each corner of the pool.',
      at: [556, 330],
      target: poolside.at([600, 60, 120]),
    },
  ],
  draw: () =>
    shadow(poolside, footprint(40, -60, 520, 220), 50) +
    box(poolside, [90, -80, 0], [40, 260, 26], METAL, { bevel: 6 }) +
    box(poolside, [470, -80, 0], [40, 260, 26], METAL, { bevel: 6 }) +
    board(
      poolside,
      { at: [0, 0, 26], size: [600, 92, 600] },
      litDigits(300 - digitsWidth('6:43', 150) / 2, 72, '6:43', 150, AMBER) +
        litDigits(300 - digitsWidth('19', 240) / 2, 286, '19', 240, LAMP_RED),
      30,
    ),
};
