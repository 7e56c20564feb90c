/** The desk consoles in three-quarter view: a wedge with display and labelled keys on its sloping top. */
import type { Lettering } from '../../kit/lettering.ts';
import { each, type Point, rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { litCentred, litDigits } from './lamps.ts';
import { AMBER, DARK_PLASTIC, KEY, KEY_TEXT, LAMP_RED, LAMP_WHITE, PANEL } from './materials.ts';
import { footprint, shadow } from './product.ts';
import { softened } from './profiles.ts';
import { prism } from './solid.ts';
import { corners, type Studio, studioFor } from './studio.ts';

const WIDTH = 285;
const DEPTH = 210;
/** Height of the top at the front and at the back. */
const [LOW, HIGH] = [36, 84];
const SLOPE: Place = [0, -1, -(HIGH - LOW) / DEPTH];

/** A desk with so many millimetres of table before the console. */
export const deskStudio = (before: number): Studio =>
  studioFor(
    corners(0, -before, 0, WIDTH, DEPTH + before, HIGH),
    { yaw: -17, pitch: 46 },
    { x: 24, y: 20, width: 592, height: 400 },
  );

/** A point of the top, in millimetres from its upper left corner. */
export const topAt = (studio: Studio, x: number, y: number): Point => studio.at([x, DEPTH - y, HIGH + SLOPE[2] * y]);

function wedge(studio: Studio): string {
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

/** A key with its word. */
function key(
  lettering: Lettering,
  x: number,
  y: number,
  width: number,
  height: number,
  word: string,
  fill = KEY,
): string {
  const isDark = fill === LAMP_RED || fill === PANEL;
  const size = /^\d$/.test(word) ? 20 : 13;
  const style = { size: 2 * size, style: 'bold', anchor: 'middle', fill: isDark ? 'p' : KEY_TEXT } as const;
  // A millimetre of the desk is two units of the drawing.
  const sign = lettering.text(2 * x + width, 2 * y + height + size * 0.72, word, style);
  return (
    rect(x, y + 2.6, width, height, PANEL, 4) +
    rect(x, y, width, height, fill, 4) +
    `<g transform="scale(.5)">${sign}</g>`
  );
}

/** Sixteen whose meaning the sport gives: four rows, the left half for the home team, the right half for the guests. */
const sportKeys = (lettering: Lettering, words: readonly string[]): string =>
  each(words, (word, index) =>
    key(
      lettering,
      14 + (index % 4) * 39.5 + (index % 4 > 1 ? 3 : 0),
      118 + Math.floor(index / 4) * 21.5,
      36,
      17.5,
      word,
    ),
  );

const NUMBERS = ['Set', 'Edit', 'Esc', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'C', '0', 'OK'] as const;

const numberKeys = (lettering: Lettering): string =>
  each(NUMBERS, (word, index) =>
    key(lettering, 186 + (index % 3) * 30, 14 + Math.floor(index / 3) * 29, 27, 24, word, index < 3 ? 'metal' : KEY),
  ) +
  key(lettering, 186, 162, 42, 24, 'Start', LAMP_RED) +
  key(lettering, 231, 162, 42, 24, 'Stop', 'metal') +
  key(lettering, 186, 189, 87, 15, 'Horn', 'metal');

/** The console: what its display shows, and the words on the keys of the sport. */
export function desk(lettering: Lettering, studio: Studio, display: string, words: readonly string[]): string {
  const parts = rect(12, 12, 162, 98, PANEL, 5) + display + sportKeys(lettering, words) + numberKeys(lettering);
  return wedge(studio) + studio.laid([0, DEPTH, HIGH], [1, 0, 0], SLOPE, parts);
}

export const game = (time: string, left: string, middle: string, right: string): string =>
  litCentred(93, 20, time, 38, LAMP_WHITE) +
  litDigits(22, 68, left, 32, AMBER) +
  litCentred(93, 68, middle, 32, LAMP_RED) +
  litDigits(164 - 0.72 * 32 * right.length + 5, 68, right, 32, AMBER);
