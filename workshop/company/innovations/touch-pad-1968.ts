/** The touch pad of 1968 at the end of a lane: in elevation, true to 90 × 240 cm, and in section with a swimmer's hand on it. */

import type { Limb } from '../../figure/joints.ts';
import { dimension } from '../../kit/dimensions.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { circle, line, type Point, path, rect, repeat, round } from '../../kit/shapes.ts';
import { cutTo, faded, stroke } from '../../kit/strokes.ts';
import { pathsOf } from '../../strips/still.ts';
import { sheet } from '../kit/sheet.ts';
import { bareArm, SURFACE, touchingSwimmer } from './touching-swimmer.ts';

/** Units for one centimetre, in both views. */
const CM = 2.06;
const TOP = 118;
const FLOOR = 474;
const PAD = { left: 56, top: 188, width: 240 * CM, height: 90 * CM } as const;
/** Upright, as on the pads of today, and hooked into each other. */
const SLATS = 48;
/** Two thirds of the pad are under water. */
const WATER = PAD.top + PAD.height / 3;
const LANE_LEFT = PAD.left - 5 * CM;
const LANE = 250 * CM;
const ELEVATION = { x: 32, y: TOP, width: 2 * (LANE_LEFT - 32) + LANE, height: FLOOR - TOP } as const;
const SECTION = {
  x: ELEVATION.x + ELEVATION.width + 20,
  y: TOP,
  width: 928 - ELEVATION.x - ELEVATION.width - 20,
  height: FLOOR - TOP,
} as const;
const WALL = 862;
/** How much the water hides of what is near its surface. */
const VEIL = 0.14;
const HAND_Y = WATER + SURFACE * 100 * CM;

function wave(from: number, to: number, y: number): string {
  const half = 20;
  const count = Math.floor((to - from) / half);
  const crest = range(count).map((index) => `q${half / 2} ${index % 2 === 0 ? -7 : 7} ${half} 0`);
  return `M${round(from)} ${round(y)}${crest.join('')}H${round(to)}`;
}

const ARM: Limb = {
  joints: [
    [0.34, -1.04],
    [0.15, -0.5],
    [0.01, -0.06],
  ],
  hand: 'pad',
  size: 1.34,
};

/** The back of a right hand on the slats, the forearm coming out towards us. */
function handOnPad([x, y]: Point): string {
  const scale = 100 * CM;
  return pathsOf(bareArm(ARM), ([px, py]) => [x + px * scale, y - py * scale], 0.1);
}

function elevation(lettering: Lettering): string {
  const { left, top, width, height } = PAD;
  const { x, width: span } = ELEVATION;
  const [right, handX] = [x + span, left + 330];
  const rope = (at: number) => circle(at, WATER, 15, 'water-2 wl') + circle(at, WATER, 4, 'p');
  const slat = width / SLATS;
  return (
    rect(x, TOP, span, FLOOR - TOP, 'g2') +
    rect(x, WATER, span, FLOOR - WATER, 'water-1') +
    rect(left, top, width, height, 'kit-yellow') +
    repeat(SLATS - 1, (index) => rect(round(left + (index + 1) * slat - 0.6), top, 1.2, height, 'kit-yellow-d')) +
    rect(left, top, width, height, 'l') +
    faded(0.42, rect(x, WATER, span, FLOOR - WATER, 'water')) +
    repeat(3, (index) => circle(handX, HAND_Y, 52 + index * 15, 'rl')) +
    cutTo('elevation', ELEVATION, handOnPad([handX, HAND_Y])) +
    faded(VEIL, rect(x, WATER, span, FLOOR - WATER, 'water')) +
    stroke(wave(x, right, WATER), 'l', 1.5) +
    rope(LANE_LEFT) +
    rope(LANE_LEFT + LANE) +
    dimension(lettering, [left, 160], [left + width, 160], '240 cm', { size: 30 })
  );
}

/** Wall, pad, water and swimmer from the side. */
function section(lettering: Lettering): string {
  const pad = WALL - 8;
  const { top, height } = PAD;
  const { x, y, width } = SECTION;
  const metre = 100 * CM;
  return (
    rect(x, y, width, FLOOR - y, 'ice-1') +
    rect(x, WATER, width, FLOOR - WATER, 'water-1') +
    faded(0.42, rect(x, WATER, width, FLOOR - WATER, 'water')) +
    rect(WALL, y, 928 - WALL, FLOOR - y, 'g3') +
    path(`M${WALL} ${y + 26}H928V${y + 18}H${WALL - 14}V${y + 26}Z`, 'g4') +
    cutTo(
      'section',
      SECTION,
      pathsOf(touchingSwimmer(), ([px, py]) => [pad + px * metre, HAND_Y - py * metre], 0.1),
    ) +
    faded(VEIL, rect(x, WATER, WALL - x, FLOOR - WATER, 'water')) +
    stroke(wave(x, pad, WATER), 'l', 1.5) +
    rect(pad, top, 7, height, 'kit-yellow l') +
    line(pad + 3.5, top, pad + 3.5, y + 10, 'rl') +
    line(pad + 3.5, y + 10, 928, y + 10, 'rl') +
    circle(pad, HAND_Y, 8, 'r') +
    dimension(lettering, [pad - 34, top], [pad - 34, top + height], '', { size: 30 }) +
    line(pad - 40, top, pad - 3, top, 'h') +
    line(pad - 40, top + height, pad - 3, top + height, 'h') +
    lettering.text(pad - 44, top + height - 8, '90 cm', { size: 30, anchor: 'end', fill: 'g5' }) +
    lettering.text(pad - 14, y + 38, 'to the timer', { size: 30, style: 'bold', anchor: 'end', fill: 'r' })
  );
}

export const touchPad1968 = sheet({
  id: 'innovations/touch-pad-1968',
  title: 'The touch pad of Mexico City 1968',
  description:
    'A touch pad of 90 by 240 cm at the end of a swimming lane, two thirds of it under water: from the front with a hand on its slats, and from the side with the swimmer whose outstretched hand gives the pulse that stops the clock, measured to 1/1000 s.',
  body: (lettering) =>
    elevation(lettering) +
    section(lettering) +
    lettering.text(32, 524, 'The hand stops the clock; a wave does not', { size: 30 }) +
    lettering.text(928, 524, 'to 1/1000 s', { size: 30, style: 'bold', anchor: 'end' }),
  height: 548,
});
