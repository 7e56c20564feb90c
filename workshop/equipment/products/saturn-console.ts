/** Saturn 2 console on the pages. */

import { desk, deskStudio, game, topAt } from '../kit/desk.ts';
import type { Product } from '../kit/product.ts';

const studio = deskStudio(0);

const WORDS = [
  '+1',
  '−1',
  '+1',
  '−1',
  'Foul',
  'Pen.',
  'Foul',
  'Pen.',
  'T-out',
  'Sub',
  'T-out',
  'Sub',
  'Shot',
  'Reset',
  'Poss.',
  'Per.',
];

export const saturnProduct: Product = {
  alt: 'Desk console in three-quarter view: a sloping top with a display of clock and score, sixteen labelled keys for points, fouls, penalties and time-outs, a number pad, and the keys Start, Stop and Horn.',
  markers: [
    {
      text: 'One key starts the clock, one stops it.',
      at: [300, 414],
      target: topAt(studio, 190, 182),
      measures: true,
    },
    { text: 'The display shows clock and score as on the board.', at: [60, 44], target: topAt(studio, 14, 30) },
    { text: 'Keys that change their meaning with the sport.', at: [40, 330], target: topAt(studio, 11, 170) },
    { text: 'Numbers for scores, players and times.', at: [600, 130], target: topAt(studio, 272, 84) },
  ],
  draw: (lettering) => desk(lettering, studio, game('7:43', '12', '', '9'), WORDS),
};
