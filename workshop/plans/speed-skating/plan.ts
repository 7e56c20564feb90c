import { arc, arrow } from '../../kit/arrows.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { each, line, type Point, path, pointsToPath, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { type Pin, type Place, planDrawing } from '../kit/plan.ts';
import { BOARD, camera, type Desk, desk, deskMiddle, deskName, deskPin, notes, painted, post } from '../kit/signs.ts';
import { between } from '../kit/view.ts';
import {
  acrossBack,
  CROSSING,
  FINISH,
  HALF,
  INNER,
  INNER_BEND,
  LANE,
  OUTER,
  OUTER_BEND,
  ring,
  SHORT_STRAIGHT,
  START_200,
  START_300,
  START_500,
  STRAIGHT,
  scale,
} from './oval.ts';

const { x, y, of, at } = scale;
const MIDDLE = INNER + LANE;

function track(): string {
  const shortBend = (radius: number): string => arc(at([-HALF + SHORT_STRAIGHT, 0]), of(radius), 90, -90, 'm', '5 4');
  return (
    path(ring(OUTER + 1), 'g3') +
    path(ring(OUTER), 'ice') +
    path(ring(INNER), 'ice-1') +
    path(ring(INNER - LANE), 'p') +
    each([INNER, OUTER], (radius) => stroke(ring(radius), 'l', 1.2)) +
    painted(stroke(laneLine(), 'wl', 1.5)) +
    stroke(ring(INNER - LANE), 'm', 1) +
    each([INNER, MIDDLE, OUTER], shortBend) +
    crossing()
  );
}

/** Between the lanes; open on the crossing straight. */
function laneLine(): string {
  const r = round(of(MIDDLE));
  const [left, right, top, bottom] = [x(-HALF), x(HALF), y(-MIDDLE), y(MIDDLE)].map(round);
  return `M${left} ${top}A${r} ${r} 0 0 0 ${left} ${bottom}H${right}A${r} ${r} 0 0 0 ${right} ${top}`;
}

/** Both skaters' ways from one lane to the other. */
function crossing(): string {
  const [left, right, inner, outer] = [x(-HALF), x(HALF), y(-INNER - 0.5), y(-MIDDLE - 0.5)].map(round);
  return painted(
    stroke(`M${right} ${inner}L${left} ${outer}M${right} ${outer}L${left} ${inner}`, 'wl', 1.6, { dash: '8 5' }),
  );
}

function across(px: number, from: number, to: number, className: string, width: number, options = {}): string {
  return stroke(pointsToPath([at([px, from]), at([px, to])]), className, width, options);
}

function backLine(px: number, lane: 0 | 1): string {
  const [inner, outer] = acrossBack(px, lane);
  return line(...at(inner), ...at(outer), 'l');
}

const DASHED = { dash: '4 3' } as const;

function lines(): string {
  return (
    across(FINISH, INNER - 1, OUTER + 1, 'rl', 3) +
    across(FINISH, OUTER + 1, OUTER + 5, 'rl', 1.2, DASHED) +
    across(FINISH, INNER - 1, INNER - 7.4, 'rl', 1.2, DASHED) +
    each([START_200, START_300], ([outer, inner]) => backLine(outer, 1) + backLine(inner, 0)) +
    across(START_500, INNER, OUTER, 'l', 1.5) +
    // Loops: at the line and where team pursuits start and finish, in the middle of both straights.
    across(FINISH - 2.2, INNER, OUTER, 'rl', 1.2, DASHED) +
    across(0, INNER, OUTER, 'rl', 1.5, DASHED) +
    across(0, -INNER, -OUTER, 'rl', 1.5, DASHED) +
    post(at([FINISH, INNER - 1])) +
    post(at([FINISH, OUTER + 1]))
  );
}

const TIMING: Desk = { number: 7, at: at([FINISH - 27, OUTER + 2.6]), label: 'Timing', width: 98 };

function equipment(): string {
  const lanes = [INNER + 2, MIDDLE + 2];
  return (
    camera(at([FINISH, OUTER + 6]), at([FINISH, 0])) +
    camera(at([FINISH, INNER - 9]), at([FINISH, OUTER])) +
    each(lanes, (lane) => camera(at([START_500 - 5, lane]), at([START_500, lane]), 0.8)) +
    desk(TIMING) +
    post(at([START_500 - 3, OUTER + 1.6])) +
    rect(x(-28), y(-18) - 3, of(12), 6, BOARD) +
    arrow(at([-24, OUTER + 4.6]), at([-10, OUTER + 4.6]), 'l', 'i')
  );
}

const scene = (): string => track() + lines() + equipment();

function words(lettering: Lettering): string {
  const size = 15;
  const start = (place: Point, text: string, anchor: 'start' | 'middle' = 'middle'): string =>
    lettering.text(...at(place), text, { size, anchor });
  return (
    lettering.text(x(-22), y(-6), '400 m', { size: 26, style: 'wide', anchor: 'middle' }) +
    notes(
      lettering,
      at([-22, -0.5]),
      [
        `bends ${INNER_BEND.toFixed(2)} m and ${OUTER_BEND.toFixed(2)} m,`,
        `straight ${STRAIGHT.toFixed(2)} m, crossing ${CROSSING.toFixed(2)} m,`,
        'measured 0.5 m from each lane’s inner edge',
      ],
      { size, anchor: 'middle' },
    ) +
    notes(lettering, at([38, -2]), ['333.33 m', `straight ${SHORT_STRAIGHT.toFixed(2)} m`], {
      size,
      anchor: 'middle',
    }) +
    start([START_500 + 1, OUTER + 5.8], '500 m') +
    start([-46, -OUTER - 2.4], '1000, 3000, 5000 m') +
    start([50, -OUTER - 2.4], '1500 m') +
    start([FINISH + 8, OUTER + 5.8], 'Finish, start 10,000 m', 'start') +
    start([0, -OUTER - 2.4], 'Crossing straight') +
    deskName(lettering, TIMING)
  );
}

function portraitWords(lettering: Lettering, place: Place): string {
  const beside = (to: Point, text: string, anchor: 'start' | 'end'): string => {
    const [px, py] = place(at(to));
    return lettering.text(px, py + 5, text, { size: 14, anchor });
  };
  return (
    lettering.text(...place(at([-8, 3])), '400 m', { size: 24, style: 'wide', anchor: 'middle' }) +
    notes(lettering, place(at([-2, 3])), ['two lanes', 'of 4 m'], { size: 14, anchor: 'middle' }) +
    beside([FINISH + 8, OUTER + 3], 'Finish', 'end') +
    beside([START_500 + 4, OUTER + 2.5], '500 m', 'end') +
    beside([50, -OUTER - 2], '1500 m', 'start') +
    beside([-46, -OUTER - 2], '1000 m', 'start')
  );
}

const FINISH_PINS: readonly Pin[] = [
  [1, at([FINISH, OUTER + 6]), at([FINISH + 4, OUTER + 6])],
  [2, at([FINISH, INNER - 1]), at([FINISH + 5, INNER - 5])],
  [3, at([FINISH - 2.2, INNER + 2]), at([FINISH - 7, INNER + 2])],
  [4, at([START_500 - 3, OUTER + 1.6]), at([START_500 - 8, OUTER + 4.6])],
  [5, at([START_500 - 5, INNER + 2]), at([START_500 - 9, INNER - 3])],
  [6, at([START_500, INNER + 1]), at([START_500 + 4, INNER - 3])],
];

export const speedSkatingPlan = planDrawing({
  slug: 'SpeedSkating',
  title: 'Speed-skating oval of 400 m with start and finish lines',
  description:
    'Plan to scale of a 400 m oval: two lanes of 4 m, one bend of 81.68 m and one of 94.25 m, a straight of 112.00 m and a crossing straight of 112.07 m. Start lines are placed by arithmetic from a finish line 104 m into the home straight, a schematic choice. The dashed bend shows the 333.33 m variant, whose straights measure 78.65 m.',
  box: between(at([-HALF - OUTER - 2, -OUTER - 6]), at([HALF + OUTER + 2, OUTER + 8.4])),
  scene,
  words,
  spotRadius: 13,
  pins: [
    ...FINISH_PINS,
    [1, at([FINISH, INNER - 9]), at([FINISH - 4, INNER - 9])],
    [3, at([0, INNER + 6]), at([4.5, INNER + 6])],
    [3, at([0, -INNER - 1]), at([4, -INNER + 2.4])],
    [6, at([START_200[1], -INNER - 1]), at([START_200[1] + 4, -INNER + 3])],
    [6, at([START_300[0], -MIDDLE - 1]), at([START_300[0] - 4, -INNER + 3])],
    [8, at([-13, -18])],
    deskPin(TIMING),
  ],
  scale,
  bar: { marks: [0, 10, 20, 30], end: at([-4, 11.5]), size: 15 },
  legend: [
    'Photo-finish cameras look from both sides of the line: 2,000 images/s at Sochi 2014.',
    'Photocells send their beam close over the ice: the tip of the first blade counts.',
    'Transponder loops lie at the finish and in mid-straight; skaters wear a tag on both ankles.',
    'An e-gun and a loudspeaker serve every start line.',
    'Since Beijing 2022, a false-start camera has watched every lane.',
    'Start lines are staggered, by 12.57 m on the back straight, as the bends differ.',
    'Timing works to 1/1000 s, with hand timing as backup.',
    'The scoreboard shows pairs, laps and ranking.',
  ],
  portrait: [
    {
      box: between(at([-HALF - OUTER - 2, -OUTER - 16]), at([HALF + OUTER + 2, OUTER + 16])),
      turn: 90,
      scene,
      words: portraitWords,
      pins: [
        [1, at([FINISH, OUTER + 6]), at([FINISH + 1, OUTER + 12])],
        [2, at([FINISH, INNER - 1]), at([FINISH + 6, INNER - 6])],
        [3, at([FINISH - 2.2, INNER + 2]), at([FINISH - 9, INNER - 6])],
        [4, at([START_500 - 3, OUTER + 1.6]), at([START_500 - 8, OUTER + 7])],
        [5, at([START_500 - 5, INNER + 2]), at([START_500 - 10, INNER - 4])],
        [6, at([START_500, INNER + 1]), at([START_500 + 5, INNER - 5])],
        [8, at([-22, -18]), at([-22, -11])],
        deskMiddle(TIMING),
      ],
    },
  ],
});
