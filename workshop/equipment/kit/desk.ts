/** The desk consoles in three-quarter view: a wedge with keys and display on its sloping top. */
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, type Point, rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { litCentred, litDigits } from './lamps.ts';
import { AMBER, DARK_PLASTIC, KEY, KEY_TEXT, LAMP_RED, LAMP_WHITE, PANEL } from './materials.ts';
import { footprint, shadow } from './product.ts';
import { softened } from './profiles.ts';
import { prism } from './solid.ts';
import { corners, studioFor } from './studio.ts';

export const WIDTH = 285;

export const DEPTH = 210;

export const studio = studioFor(
  corners(0, 0, 0, 285, 210, 84),
  { yaw: -27, pitch: 38 },
  { x: 60, y: 40, width: 520, height: 330 },
);

/** Height of the top at the front and at the back. */
export const [LOW, HIGH] = [36, 84];

export const SLOPE: Place = [0, -1, -(HIGH - LOW) / DEPTH];

export const topAt = (x: number, y: number): Point => studio.at([x, DEPTH - y, HIGH + SLOPE[2] * y]);

export function wedge(): string {
  const profile: readonly Point[] = [
    [0, 6],
    [DEPTH, 6],
    [DEPTH, HIGH],
    [0, LOW],
  ];
  return (
    shadow(studio, footprint(0, 0, WIDTH, DEPTH), 34) +
    prism(studio, 'x', softened(profile, 10), [0, WIDTH], DARK_PLASTIC, 6)
  );
}

export const key = (x: number, y: number, width: number, height: number, fill = KEY): string =>
  rect(x, y + 2.4, width, height, PANEL, 4) + rect(x, y, width, height, fill, 4);

/** Eighteen: six rows of three, the figures in the middle. */
export function numberKeys(lettering: Lettering): string {
  const label = { size: 20, style: 'bold', anchor: 'middle', fill: KEY_TEXT } as const;
  return each(['', '', '123', '456', '789', ' 0 '], (row, line) =>
    each([0, 1, 2], (column) => {
      const [x, y] = [200 + column * 26, 17 + line * 30];
      const figure = (row[column] ?? ' ').trim();
      const sign = figure === '' ? '' : lettering.text(x + 11, y + 18.5, figure, label);
      return key(x, y, 22, 23, figure === '' ? 'g4' : KEY) + sign;
    }),
  );
}

/** Sixteen: four on each side of the display. */
export const softKeys = (): string =>
  each(
    [0, 1, 2, 3],
    (index) =>
      key(45 + index * 33, 14, 26, 15) +
      key(45 + index * 33, 162, 26, 15) +
      key(15, 42 + index * 29, 20, 17) +
      key(174, 42 + index * 29, 20, 17),
  );

export function desk(lettering: Lettering, display: string): string {
  const parts =
    rect(41, 37, 126, 118, PANEL, 5) +
    display +
    softKeys() +
    circle(27, 190, 13, PANEL) +
    circle(27, 188.5, 11.5, LAMP_RED) +
    numberKeys(lettering);
  return wedge() + studio.laid([0, DEPTH, HIGH], [1, 0, 0], SLOPE, parts);
}

export const game = (time: string, left: string, middle: string, right: string): string =>
  litCentred(104, 48, time, 37, LAMP_WHITE) +
  litDigits(50, 106, left, 36, AMBER) +
  litCentred(104, 106, middle, 36, LAMP_RED) +
  litDigits(139, 106, right, 36, AMBER);
