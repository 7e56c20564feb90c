/** Calypso line on the pages. */

import { digitsWidth } from '../../kit/seven-segment.ts';
import { each } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { board } from '../kit/board.ts';
import { litDigits } from '../kit/lamps.ts';
import { LAMP_WHITE, METAL } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

const hall = studioFor(
  corners(0, 0, 0, 2400, 94, 1660),
  { yaw: -24, pitch: 9 },
  { x: 60, y: 84, width: 520, height: 320 },
);

const ROWS = [
  ['1', '4', '1:44.65'],
  ['2', '5', '1:45.12'],
  ['3', '3', '1:45.38'],
  ['4', '6', '1:46.07'],
] as const;

const rowAt = (index: number): Place => [0, 0, 260 + (3 - index) * 352];

export const calypsoProduct: Product = {
  caption: 'Calypso lines, one above the other',
  alt: 'Four Calypso lines on a frame show place, lane and time of four swimmers in white figures, the fastest with 1:44.65 on top.',
  markers: [
    {
      text: 'Time in figures of 150 white LEDs each, read from 150 m.',
      at: [496, 40],
      target: hall.at([1820, 0, 1620]),
      measures: true,
    },
    { text: 'Place.', at: [120, 46], target: hall.at([210, 0, 1620]) },
    { text: 'Lane.', at: [252, 30], target: hall.at([700, 0, 1620]) },
    {
      text: 'One line, 2400 by 340 mm; ten of them make a column of 3.40 m.',
      at: [60, 214],
      target: hall.at([20, 0, 770]),
    },
  ],
  draw: () =>
    shadow(hall, footprint(180, 40, 2100, 300), 90) +
    each([330, 2010], (x) => box(hall, [x, 100, 0], [70, 70, 1650], METAL, { bevel: 8 })) +
    each([280, 1960], (x) => box(hall, [x, -120, 0], [170, 520, 40], METAL, { bevel: 10 })) +
    each(ROWS.toReversed(), (_, index) => board(hall, { at: rowAt(3 - index), size: [2400, 94, 340] }, '')) +
    each(ROWS, ([place, lane, time], index) => {
      const at = 2270 - digitsWidth(time, 236);
      const figures = litDigits(110, 52, place, 236, LAMP_WHITE) + litDigits(620, 52, lane, 236, LAMP_WHITE);
      const [x, y, z] = rowAt(index);
      return hall.laid([x, y, z + 340], RIGHT, DOWN, figures + litDigits(at, 52, time, 236, LAMP_WHITE));
    }),
};
