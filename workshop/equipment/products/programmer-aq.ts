/** Programmer AQ on the pages. */

import { each, rect } from '../../kit/shapes.ts';
import { AMBER, KEY, LAMP_WHITE, LIGHT_PLASTIC, type Material, PANEL, RED } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { corners, FORTH, RIGHT, studioFor } from '../kit/studio.ts';

const hand: Material = LIGHT_PLASTIC;

const tool = studioFor(
  corners(0, -12, 0, 278, 92, 35),
  { yaw: -24, pitch: 44 },
  { x: 60, y: 70, width: 520, height: 270 },
);

export const programmerProduct: Product = {
  alt: 'The hand-held programmer with a lit 4 on its display lies before a red harness module with the same number.',
  height: 400,
  markers: [
    {
      text: 'Held within 10 mm of a module, it writes the lane number by radio.',
      at: [318, 60],
      target: tool.at([174, 46, 20]),
      measures: true,
    },
    { text: 'Display with the lane number.', at: [200, 340], target: tool.at([112, 26, 35]) },
    { text: 'Harness module of one lane.', at: [560, 330], target: tool.at([262, 0, 20]) },
  ],
  draw: (lettering) => {
    const number = (x: number, y: number, size: number, fill: string) =>
      lettering.text(x, y, '4', { size, style: 'wide', anchor: 'middle', fill });
    return (
      shadow(tool, footprint(186, -12, 92, 92), 22) +
      box(tool, [186, -12, 0], [92, 92, 32], RED, { radius: 8, bevel: 3 }) +
      tool.laid([186, 80, 32], RIGHT, FORTH, rect(12, 12, 68, 68, LAMP_WHITE, 5) + number(46, 70, 68, PANEL)) +
      shadow(tool, footprint(0, 0, 168, 74), 22) +
      box(tool, [0, 0, 0], [168, 74.4, 35], hand, { radius: 26, bevel: 8 }) +
      tool.laid(
        [0, 74.4, 35],
        RIGHT,
        FORTH,
        rect(86, 12, 56, 50, PANEL, 5) +
          number(114, 56, 46, AMBER) +
          each([0, 1, 2, 3], (index) => rect(18 + (index % 2) * 32, 16 + Math.floor(index / 2) * 24, 26, 18, KEY, 5)),
      )
    );
  },
};
