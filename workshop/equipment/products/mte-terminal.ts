/** Judges’ terminal MTE on the pages. */
import type { Lettering } from '../../kit/lettering.ts';
import { each, type Point, placed, rect } from '../../kit/shapes.ts';
import { faded } from '../../kit/strokes.ts';
import { finger, forearm, type HandLayer, type HandPlace, handOn, sleeve } from '../kit/hand.ts';
import { KEY_TEXT, LAMP_RED, PANEL } from '../kit/materials.ts';
import type { Product } from '../kit/product.ts';

/** Units for a centimetre; the terminal is 11.5 by 22. */
const CM = 14.4;
const TILT = 7;
const WRIST: Point = [312, 428];
const PLACE: HandPlace = { at: WRIST, cm: CM, turn: -90 + TILT };
/** The terminal in the hand: upper left corner and size, from the wrist, upright. */
const CASE = { x: -5.75 * CM, y: -25.6 * CM, width: 11.5 * CM, height: 22 * CM } as const;

/** A point of the case, in shares of its sides, on the drawing. */
function onCase(across: number, down: number): Point {
  const angle = (TILT * Math.PI) / 180;
  const [dx, dy] = [CASE.x + CASE.width * across, CASE.y + CASE.height * down];
  return [
    WRIST[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
    WRIST[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}

/** Eighteen: functions above, figures, and at the foot the one that sends. */
function keys(lettering: Lettering): string {
  const style = { size: 21, style: 'bold', anchor: 'middle', fill: KEY_TEXT } as const;
  return each(['fff', '123', '456', '789', 'f0f', 'ffs'], (row, line) =>
    each([...row], (sign, column) => {
      const [x, y] = [CASE.x + 16 + column * 46, CASE.y + 120 + line * 32];
      const fill = sign === 's' ? LAMP_RED : sign === 'f' ? 'metal' : 'p';
      const figure = /\d/.test(sign) ? lettering.text(x + 21, y + 19.5, sign, style) : '';
      return rect(x, y + 2.5, 42, 25, 'g4', 6) + rect(x, y, 42, 25, fill, 6) + figure;
    }),
  );
}

const terminal = (lettering: Lettering): string => {
  const { x, y, width, height } = CASE;
  return (
    rect(x + width - 40, y - 46, 15, 60, 'kit-ink', 7) +
    rect(x + width - 36, y - 42, 4, 50, 'steel', 2) +
    rect(x + 3, y + 4, width + 6, height + 2, 'g4', 22) +
    rect(x, y, width, height, 'g3', 22) +
    rect(x, y, width - 5, height - 5, 'g1', 20) +
    rect(x + 12, y + 14, width - 28, 94, 'kit-ink', 10) +
    rect(x + 20, y + 22, width - 44, 78, 'ice', 4) +
    faded(0.3, `<path d="M${x + 20} ${y + 100}L${x + 70} ${y + 22}H${x + 20}Z" class="p"/>`) +
    lettering.text(x + width / 2 - 2, y + 82, '8.5', { size: 58, style: 'bold', anchor: 'middle', fill: PANEL }) +
    keys(lettering)
  );
};

const BEHIND: readonly HandLayer[] = [
  forearm(12),
  sleeve(5, 20, 'kit-navy'),
  { palm: 'M-1.2-2.6C1-4.4 3.4-6.8 7-7.2L18-6.2L18.4 6.8C14 7.4 8 7.6 4.4 6.8C2.4 5 .6 3.4-1.2 2.6Z' },
];
/** Four fingertips round the right side, the thumb along the left. */
const BEFORE: readonly HandLayer[] = [
  finger([8, 6.4, 1], [8.6, 7.1, 1.06], [8.2, 4.5, 0.8]),
  finger([10.6, 6.6, 1.1], [11.4, 7.3, 1.16], [11, 4.2, 0.86]),
  finger([13.4, 6.6, 1.1], [14.2, 7.3, 1.16], [13.9, 4.2, 0.86]),
  finger([16.2, 6.4, 1.1], [17, 7.1, 1.12], [16.7, 4.4, 0.84]),
  finger([2.6, -3.6, 2.2], [6.6, -7, 1.66], [10.4, -6.9, 1.4], [14, -5, 1.08]),
  { fold: 'M8.9-7.8Q9.8-6.9 9.7-5.7', width: 0.24 },
];

export const mteProduct: Product = {
  alt: 'A hand holds the judges’ terminal: a score of 8.5 on its display, number keys and a red key below, an aerial on top.',
  markers: [
    { text: 'One key sends the score.', at: [556, 372], target: onCase(0.79, 0.93), measures: true },
    { text: 'The display shows the score before it is sent.', at: [90, 80], target: onCase(0.14, 0.16) },
    {
      text: 'Radio aerial; the terminal works up to 100 m from its master.',
      at: [540, 56],
      target: onCase(0.8, -0.11),
    },
  ],
  draw: (lettering) => handOn(BEHIND, PLACE) + placed(...WRIST, terminal(lettering), TILT) + handOn(BEFORE, PLACE),
};
