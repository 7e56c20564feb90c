/** The touch pad of 1968 at the end of a lane, in elevation and in section, true to 90 × 240 cm. */

import { dimension } from '../../kit/dimensions.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { circle, line, path, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { litBy } from '../../screens/screen.ts';
import { crop } from '../../screens/television/crop.ts';
import { bigFigure, LABEL, lines, NOTE, sheet } from '../kit/sheet.ts';

/** Units for one centimetre. */
const CM = 2.3;
const PAD = { left: 97, top: 196, width: 240 * CM, height: 90 * CM } as const;
/** Upright, as on the pads of today, and hooked into each other. */
const SLATS = 48;
/** Two thirds of the pad are under water. */
const WATER = PAD.top + PAD.height / 3;
const FLOOR = 500;
const LANE = 250 * CM;
const LANE_LEFT = PAD.left - 5 * CM;
const RIGHT = LANE_LEFT + LANE + LANE_LEFT - 32;
const TOUCH = { x: PAD.left + 330, y: WATER + 52 } as const;

function wave(from: number, to: number, y: number): string {
  const half = 20;
  const count = Math.floor((to - from) / half);
  const crest = range(count).map((index) => `q${half / 2} ${index % 2 === 0 ? -7 : 7} ${half} 0`);
  return `M${round(from)} ${round(y)}${crest.join('')}H${round(to)}`;
}

function elevation(lettering: Lettering): string {
  const { left, top, width, height } = PAD;
  const rope = (x: number) => circle(x, WATER, 15, 'water-2 wl') + circle(x, WATER, 4, 'p');
  const slat = width / SLATS;
  return (
    rect(32, 140, RIGHT - 32, FLOOR - 140, 'g2') +
    rect(32, WATER, RIGHT - 32, FLOOR - WATER, 'water-1') +
    rect(left, top, width, height, 'kit-yellow') +
    repeat(SLATS - 1, (index) => rect(round(left + (index + 1) * slat - 0.6), top, 1.2, height, 'kit-yellow-d')) +
    `<g opacity="0.55">${rect(left, WATER, width, top + height - WATER, 'water')}</g>` +
    rect(left, top, width, height, 'l') +
    stroke(wave(32, RIGHT, WATER), 'l', 1.5) +
    rope(LANE_LEFT) +
    rope(LANE_LEFT + LANE) +
    repeat(4, (index) => circle(TOUCH.x, TOUCH.y, 12 + index * 11, index === 0 ? 'r' : 'rl')) +
    dimension(lettering, [left, 172], [left + width, 172], '240 cm', { size: 19 }) +
    lettering.text(left + width / 2, FLOOR + 24, 'the end of one lane', {
      ...NOTE,
      fill: 'g4',
      anchor: 'middle',
    })
  );
}

/** Wall, pad and water from the side, at the same scale. */
function section(lettering: Lettering): string {
  const wall = 850;
  const pad = wall - 8;
  const { top, height } = PAD;
  return (
    rect(736, WATER, wall - 736, FLOOR - WATER, 'water-1') +
    rect(wall, 140, 78, FLOOR - 140, 'g3') +
    line(wall, 140, wall, FLOOR, 'l') +
    rect(pad, top, 6, height, 'kit-yellow l') +
    stroke(wave(736, pad, WATER), 'l', 1.5) +
    path(
      `M736 ${TOUCH.y + 14}L808 ${TOUCH.y + 9}Q${pad} ${TOUCH.y + 6} ${pad} ${TOUCH.y}Q${pad} ${TOUCH.y - 6} 808 ${TOUCH.y - 9}L736 ${TOUCH.y - 16}Z`,
      'i',
    ) +
    line(pad + 3, top, pad + 3, 150, 'rl') +
    line(pad + 3, 150, 928, 150, 'rl') +
    circle(pad + 3, TOUCH.y, 8, 'r') +
    lettering.text(928, 124, 'to the timer', { ...LABEL, style: 'bold', anchor: 'end', fill: 'r' }) +
    dimension(lettering, [770, top], [770, top + height], '', { size: 17 }) +
    line(774, top, pad - 3, top, 'h') +
    line(774, top + height, pad - 3, top + height, 'h') +
    lettering.text(764, 130, '90 cm', { size: 17, anchor: 'end', fill: 'g4' }) +
    lettering.text(832, FLOOR + 24, 'from the side', { ...NOTE, fill: 'g4', anchor: 'middle' })
  );
}

export const touchPad1968 = sheet({
  id: 'innovations/touch-pad-1968',
  title: 'The touch pad of Mexico City 1968',
  description:
    'A touch pad of 90 by 240 cm at the end of a swimming lane, from the front and from the side, two thirds of it under water. The swimmer’s hand gives the pulse that stops the clock, measured to 1/1000 s.',
  body: (lettering) =>
    litBy('day', elevation(lettering) + section(lettering)) +
    lines(lettering, 32, 562, ['Two thirds hang under water. The hand stops the clock; a wave does not.'], {
      size: 18,
    }) +
    lettering.text(928, 562, 'to 1/1000 s', { size: 17, style: 'bold', anchor: 'end' }),
  narrow: {
    height: 404,
    body: (lettering) =>
      crop(
        'pad',
        { x: 0, y: 0, width: 390, height: 224 },
        { x: 60, y: 140, width: 626 },
        'p',
        litBy('day', elevation(lettering)),
      ) +
      bigFigure(lettering, 16, 290, '240 × 90', 'cm', { size: 36 }) +
      line(16, 312, 374, 312, 'h') +
      lines(
        lettering,
        16,
        346,
        ['Two thirds hang under water.', 'The hand stops the clock; a wave does not.'],
        { size: 17, fill: 'g5' },
        28,
      ),
  },
});
