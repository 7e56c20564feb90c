/** The photocell of St. Moritz 1948: the same finish twice, before and at the moment the beam is cut. */

import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, ellipse, line, path, placed, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { litBy } from '../../screens/screen.ts';
import { crop } from '../../screens/television/crop.ts';
import { limbs } from '../kit/pictogram.ts';
import { LABEL, NOTE, sheet } from '../kit/sheet.ts';
import { hand, ticks } from '../kit/stopwatch.ts';

const LAMP = 96;
const CELL = 660;
const BODY = 378;

function clock(y: number, isStopped: boolean): string {
  return placed(
    838,
    y,
    circle(0, 0, 78, 'i') +
      circle(0, 0, 71, 'p') +
      stroke(ticks(60, 58, 64), 'm', 1) +
      stroke(ticks(12, 54, 64), 'l', 2.5) +
      hand(isStopped ? 8.4 : 6.6, 58, isStopped ? 'rl' : 'l', 3.5) +
      (isStopped ? '' : path('M-30 -30A42 42 0 0 1 0 -42M-8 -47L0 -42L-7 -35', 'l')) +
      circle(0, 0, 6, 'i'),
  );
}

/** A racer from above, skis down the sheet; 0,0 is the middle of the shoulders. */
const RACER =
  each([-17, 17], (ski) => rect(ski - 6, -62, 12, 124, 'g4', 6)) +
  limbs(['-34,2 -20,28', '34,2 20,28'], 11) +
  stroke('M-20 28L-48 -52M20 28L48 -52', 'l', 3) +
  ellipse(0, 0, 42, 17, 'i') +
  circle(0, 8, 15, 'p') +
  circle(0, 8, 13, 'i');

/** Lamp or cell beside the course. */
function box(x: number, beam: number, isLamp: boolean): string {
  const side = isLamp ? 1 : -1;
  return (
    rect(x - 26, beam - 20, 52, 40, 'p l') +
    path(`M${x + side * 26} ${beam - 13}q${side * 11} 13 0 26z`, 'ice') +
    (isLamp ? circle(x - 6, beam, 7, 'r') : rect(x - 4, beam - 11, 9, 22, 'i'))
  );
}

function finish(top: number, isCut: boolean): string {
  const beam = top + 132;
  return (
    rect(150, top, 456, 184, 'snow-1') +
    stroke(`M150 ${top}v184M606 ${top}v184`, 'm', 1.5) +
    stroke(`M150 ${beam}H606`, 'wl', 7) +
    placed(BODY, isCut ? beam - 12 : top + 66, RACER) +
    (isCut
      ? line(LAMP + 38, beam, BODY - 32, beam, 'rl') + line(BODY + 34, beam, CELL - 38, beam, 'm', '2 6')
      : line(LAMP + 38, beam, CELL - 38, beam, 'rl')) +
    box(LAMP, beam, true) +
    box(CELL, beam, false) +
    stroke(`M${CELL + 26} ${beam}H714V${top + 92}H760`, 'm', 2) +
    clock(top + 92, isCut)
  );
}

function body(lettering: Lettering): string {
  const name = { ...LABEL, style: 'bold' } as const;
  return (
    litBy('day', finish(108, false) + finish(344, true)) +
    lettering.text(150, 318, 'The beam lies across the line: the clock, started by the gun, runs', name) +
    lettering.text(150, 554, 'The body cuts the beam: the clock stops', name) +
    lettering.text(150, 578, 'No human reaction between the two', NOTE)
  );
}

export const photocell1948 = sheet({
  id: 'heritage/photocell-1948',
  title: 'Photocell finish, St. Moritz 1948',
  description:
    'Two states of a photocell finish. Above, a red beam runs from the lamp to the cell and the clock, started by the gun, is running. Below, a body cuts the beam and the clock stops, without any human reaction time. First used at the Games of St. Moritz in 1948.',
  body,
  narrow: {
    height: 388,
    body: (lettering) =>
      crop(
        'before',
        { x: 0, y: 8, width: 390, height: 110 },
        { x: 60, y: 92, width: 880 },
        'p',
        litBy('day', finish(108, false)),
      ) +
      lettering.text(16, 146, 'The gun starts the clock', { size: 20, style: 'bold' }) +
      lettering.text(16, 172, 'The beam lies across the line', { size: 17, fill: 'g5' }) +
      crop(
        'after',
        { x: 0, y: 204, width: 390, height: 110 },
        { x: 60, y: 336, width: 880 },
        'p',
        litBy('day', finish(344, true)),
      ) +
      lettering.text(16, 342, 'The body stops it', { size: 20, style: 'bold' }) +
      lettering.text(16, 368, 'No human reaction between', { size: 17, fill: 'g5' }),
  },
});
