/** Ski jumping: a large hill from the side; on a phone in two parts, the in-run and the landing slope. */
import type { Lettering } from '../../kit/lettering.ts';
import type { Point } from '../../kit/shapes.ts';
import { type Pin, type Place, planDrawing } from '../kit/plan.ts';
import { notes } from '../kit/signs.ts';
import { between } from '../kit/view.ts';
import {
  BASE,
  behind,
  distances,
  distanceWords,
  equipment,
  FALL_LINE,
  LIGHTS,
  land,
  onSlope,
  phases,
  scale,
  WIND,
} from './hill.ts';
import { atDistance, end, gate, ground, onTable, outRunStart, top } from './profile.ts';

const { x, y, at } = scale;

const scene = (): string => behind() + land() + equipment() + distances();

function words(lettering: Lettering): string {
  const [left, first] = at([124, 6]);
  return (
    phases(lettering) +
    distanceWords(lettering, (place) => place) +
    lettering.text(left, first - 28, '129 m = 67.2 points', { size: 26, style: 'wide' }) +
    notes(
      lettering,
      [left, first],
      [
        'The K point is worth 60 points; here each metre beyond it',
        'adds 1.8: 60 + 4 × 1.8 = 67.2. Style, wind and gate are added.',
      ],
      { size: 16 },
    )
  );
}

function slopeWords(lettering: Lettering, place: Place): string {
  const [right, first] = place(at([147, 2]));
  return (
    distanceWords(lettering, place) +
    lettering.text(right, first, '129 m =', { size: 18, style: 'wide', anchor: 'end' }) +
    lettering.text(right, first + 22, '67.2 points', { size: 18, style: 'wide', anchor: 'end' }) +
    notes(lettering, [right, first + 42], ['60 at K point,', '1.8 a metre', 'beyond'], { size: 14, anchor: 'end' })
  );
}

function above(point: Point, number: number, dx: number, dy: number): Pin {
  return [number, point, [point[0] + dx, point[1] + dy]];
}

const CAMERA = at([atDistance(131)[0] + 10, atDistance(131)[1] - 20]);
const FIRST_CAMERA = at([atDistance(73)[0] + 10, atDistance(73)[1] - 20]);
const BEAM: Point = [at(onTable(12))[0], at(onTable(12))[1] - 8];
const IN_RUN_PINS: readonly Pin[] = [
  above(at(gate(10)), 1, -14, 30),
  above(LIGHTS, 2, 26, 0),
  above(BEAM, 3, 0, -34),
  above([x(0), y(0)], 4, -18, 32),
];

export const skiJumpingPlan = planDrawing({
  slug: 'SkiJumping',
  title: 'Large hill from the side, K point at 125 m, with measuring points',
  description:
    'Side view in true proportion of a large hill with its K point at 125 m; angles and radii are schematic. Start gates and lights, speed beams before the table, seven wind sensors, four distance cameras, the judges’ tower and the fall line are numbered. A flight of 129 m is dashed: 60 points for the K point and 1.8 for each of four more metres make 67.2.',
  box: between([x(top[0]) - 2, LIGHTS[1] - 24], [x(end[0]) + 2, BASE + 2]),
  scene,
  words,
  spotRadius: 14,
  pins: [
    ...IN_RUN_PINS,
    above(onSlope(WIND[1] ?? 0, 6), 5, 12, -36),
    above(onSlope(WIND[6] ?? 0, 6), 5, 34, 0),
    above(CAMERA, 6, 28, -8),
    above([x(50.5), y(ground(50.5) - 24)], 7, 0, -24),
    above([x(17), y(ground(17) - 14)], 8, -6, -24),
    above([x(outRunStart[0] + FALL_LINE), y(outRunStart[1]) - 12], 9, 0, -26),
    above([x(outRunStart[0] + 90), y(outRunStart[1] - 14)], 10, 26, 0),
  ],
  scale,
  bar: { marks: [0, 20, 40], end: [x(end[0]), y(36)], size: 16 },
  legend: [
    'The jury picks one of the start gates. Since 2010, a change has counted in points.',
    'Start lights show red, yellow and green, repeated for jury and coaches.',
    'Speed beams, main and backup, measure the in-run speed.',
    'Since 2018, antennas at the take-off have read a transmitter on the ski.',
    'Seven wind sensors along a normal or large hill measure in three axes.',
    'Four HD cameras give the distance to half a metre, where both skis lie flat.',
    'Five judges score 0 to 20 each from the tower; best and worst are dropped.',
    'Start lights and boards are repeated at the coaches’ stand.',
    'Style is judged until the fall line.',
    'The scoreboard adds distance, style, wind and gate.',
  ],
  portrait: [
    {
      box: between(at([-97, -58]), at([22, 12])),
      isCut: true,
      scene,
      words: (lettering, place) =>
        lettering.text(...place(at([-62, -10])), 'In-run', { size: 16, anchor: 'middle', fill: 'g5' }),
      pins: IN_RUN_PINS,
    },
    {
      box: between(at([8, -8]), at([148, 92])),
      top: 236,
      isCut: true,
      scene,
      words: slopeWords,
      pins: [
        above(onSlope(WIND[2] ?? 0, 6), 5, 2, -48),
        above(FIRST_CAMERA, 6, 30, -12),
        above([x(50.5), y(ground(50.5) - 24)], 7, 22, -4),
        above([x(17), y(ground(17) - 14)], 8, 24, -2),
      ],
    },
  ],
});
