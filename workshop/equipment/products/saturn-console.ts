/** Saturn 2 console on the pages. */

import { desk, deskStudio, game, topAt } from '../kit/desk.ts';
import type { Product } from '../kit/product.ts';

const studio = deskStudio(0);

const WORDS = ['+1', '+2', '+1', '+2', '+3', '−1', '+3', '−1', 'Foul', 'T-out', 'Foul', 'T-out', '24', '14', 'Poss.', 'Per.'];

export const saturnProduct: Product = {
  alt: 'Desk console in three-quarter view, set for basketball: a sloping top with a display of clock, score and shot clock, sixteen labelled keys for points, fouls and time-outs, a number pad, and the keys Start, Stop and Horn.',
  markers: [
    { text: 'One key starts the clock, one stops it.', at: [300, 414], target: topAt(studio, 190, 182), measures: true },
    { text: 'The display shows clock and score as on the board.', at: [60, 44], target: topAt(studio, 14, 30) },
    { text: 'Keys that change their meaning with the sport.', at: [40, 330], target: topAt(studio, 16, 170) },
    { text: 'Numbers for scores, players and times.', at: [600, 130], target: topAt(studio, 272, 84) },
  ],
  draw: (lettering) => desk(lettering, studio, game('2:47', '78', '14', '74'), WORDS),
};
