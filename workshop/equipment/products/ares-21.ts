/** ARES 21 on the pages. */

import { circle, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { feet, front } from '../kit/case.ts';
import { litDigits } from '../kit/lamps.ts';
import { KEY, LAMP_OFF, LAMP_RED, LAMP_WHITE, LIGHT_PLASTIC, METAL, PANEL } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { corners, FORTH, RIGHT, studioFor } from '../kit/studio.ts';

const aresDesk = studioFor(corners(0, 0, 0, 410, 285, 80), { yaw: -27, pitch: 34 });

const ARES: Place = [410, 285, 72];

export const aresProduct: Product = {
  alt: 'The light case of the ARES 21 with its paper printer and keys on top, a display and ten lane lamps in front.',
  markers: [
    {
      text: 'Clock of 16 MHz, exact to one part in a million.',
      at: [420, 50],
      target: aresDesk.at([300, 170, 80]),
      measures: true,
    },
    { text: 'Paper printer, an option.', at: [130, 90], target: aresDesk.at([90, 170, 80]) },
    { text: 'A lamp for each of ten lanes.', at: [250, 410], target: aresDesk.at([300, 0, 42]) },
  ],
  draw: () =>
    shadow(aresDesk, footprint(0, 0, 410, 285), 50) +
    feet(
      aresDesk,
      [
        [30, 24],
        [380, 24],
        [380, 260],
      ],
      14,
      10,
    ) +
    box(aresDesk, [0, 0, 8], ARES, LIGHT_PLASTIC, { radius: 16, bevel: 7 }) +
    front(
      aresDesk,
      [0, 0, 8],
      72,
      rect(22, 20, 150, 34, PANEL, 4) +
        litDigits(34, 26, '1:44.65', 22, LAMP_RED) +
        repeat(10, (lane) => circle(206 + lane * 19, 37, 5.5, lane === 3 ? LAMP_RED : LAMP_OFF)),
    ) +
    aresDesk.laid(
      [0, 285, 80],
      RIGHT,
      FORTH,
      rect(34, 50, 130, 140, METAL[2], 8) +
        rect(44, 96, 110, 10, PANEL, 2) +
        rect(54, 30, 90, 70, LAMP_WHITE) +
        repeat(3, (row) => rect(66, 44 + row * 15, 66 - row * 9, 5, LAMP_OFF)) +
        repeat(12, (index) => rect(222 + (index % 4) * 40, 70 + Math.floor(index / 4) * 46, 28, 28, KEY, 5)),
    ),
};
