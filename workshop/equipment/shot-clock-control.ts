/** The hand control of a shot clock, in use; a picture alone. */
import type { Lettering } from '../kit/lettering.ts';
import { each, type Point, placed, rect } from '../kit/shapes.ts';
import { faded } from '../kit/strokes.ts';
import { finger, forearm, type HandLayer, type HandPlace, handOn, sleeve } from './kit/hand.ts';
import { litCentred } from './kit/lamps.ts';
import { LAMP_RED, PANEL } from './kit/materials.ts';
import { cord } from './kit/product.ts';
import { device } from './plate.ts';

const CM = 20;
const TILT = -8;
const WRIST: Point = [352, 440];
const PLACE: HandPlace = { at: WRIST, cm: CM, turn: -90 + TILT };
/** The case from the wrist, upright, in units. */
const CASE = { x: -82, y: -392, width: 164, height: 316 } as const;

function onCase(across: number, down: number): Point {
  const angle = (TILT * Math.PI) / 180;
  const [dx, dy] = [CASE.x + CASE.width * across, CASE.y + CASE.height * down];
  return [
    WRIST[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
    WRIST[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}

const KEYS = [
  ['14', 0, 0, 'kit-white'],
  ['24', 1, 0, 'kit-yellow'],
  ['Start', 0, 1, 'kit-green'],
  ['Stop', 1, 1, 'metal'],
] as const;

function control(lettering: Lettering): string {
  const { x, y, width, height } = CASE;
  const key = ([word, column, row, fill]: (typeof KEYS)[number]): string => {
    const [left, top] = [x + 14 + column * 70, y + 120 + row * 84];
    const size = row === 0 ? 38 : 22;
    return (
      rect(left, top + 4, 66, 70, PANEL, 10) +
      rect(left, top, 66, 70, fill, 10) +
      faded(0.3, rect(left + 4, top + 3, 58, 12, 'p', 6)) +
      lettering.text(left + 33, top + 36 + size * 0.36, word, {
        ...{ size, style: 'bold', anchor: 'middle' },
        fill: fill === 'kit-green' ? 'p' : 'led-ground',
      })
    );
  };
  return (
    rect(x + 4, y + 6, width + 4, height, 'kit-ink-s', 26) +
    rect(x, y, width, height, 'kit-ink', 26) +
    faded(0.25, rect(x + 6, y + 6, width - 12, 16, 'p', 10)) +
    rect(x + 14, y + 26, width - 28, 80, PANEL, 8) +
    litCentred(x + width / 2, y + 38, '14', 56, LAMP_RED) +
    each(KEYS, key)
  );
}

const BEHIND: readonly HandLayer[] = [
  forearm(9),
  sleeve(4, 14, 'kit-navy'),
  { palm: 'M-1.2-2.6C1-4 2.6-5.6 5-5.8L14-5L14.4 5.4C11 6 6 6.2 3.4 5.4C2 4.4 .6 3.2-1.2 2.6Z' },
];
/** Three fingers round the far side, the thumb on the key. */
const BEFORE: readonly HandLayer[] = [
  finger([6.4, 5, 0.95], [7, 5.5, 1], [6.7, 3.4, 0.76]),
  finger([9, 5.2, 1.05], [9.7, 5.7, 1.1], [9.4, 3.3, 0.82]),
  finger([11.6, 5.1, 1.05], [12.4, 5.6, 1.1], [12.1, 3.3, 0.82]),
  finger([1.6, -2.6, 1.9], [5, -5.2, 1.5], [9, -4.6, 1.26], [12.1, -0.4, 0.98]),
  { fold: 'M7.4-5.6Q8.4-5.1 8.6-4M11.4-.2Q12-.5 12.6-1.2', width: 0.2 },
];

export const shotClockControl = device('shot-clock-control', {
  caption: 'Shot clock in the operator’s hand',
  alt: 'A hand holds a dark control with a display that shows 14; the thumb presses the key for it; others say 24, Start and Stop.',
  markers: [
    { text: 'The display repeats the shot clock.', at: [120, 70], target: onCase(0.16, 0.18), measures: true },
    {
      text: '24 s for a new possession; under the thumb, 14 s after an offensive rebound.',
      at: [560, 120],
      target: onCase(0.84, 0.44),
    },
    { text: 'Start and stop; the clock holds where it is.', at: [560, 300], target: onCase(0.84, 0.69) },
  ],
  draw: (lettering) =>
    cord(`M${onCase(0.5, 0).join(' ')}C300 -20 380 -20 460 -10`, 9) +
    handOn(BEHIND, PLACE) +
    placed(...WRIST, control(lettering), TILT) +
    handOn(BEFORE, PLACE),
});
