import { infield, tripodBoard } from '../kit/board.ts';
import type { Product } from '../kit/product.ts';

export const lapToGoProduct: Product = {
  caption: 'Lap-to-go board at the finish line',
  alt: 'The lap-to-go board on its stand in the infield shows 12 laps in amber figures.',
  markers: [
    { text: 'Laps to go, for everyone on the track.', at: [88, 190], target: infield.at([60, 0, 620]), measures: true },
    {
      text: 'The board stands in the infield at the finish line; each passage takes one lap off.',
      at: [530, 330],
      target: infield.at([480, 45, 180]),
    },
  ],
  draw: () => tripodBoard('12', ''),
};
