/** StartTime V on the pages. */

import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, rect } from '../../kit/shapes.ts';
import { front, handle, holes } from '../kit/case.ts';
import { AMBER, DARK_PLASTIC, KEY, LIGHT_PLASTIC, METAL, PANEL, RED } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { box, turned } from '../kit/solid.ts';
import { corners, FORTH, RIGHT, studioFor } from '../kit/studio.ts';

const start = studioFor(
  corners(0, -128, 0, 395, 288, 190),
  { yaw: -24, pitch: 24 },
  { x: 60, y: 40, width: 520, height: 350 },
);

export const startTimeProduct: Product = {
  alt: 'The StartTime V unit with loudspeaker, handle and a display that reads Ready; before it the start and microphone unit with its red button.',
  markers: [
    {
      text: 'One press gives the start sound and the start pulse at once.',
      at: [110, 412],
      target: start.at([60, -90, 26]),
      measures: true,
    },
    { text: 'Loudspeaker with 2 × 20 W.', at: [100, 100], target: start.at([70, 0, 150]) },
    { text: 'Display and keys.', at: [540, 100], target: start.at([330, 0, 160]) },
  ],
  draw: (lettering) =>
    shadow(start, footprint(0, 0, 395, 160), 44) +
    box(start, [0, 0, 0], [395, 160, 168], DARK_PLASTIC, { axis: 'x', radius: 22, bevel: 10 }) +
    handle(start, [90, 73, 168], 214, 12, 'x') +
    front(
      start,
      [0, 0, 0],
      168,
      circle(100, 86, 68, METAL[1]) +
        circle(100, 86, 64, DARK_PLASTIC[3]) +
        holes(100, 86, 60, 12, 4.2) +
        rect(206, 36, 160, 56, PANEL, 5) +
        readyText(lettering) +
        each([0, 1, 2, 3], (index) => rect(206 + index * 42, 108, 34, 24, KEY, 5)),
    ) +
    shadow(start, footprint(10, -128, 118, 80), 18) +
    box(start, [10, -128, 0], [118, 80, 25], LIGHT_PLASTIC, { radius: 14, bevel: 6 }) +
    turned(
      start,
      'z',
      [46, -88],
      [
        [25, 22],
        [31, 22],
        [34, 18],
      ],
      RED,
    ) +
    start.laid([10, -48, 25], RIGHT, FORTH, holes(86, 40, 18, 8, 2.6)),
};

const readyText = (lettering: Lettering): string =>
  lettering.text(286, 74, 'Ready', { size: 28, style: 'bold', anchor: 'middle', fill: AMBER });
