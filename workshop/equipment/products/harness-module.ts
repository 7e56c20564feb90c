/** Quantum harness module on the pages. */

import { circle, each, type Point, rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { front } from '../kit/case.ts';
import { LAMP_WHITE, PANEL, RED, YELLOW } from '../kit/materials.ts';
import { cord, footprint, type Product, shadow } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { corners, FORTH, RIGHT, studioFor } from '../kit/studio.ts';

const deck = studioFor(
  corners(0, 0, 0, 118, 105, 36),
  { yaw: -28, pitch: 38 },
  { x: 60, y: 60, width: 500, height: 320 },
);

const MODULE: Place = [105, 105, 36];

const [LEAD_X, LEAD_Y] = deck.at([105, 60, 16]);
const CABLE: Point = [LEAD_X * 0.784 + 175.4, LEAD_Y - 58.2];

export const harnessProduct: Product = {
  alt: 'A red module with a large lane number 4 on top; coloured sockets in front for touch pad, starting block and three hand buttons, a cable to the next module.',
  markers: [
    { text: 'Red sockets: three hand buttons.', at: [240, 404], target: deck.at([74, 0, 14]), measures: true },
    { text: 'Yellow socket: touch pad. White: starting block.', at: [90, 330], target: deck.at([20, 0, 22]) },
    { text: 'Lane number; ten modules hang on one cable.', at: [150, 70], target: deck.at([30, 80, 36]) },
    { text: 'Cable of 3 m to the module before.', at: [586, 250], target: CABLE },
  ],
  draw: (lettering) => {
    const [ex, ey] = deck.at([105, 60, 16]);
    const lead = `M${ex} ${ey}C${ex + 60} ${ey - 4} ${ex + 46} ${ey - 90} 640 ${ey - 84}`;
    return (
      shadow(deck, footprint(0, 0, 105, 105), 16) +
      cord(lead, 9) +
      box(deck, [0, 0, 0], MODULE, RED, { radius: 10, bevel: 4 }) +
      front(
        deck,
        [0, 0, 0],
        36,
        bananas([14, 30], YELLOW[2]) + bananas([46], LAMP_WHITE) + bananas([64, 78, 92], RED[2]),
      ) +
      deck.laid(
        [0, 105, 36],
        RIGHT,
        FORTH,
        rect(14, 14, 77, 77, LAMP_WHITE, 6) +
          lettering.text(52.5, 81, '4', { size: 80, style: 'wide', anchor: 'middle', fill: PANEL }),
      )
    );
  },
};

const bananas = (xs: readonly number[], fill: string): string =>
  each(xs, (x) => circle(x, 18, 6.4, PANEL) + circle(x, 18, 5.4, fill) + circle(x, 18, 2, PANEL));
