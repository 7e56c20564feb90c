/** Gemini board on the pages. */
import { each, type Point } from '../../kit/shapes.ts';
import { type Board, board } from '../kit/board.ts';
import { litDigits } from '../kit/lamps.ts';
import { AMBER, METAL } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { corners, type Studio, studioFor } from '../kit/studio.ts';

/** Two feet under a board, each a bar from front to back. */
function feet(studio: Studio, xs: readonly number[], y: number, length: number, height: number): string {
  return each(xs, (x) => box(studio, [x, y, 0], [36, length, height], METAL, { bevel: 6 }));
}

const stadium = studioFor(
  [...corners(0, 0, 0, 2400, 94, 410), ...corners(470, 1000, 0, 1460, 94, 410)],
  { yaw: -24, pitch: 18 },
  { x: 16, y: 70, width: 604, height: 290 },
);

const NINE: Board = { at: [0, 0, 70], size: [2400, 94, 340] };

const SIX: Board = { at: [470, 1000, 70], size: [1460, 94, 340] };

const nineAt = (x: number, y: number): Point => stadium.at([x, 0, 410 - y]);

export const geminiProduct: Product = {
  alt: 'Two Gemini boards on feet in three-quarter view: the nine-figure board with bib 104 and a running time of 8:14.62 in amber, behind it the six-figure board with 12:47.38.',
  height: 400,
  markers: [
    {
      text: 'Running time in figures of 24 cm, read from 120 m.',
      at: [560, 376],
      target: nineAt(2120, 320),
      measures: true,
    },
    { text: 'Bib, lap or event.', at: [64, 74], target: nineAt(300, 40) },
    { text: 'A digit has 150 amber LEDs.', at: [330, 376], target: nineAt(1500, 320) },
    { text: 'The smaller board carries six figures.', at: [290, 50], target: stadium.at([860, 1000, 400]) },
  ],
  draw: () =>
    shadow(stadium, footprint(SIX.at[0], 980, 1460, 134), 70) +
    feet(stadium, [640, 1700], 900, 300, 76) +
    board(stadium, SIX, litDigits(150, 52, '12:47.38', 236, AMBER)) +
    shadow(stadium, footprint(0, -20, 2400, 134), 90) +
    feet(stadium, [330, 2034], -90, 300, 76) +
    board(stadium, NINE, litDigits(130, 52, '104', 236, AMBER) + litDigits(1090, 52, ' 8:14.62', 236, AMBER)),
};
