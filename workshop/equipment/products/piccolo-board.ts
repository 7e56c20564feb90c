/** Piccolo board on the pages. */
import { each } from '../../kit/shapes.ts';
import { board } from '../kit/board.ts';
import { litSigns } from '../kit/lamps.ts';
import { AMBER, LAMP_RED, LAMP_WHITE } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { corners, studioFor } from '../kit/studio.ts';

const wall = studioFor(
  corners(0, 0, 20, 1150, 90, 1360),
  { yaw: -24, pitch: 8 },
  { x: 76, y: 36, width: 488, height: 372 },
);

const LINES = [
  '100M    9.87',
  '1 4 JAM 9.87',
  '2 5 USA 9.91',
  '3 3 ITA 9.96',
  '4 6 CAN10.02',
  '5 2 GBR10.04',
  '6 7 RSA10.07',
  '7 1 SUI10.11',
];

const PITCH = 13.9;

const piccoloText = (): string =>
  each(LINES, (text, row) => {
    const y = 114 + row * 150;
    const time = text.slice(7).padStart(5);
    return (
      litSigns(78, y, text.slice(0, 7), PITCH, row === 0 ? LAMP_WHITE : AMBER) +
      litSigns(78 + 7 * 6 * PITCH, y, time, PITCH, row === 0 ? LAMP_RED : AMBER)
    );
  });

export const piccoloProduct: Product = {
  alt: 'A Piccolo board in three-quarter view: eight lines of amber signs with the ranking of a 100 m race, the winning time of 9.87 s in red on top. The names and times are a specimen.',
  markers: [
    { text: 'The winning time.', at: [560, 70], target: wall.at([1080, 0, 1220]), measures: true },
    { text: 'Ranking with lane and country.', at: [96, 190], target: wall.at([90, 0, 820]) },
    {
      text: 'Eight lines of twelve signs, each 10 cm high, read from 50 m.',
      at: [560, 300],
      target: wall.at([1090, 0, 330]),
    },
  ],
  draw: () =>
    shadow(wall, footprint(0, 0, 1150, 90), 60) +
    board(wall, { at: [0, 0, 20], size: [1150, 90, 1360] }, piccoloText(), 40),
};
