/** Tracker display on the pages. */

import { circle } from '../../kit/shapes.ts';
import { infield, tripodBoard } from '../kit/board.ts';
import { DARK_PLASTIC, LAMP_GREEN, LAMP_RED } from '../kit/materials.ts';
import type { Product } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { DOWN, RIGHT } from '../kit/studio.ts';

const bulb = (x: number, fill: string): string =>
  box(infield, [x - 75, 10, 890], [150, 74, 120], DARK_PLASTIC, { axis: 'y', radius: 20, bevel: 6 }) +
  infield.laid([x, 10, 950], RIGHT, DOWN, circle(0, 0, 46, fill));

export const trackerProduct: Product = {
  caption: 'Tracker: countdown before, laps during the race',
  alt: 'The Tracker display on its stand shows 50 in amber figures; a red and a green lamp stand on top.',
  markers: [
    {
      text: 'Counts down 50 s before the start gate; at zero the gate lets go.',
      at: [88, 150],
      target: infield.at([60, 0, 700]),
      measures: true,
    },
    {
      text: 'Two figures of 150 amber LEDs each; in the race they show laps.',
      at: [520, 190],
      target: infield.at([560, 0, 560]),
    },
    {
      text: 'Two lamps, red and green, show in a pursuit who leads.',
      at: [520, 60],
      target: infield.at([520, 10, 960]),
    },
  ],
  draw: () => tripodBoard('50', bulb(160, LAMP_RED) + bulb(500, LAMP_GREEN)),
};
