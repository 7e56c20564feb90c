/** Fencing hit box on the pages. */

import { rect } from '../../kit/shapes.ts';
import { faded } from '../../kit/strokes.ts';
import { litCentred } from '../kit/lamps.ts';
import { AMBER, DARK_PLASTIC, LAMP_GREEN, LAMP_RED, LAMP_WHITE, PANEL } from '../kit/materials.ts';
import { cord, footprint, type Product, shadow } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

const table = studioFor(
  corners(0, 0, 0, 620, 150, 300),
  { yaw: -24, pitch: 16 },
  { x: 44, y: 40, width: 552, height: 350 },
);

export const hitBoxProduct: Product = {
  caption: 'Scoring apparatus, red lamp lit',
  alt: 'The scoring apparatus of a piste: the red lamp on the left is lit, the green one dark; the score is 12 to 14 with 1:26 on the clock.',
  markers: [
    {
      text: 'A touch lights the lamp of its side: red or green.',
      at: [84, 80],
      target: table.at([90, 0, 250]),
      measures: true,
    },
    { text: 'Score and time of the bout.', at: [360, 44], target: table.at([330, 0, 270]) },
    {
      text: 'Cables to both fencers; radio replaces them from the table of 32.',
      at: [520, 396],
      target: table.at([500, 0, 10]),
    },
  ],
  draw: () => {
    const [x, y] = table.at([560, 20, 0]);
    return (
      cord(`M${x} ${y}C${x + 10} ${y + 30} ${x - 60} 430 ${x - 120} 440`, 8) +
      shadow(table, footprint(0, 0, 620, 150), 50) +
      box(table, [0, 0, 10], [620, 150, 290], DARK_PLASTIC, { axis: 'y', radius: 24, bevel: 10 }) +
      table.laid(
        [0, 0, 300],
        RIGHT,
        DOWN,
        rect(18, 18, 584, 254, PANEL, 12) +
          rect(34, 34, 130, 222, LAMP_RED, 10) +
          faded(0.3, rect(48, 48, 102, 60, 'p', 8)) +
          faded(0.32, rect(456, 34, 130, 222, LAMP_GREEN, 10)) +
          litCentred(240, 52, '12', 92, AMBER) +
          litCentred(382, 52, '14', 92, AMBER) +
          litCentred(311, 178, '1:26', 70, LAMP_WHITE),
      )
    );
  },
};
