/** Piccolo board on the pages. */
import { each } from '../../kit/shapes.ts';
import { board } from '../kit/board.ts';
import { litSigns } from '../kit/lamps.ts';
import { AMBER, LAMP_RED, LAMP_WHITE, METAL } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { corners, studioFor } from '../kit/studio.ts';

const infield = studioFor(
  corners(0, -120, 0, 1150, 330, 1420),
  { yaw: -24, pitch: 10 },
  { x: 96, y: 20, width: 448, height: 400 },
);

const LINES = [
  '100M    9.87',
  '1 JAM   9.87',
  '2 USA   9.91',
  '3 ITA   9.96',
  '4 CAN  10.02',
  '5 GBR  10.04',
  '6 RSA  10.07',
  '7 SUI  10.11',
];

const PITCH = 14.3;

const piccoloText = (): string =>
  each(LINES, (text, row) => {
    const y = 114 + row * 150;
    return (
      litSigns(66, y, text.slice(0, 7), PITCH, row === 0 ? LAMP_WHITE : AMBER) +
      litSigns(66 + 7 * 6 * PITCH, y, text.slice(7), PITCH, row === 0 ? LAMP_RED : AMBER)
    );
  });

export const piccoloProduct: Product = {
  alt: 'A Piccolo board on two feet in three-quarter view: eight lines of amber signs with the ranking of a 100 m race, the winning time of 9.87 s in red on top. The countries and times are a specimen.',
  markers: [
    { text: 'The winning time.', at: [566, 66], target: infield.at([1100, 0, 1270]), measures: true },
    { text: 'Ranking with country.', at: [70, 190], target: infield.at([60, 0, 860]) },
    {
      text: 'Eight lines of twelve signs, each 10 cm high, read from 50 m.',
      at: [566, 300],
      target: infield.at([1100, 0, 350]),
    },
  ],
  draw: () =>
    shadow(infield, footprint(0, -60, 1150, 220), 90) +
    each([170, 900], (x) => box(infield, [x, -120, 0], [60, 330, 40], METAL, { bevel: 10 })) +
    board(infield, { at: [0, 0, 60], size: [1150, 90, 1360] }, piccoloText(), 40),
};
