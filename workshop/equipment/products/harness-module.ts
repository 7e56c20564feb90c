/** Quantum harness module on the pages. */

import { circle, each, type Point, rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { front } from '../kit/case.ts';
import { LAMP_WHITE, PANEL, RED, YELLOW } from '../kit/materials.ts';
import { cord, footprint, type Product, shadow } from '../kit/product.ts';
import { box, turned } from '../kit/solid.ts';
import { corners, FORTH, RIGHT, studioFor } from '../kit/studio.ts';

const deck = studioFor(
  corners(0, 0, 0, 118, 105, 36),
  { yaw: -28, pitch: 38 },
  { x: 116, y: 36, width: 430, height: 310 },
);

const MODULE: Place = [105, 105, 36];

const [LEAD_X, LEAD_Y] = deck.at([105, 60, 16]);
const CABLE: Point = [LEAD_X * 0.784 + 175.4, LEAD_Y - 58.2];

export const harnessProduct: Product = {
  alt: 'A red module with a large lane number 4 on top; coloured sockets in front for touch pad, starting block and three hand buttons, a cable to the next module.',
  markers: [
    { text: 'Red sockets: three hand buttons.', at: [430, 396], target: deck.at([78, 0, 18]), measures: true },
    { text: 'Yellow socket: touch pad. White: starting block.', at: [52, 250], target: deck.at([30, -14, 18]) },
    { text: 'Lane number; ten modules hang on one cable.', at: [120, 60], target: deck.at([30, 80, 36]) },
    { text: 'Cable of 3 m to the module before.', at: [586, 250], target: CABLE },
  ],
  draw: (lettering) => {
    const [ex, ey] = deck.at([105, 60, 16]);
    const lead = `M${ex} ${ey}C${ex + 60} ${ey - 4} ${ex + 46} ${ey - 90} 640 ${ey - 84}`;
    const [bx, by] = deck.at([0, 70, 16]);
    const before = `M${bx} ${by}C${bx - 50} ${by + 4} ${bx - 40} ${by + 70} -10 ${by + 60}`;
    return (
      shadow(deck, footprint(0, 0, 105, 105), 16) +
      cord(lead, 9) +
      cord(before, 9) +
      box(deck, [0, 0, 0], MODULE, RED, { radius: 10, bevel: 4 }) +
      front(
        deck,
        [0, 0, 0],
        36,
        bananas([14, 30], YELLOW[2]) + bananas([46], LAMP_WHITE) + bananas([64, 78, 92], RED[2]),
      ) +
      each(PLUGGED, plug) +
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

/** Sockets in use: the touch pad's. */
const PLUGGED = [14, 30] as const;

/** A banana plug in its socket, and its wire. */
function plug(x: number): string {
  const [ex, ey] = deck.at([x, -30, 18]);
  return (
    cord(`M${ex} ${ey}C${ex - 26} ${ey + 18} ${ex - 50} ${ey + 60} ${ex - 40} 452`, 7) +
    turned(
      deck,
      'y',
      [x, 18],
      [
        [-30, 3.4],
        [-26, 5.4],
        [0, 5.4],
      ],
      YELLOW,
      14,
    )
  );
}
