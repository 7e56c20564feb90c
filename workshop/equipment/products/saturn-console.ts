/** Saturn 2 console on the pages. */

import { desk, game, topAt } from '../kit/desk.ts';
import type { Product } from '../kit/product.ts';

export const saturnProduct: Product = {
  alt: 'Desk console in three-quarter view: a sloping top with a display of clock and score, function keys, a red start and stop key and a number pad.',
  markers: [
    { text: 'One key starts and stops the clock.', at: [60, 300], target: topAt(27, 189), measures: true },
    { text: 'The display shows clock and score as on the board.', at: [120, 90], target: topAt(60, 46) },
    { text: 'Keys that change their meaning with the sport.', at: [250, 404], target: topAt(124, 170) },
    { text: 'Numbers for scores, players and times.', at: [575, 190], target: topAt(270, 90) },
  ],
  draw: (lettering) => desk(lettering, game('10:00', '0', '', '0')),
};
