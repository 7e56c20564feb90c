/** ARES 21 on the pages. */

import type { Lettering } from '../../kit/lettering.ts';
import { circle, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { feet, front } from '../kit/case.ts';
import { litDigits } from '../kit/lamps.ts';
import {
  KEY,
  KEY_TEXT,
  LAMP_OFF,
  LAMP_RED,
  LAMP_WHITE,
  LIGHT_PLASTIC,
  METAL,
  PANEL,
  SHADOW,
} from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { corners, FORTH, RIGHT, studioFor } from '../kit/studio.ts';

const aresDesk = studioFor(
  corners(0, 0, 0, 410, 285, 80),
  { yaw: -27, pitch: 36 },
  { x: 40, y: 62, width: 560, height: 330 },
);

const ARES: Place = [410, 285, 72];
const SIGNS = ['7', '8', '9', '4', '5', '6', '1', '2', '3', 'C', '0', ''];

/** The slip with the last times, which leaves the printer towards the viewer. */
function slip(lettering: Lettering): string {
  const [left, right] = [44, 154];
  const style = { size: 20, style: 'medium', fill: KEY_TEXT } as const;
  const lines = ['4  1:44.65', '5  1:45.12', '3  1:45.38'];
  return (
    `<g fill-opacity="0.18">${rect(left + 5, 90, right - left, 90, SHADOW, 2)}</g>` +
    rect(left, 84, right - left, 90, LAMP_WHITE) +
    lines.map((text, index) => lettering.text(left + 6, 111 + index * 26, text, style)).join('')
  );
}

const keys = (lettering: Lettering): string =>
  repeat(12, (index) => {
    const [x, y] = [226 + (index % 3) * 48, 48 + Math.floor(index / 3) * 48];
    const style = { size: 24, style: 'bold', anchor: 'middle', fill: KEY_TEXT } as const;
    return (
      rect(x, y + 3, 38, 36, METAL[1], 6) +
      rect(x, y, 38, 36, index === 11 ? LAMP_RED : KEY, 6) +
      lettering.text(x + 19, y + 27, SIGNS[index] ?? '', style)
    );
  });

export const aresProduct: Product = {
  alt: 'The light case of the ARES 21: a printer whose slip shows three times and a number pad on top, a red running time and ten lane lamps in front.',
  markers: [
    {
      text: 'Running time, from a clock of 16 MHz, exact to one part in a million.',
      at: [78, 352],
      target: aresDesk.at([24, 0, 22]),
      measures: true,
    },
    { text: 'Paper printer, an option.', at: [96, 84], target: aresDesk.at([52, 232, 80]) },
    { text: 'A lamp for each of ten lanes.', at: [250, 410], target: aresDesk.at([300, 0, 42]) },
  ],
  draw: (lettering) =>
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
      rect(20, 14, 150, 46, PANEL, 4) +
        litDigits(32, 22, '1:44.65', 30, LAMP_RED) +
        repeat(10, (lane) => circle(200 + lane * 20, 37, 6.5, lane === 3 ? 'led-lit' : LAMP_OFF)),
    ) +
    aresDesk.laid(
      [0, 285, 80],
      RIGHT,
      FORTH,
      rect(36, 36, 126, 62, METAL[0], 8) + rect(44, 78, 110, 12, PANEL, 3) + slip(lettering) + keys(lettering),
    ),
};
