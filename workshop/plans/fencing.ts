/** Fencing: one piste with its run-off and what stands round it. */
import { dimension } from '../kit/dimensions.ts';
import type { Lettering } from '../kit/lettering.ts';
import { createScale } from '../kit/scale.ts';
import { circle, each, line, type Point, points, pointsToPath, polygon, rect, round } from '../kit/shapes.ts';
import { faded, stroke } from '../kit/strokes.ts';
import { type Pin, type Place, planDrawing, SIDES, type Side } from './kit/plan.ts';
import { BOARD, camera, type Desk, desk, deskMiddle, deskName, deskPin, painted, table } from './kit/signs.ts';
import { between } from './kit/view.ts';

/** Metres from the middle of the piste, y towards the referee. */
const scale = createScale([392, 292], 34);
const { x, y, of, at } = scale;
const HALF = 7;
const HALF_WIDTH = 1;
const RUN_OFF = 2;
const ON_GUARD = 2;
const CAMERA_DISTANCE = 6;
const CAMERA: Point = [0, HALF_WIDTH + CAMERA_DISTANCE];

const HALL = between(at([-10.6, -5.4]), at([10.6, 9.8]));
const REPLAY: Desk = { number: 6, at: at([1.6, 7.3]), label: 'Replay station', width: 160 };
const RESULTS: Desk = { number: 8, at: at([5.4, -3.75]), label: 'Results', width: 108 };

function piste(): string {
  const across = (px: number): string =>
    painted(stroke(`M${round(x(px))} ${round(y(-HALF_WIDTH))}V${round(y(HALF_WIDTH))}`, 'wl', 2));
  return (
    rect(HALL.x, HALL.y, HALL.width, HALL.height, 'g1') +
    rect(x(-HALF - RUN_OFF), y(-HALF_WIDTH), of(2 * (HALF + RUN_OFF)), of(2 * HALF_WIDTH), 'piste-1') +
    rect(x(-HALF), y(-HALF_WIDTH), of(2 * HALF), of(2 * HALF_WIDTH), 'piste') +
    each(SIDES, (side) => rect(x(side * 6) - of(1), y(-HALF_WIDTH), of(2), of(2 * HALF_WIDTH), 'piste-2')) +
    painted(stroke(`M${round(x(0))} ${round(y(-HALF_WIDTH))}V${round(y(HALF_WIDTH))}`, 'wl', 2, { dash: '8 6' })) +
    each(SIDES, (side) => across(side * ON_GUARD) + across(side * HALF))
  );
}

/** A fencer on guard, from above, and the wire to the reel behind. */
function fencer(side: Side): string {
  const [px, py] = at([side * 2.5, 0]);
  const tip = x(side * 0.95);
  return (
    line(px, py, x(side * 9.8), y(0), 'm') +
    stroke(`M${round(px)} ${round(py)}L${round(tip)} ${round(py - 5)}`, 'l', 2) +
    circle(px, py, of(0.3), 'p l') +
    circle(tip, py - 5, 3.5, 'r') +
    rect(x(side * 9.8) - of(0.22), y(-0.22), of(0.44), of(0.44), 'i')
  );
}

function surroundings(): string {
  const seen: Point[] = [CAMERA, [-HALF, HALF_WIDTH], [HALF, HALF_WIDTH]];
  // From the reels to the box.
  const wire = (side: Side): string => {
    const corners = points('9.8,-0.22 9.8,-2.3 0.3,-2.3 0.3,-3');
    return stroke(pointsToPath(corners.map(([px, py]) => at([side * px, py]))), 'm', 1, { dash: '4 3' });
  };
  return (
    faded(0.45, polygon(seen.map(at), 'g3')) +
    // Red on one side, green on the other.
    each(SIDES, (side) => rect(x(side * 2.6) - of(0.3), y(-3.45), of(0.6), of(0.3), side === 1 ? 'piste-2' : 'r')) +
    rect(x(-3), y(-4.9), of(6), 7, BOARD) +
    each(SIDES, wire) +
    table(x(-1.6), y(-3.75), of(3.2), of(0.9)) +
    rect(x(-0.45), y(-3.55), of(0.9), of(0.5), 'i') +
    circle(x(0), y(3), of(0.3), 'i') +
    camera(at(CAMERA), at([0, 0]), 1.3) +
    rect(HALL.x, y(8.9), HALL.width, of(0.9), 'g2') +
    camera(at([-4, 9.3]), at([0, 0]), 1.3) +
    each([REPLAY, RESULTS], desk)
  );
}

const scene = (): string => piste() + surroundings() + each(SIDES, fencer);

function measures(lettering: Lettering, place: Place, size: number): string {
  const level = -HALF_WIDTH - 0.45;
  const between = (from: Point, to: Point, label: string): string =>
    dimension(lettering, place(at(from)), place(at(to)), label, { size });
  return (
    between([-HALF, level], [HALF, level], '14 m') +
    each(SIDES, (side) => between([side * HALF, level], [side * (HALF + RUN_OFF), level], '2 m')) +
    between([0.9, HALF_WIDTH], [0.9, HALF_WIDTH + CAMERA_DISTANCE], '')
  );
}

function words(lettering: Lettering): string {
  const size = 14;
  return (
    measures(lettering, (place) => place, size) +
    dimension(lettering, at([-8.75, HALF_WIDTH]), at([-8.75, -HALF_WIDTH]), '', { size }) +
    lettering.text(x(-8.6), y(0.75), '1.5–2 m', { size, fill: 'g5' }) +
    lettering.text(x(1.15), y(4.2), 'at least 6 m', { size, fill: 'g5' }) +
    lettering.text(x(-10.4), y(9.5), 'Stand', { size, fill: 'g5' }) +
    deskName(lettering, REPLAY) +
    deskName(lettering, RESULTS)
  );
}

function portraitWords(lettering: Lettering, place: Place): string {
  const [px, py] = place(at([0.9, HALF_WIDTH + CAMERA_DISTANCE / 2]));
  return (
    measures(lettering, place, 15) +
    lettering.text(px + 16, py - 8, 'at least 6 m', { size: 15, fill: 'g5', anchor: 'middle' })
  );
}

const boxPins: readonly Pin[] = [
  [1, at([0, -3.3]), at([1.1, -3.3])],
  [9, [x(-0.95), y(0) - 5], at([-0.95, -0.62])],
];

export const fencingPlan = planDrawing({
  slug: 'Fencing',
  title: 'Fencing piste of 14 m with scoring and replay',
  description:
    'Plan to scale of a piste 14 m long and 2 m wide with 2 m of run-off at each end. The scoring apparatus and its lamps are opposite the referee, a reel at each end, the replay camera 6 m from the piste; tables and boards are placed schematically.',
  box: HALL,
  scene,
  words,
  pins: [
    ...boxPins,
    ...SIDES.map((side): Pin => [2, at([side * 2.6, -3.3]), at([side * 3.5, -3.3])]),
    ...SIDES.map((side): Pin => [3, at([side * 9.8, 0]), at([side * 9.8, 1.2])]),
    [4, at([0, 3]), at([-0.9, 3])],
    [5, at(CAMERA), at([-1.1, 7])],
    [5, at([-4, 9.3]), at([-5.1, 9.35])],
    [7, at([3.4, -4.8])],
    deskPin(REPLAY),
    deskPin(RESULTS),
  ],
  scale,
  spotRadius: 12,
  bar: { marks: [0, 1, 2, 3], end: at([10.3, 7.6]), size: 15 },
  legend: [
    'The scoring apparatus is opposite the referee, linked to the fencers by cable or, from the table of 32, by radio.',
    'A lamp for either fencer can be seen from both ends of the piste.',
    'Reels keep the wires to the fencers taut.',
    'The referee runs the clock: three periods of 3 min with breaks of 1 min.',
    'Replay cameras are at least 6 m away, or in the stand.',
    'The replay station shows the last 10 s at 10 to 100 % of the speed.',
    'The scoreboard shows touches and clock.',
    'Results reach the competition computer from the apparatus by the Cyrano protocol.',
    'The tip registers a touch from 500 g in foil and 750 g in épée.',
  ],
  portrait: [
    {
      box: between(at([-10.5, -5.3]), at([10.5, 8.5])),
      turn: -90,
      isCut: true,
      scene,
      words: portraitWords,
      pins: [
        ...boxPins,
        [2, at([2.6, -3.3]), at([3.8, -3.3])],
        [3, at([9.8, 0]), at([9.8, 1.5])],
        [3, at([-9.8, 0]), at([-9.8, 1.5])],
        [4, at([0, 3]), at([-1.3, 3])],
        [5, at(CAMERA), at([-1.5, 7])],
        deskMiddle(REPLAY),
        [7, at([2.2, -4.8])],
        deskMiddle(RESULTS),
      ],
    },
  ],
});
