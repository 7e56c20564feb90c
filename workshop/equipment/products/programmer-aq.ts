/** Programmer AQ on the pages. */

import { each, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { AMBER, KEY, KEY_TEXT, LAMP_WHITE, LIGHT_PLASTIC, type Material, PANEL, RED } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { corners, FORTH, RIGHT, studioFor } from '../kit/studio.ts';

const hand: Material = LIGHT_PLASTIC;

const tool = studioFor(
  corners(0, -12, 0, 298, 92, 35),
  { yaw: -24, pitch: 44 },
  { x: 36, y: 64, width: 568, height: 290 },
);

/** Radio from the end of the tool to the module. */
const waves = (): string =>
  each([26, 44, 62], (radius) => {
    const [x, y] = tool.at([158, 40, 35]);
    const p = (turn: number): string =>
      `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`;
    return stroke(`M${p(-0.35)}A${radius} ${radius} 0 0 1 ${p(0.75)}`, 'rl', 4, { cap: 'round' });
  });

export const programmerProduct: Product = {
  alt: 'The hand-held programmer with a lit 4 on its display lies before a red harness module with the same number.',
  height: 400,
  markers: [
    {
      text: 'Held within 10 mm of a module, it writes the lane number by radio.',
      at: [318, 60],
      target: tool.at([186, 46, 30]),
      measures: true,
    },
    { text: 'Display with the lane number.', at: [200, 340], target: tool.at([112, 26, 35]) },
    { text: 'Harness module of one lane.', at: [560, 330], target: tool.at([282, 0, 20]) },
  ],
  draw: (lettering) => {
    const number = (x: number, y: number, size: number, fill: string) =>
      lettering.text(x, y, '4', { size, style: 'wide', anchor: 'middle', fill });
    return (
      shadow(tool, footprint(206, -12, 92, 92), 22) +
      box(tool, [206, -12, 0], [92, 92, 32], RED, { radius: 8, bevel: 3 }) +
      tool.laid([206, 80, 32], RIGHT, FORTH, rect(12, 12, 68, 68, LAMP_WHITE, 5) + number(46, 70, 68, PANEL)) +
      shadow(tool, footprint(0, 0, 168, 74), 22) +
      box(tool, [0, 0, 0], [168, 74.4, 35], hand, { radius: 26, bevel: 8 }) +
      tool.laid(
        [0, 74.4, 35],
        RIGHT,
        FORTH,
        rect(86, 12, 56, 50, PANEL, 5) +
          number(114, 56, 46, AMBER) +
          each(['−', '+', 'C', 'OK'], (word, index) => {
            const [x, y] = [16 + (index % 2) * 34, 14 + Math.floor(index / 2) * 25];
            const style = { size: 30, style: 'bold', anchor: 'middle', fill: KEY_TEXT } as const;
            // A millimetre of the device is two units of the drawing.
            return (
              rect(x, y + 1.6, 30, 20, 'g4', 5) +
              rect(x, y, 30, 20, KEY, 5) +
              `<g transform="scale(.5)">${lettering.text(2 * x + 30, 2 * y + 31, word, style)}</g>`
            );
          }),
      ) +
      waves()
    );
  },
};
