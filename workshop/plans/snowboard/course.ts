/** A parallel course from above, start on the left; below it the start and the finish at four times the scale. */
import { curveBumpX } from 'd3-shape';
import { arrow } from '../../kit/arrows.ts';
import { curve } from '../../kit/curve.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { createScale, type Scale } from '../../kit/scale.ts';
import { area, type Box, each, type Point, placed, points, polygon, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { type Pin, type Place, SIDES, type Side } from '../kit/plan.ts';
import { BOARD, camera, type Desk, desk, deskName, notes, post, view } from '../kit/signs.ts';
import { between } from '../kit/view.ts';

/** Metres from the start, y from the middle between the two courses. */
export const scale = createScale([64, 156], 2.3);
/** The same on a phone, where it is turned. */
export const phoneScale = createScale([20, 42], 1.42);
const { x, y } = scale;
const LENGTH = 420;
const APART = 10;
const GATES = 18;
const FIRST = 24;
const STEP = 21.5;
const SWING = 3.5;
/** Red above, blue below, as the riders see them from left to right. */
const fill = (side: Side): string => (side === -1 ? 'r' : 'mat');

const GATE_PLACES = range(GATES).map((index): Point => [FIRST + index * STEP, index % 2 === 0 ? -SWING : SWING]);

/** A gate's turning pole and its flag, on alternate sides of the line of the course. */
function gates({ x, y }: Scale, side: Side): string {
  const flag = points('0,-5.5 13,0 0,5.5');
  return each(GATE_PLACES, ([along, aside]) =>
    placed(x(along), y((side * APART) / 2 + aside), polygon(flag, fill(side))),
  );
}

/** The ride passes outside the turning poles. */
function ride({ x, y, at }: Scale, side: Side): string {
  const turns = GATE_PLACES.map(([along, aside]): Point => [along, aside + Math.sign(aside) * 1.6]);
  const way: readonly Point[] = [[0, 0], ...turns];
  const placed = way.map(([along, aside]) => at([along, (side * APART) / 2 + aside]));
  return stroke(`${curve(placed, curveBumpX)}L${round(x(LENGTH))} ${round(y((side * APART) / 2))}`, 'm', 1.4);
}

/** The box of the course, from before the start to beyond the finish. */
export function courseBox({ x, y, of }: Scale, margin: number): Box {
  return { x: x(0) - margin, y: y(-20), width: of(LENGTH) + 2 * margin, height: of(40) };
}

export function course(scale: Scale, margin: number): string {
  const { x, y, at } = scale;
  return (
    area(courseBox(scale, margin), 'snow-1') +
    each(SIDES, (side) => ride(scale, side) + gates(scale, side)) +
    each(SIDES, (side) => rect(x(0) - 2, y((side * APART) / 2) - 7, 4, 14, 'i')) +
    stroke(`M${round(x(LENGTH))} ${round(y(-13))}V${round(y(13))}`, 'rl', 2.5) +
    camera([x(LENGTH), y(23.5)], [x(LENGTH), 0]) +
    arrow(at([130, -16]), at([150, -16]), 'l', 'i')
  );
}

export function courseWords(lettering: Lettering): string {
  return (
    notes(lettering, [x(0) - 8, y(-20) + 22], ['Start'], { size: 16, fill: 'i' }) +
    notes(lettering, [x(LENGTH) - 8, y(-20) + 22], ['Finish'], { size: 16, anchor: 'end', fill: 'i' })
  );
}

/** Start and finish at four times the scale, each from its own middle. */
const START = createScale([114, 367], 4 * scale.unitsPerMetre);
const FINISH = createScale([402, 367], 4 * scale.unitsPerMetre);
const HALF_GATE = 4;
const EYE = FINISH.at([0, 15.2]);
export const START_BOX = between(START.at([-9.8, -11]), START.at([9.8, 13]));
export const FINISH_BOX = between(FINISH.at([-15.4, -11]), FINISH.at([16.6, 13]));
export const TIMING: Desk = { number: 4, at: FINISH.at([2.4, 13.8]), label: 'Timing', width: 100 };

/** Along the course. */
export const coursePins: readonly Pin[] = [
  [1, [x(0), y(APART / 2) + 4], [x(0), y(APART / 2) + 30]],
  [2, [x(LENGTH), y(-8)], [x(LENGTH) + 24, y(-8)]],
  [3, [x(LENGTH), y(23.5)], [x(LENGTH) + 26, y(23.5)]],
];
export const startPins: readonly Pin[] = [
  [1, START.at([0, -4.2]), START.at([3, -8])],
  [1, START.at([0, 4.2]), START.at([3, 1])],
];
export const finishPins: readonly Pin[] = [
  [2, FINISH.at([0, -APART / 2 - 2]), FINISH.at([4, -APART / 2 - 2])],
  [2, FINISH.at([0, APART / 2 - 2]), FINISH.at([4, APART / 2 - 2])],
  [5, [FINISH.x(12.6) + 3, FINISH.y(0)], FINISH.at([9.6, 0])],
];
export const eyePin: Pin = [3, EYE, FINISH.at([-3.4, 15.2])];

export function start(): string {
  const { x, y, of, at } = START;
  const gate = (side: Side): string => {
    const middle = (side * APART) / 2;
    return (
      rect(x(-3.4), y(middle - 1.6), of(3.4), of(3.2), 'g2 l') +
      // Both wings of the gate, shut.
      stroke(`M${round(x(0))} ${round(y(middle - 1.6))}V${round(y(middle + 1.6))}`, 'rl', 3) +
      arrow(at([1, middle]), at([5, middle]), 'l', fill(side))
    );
  };
  return area(START_BOX, 'snow-1') + each(SIDES, gate);
}

export function finish(): string {
  const { x, y, at } = FINISH;
  const beam = (side: Side): string => {
    const middle = (side * APART) / 2;
    return (
      stroke(`M${round(x(0))} ${round(y(middle - HALF_GATE))}V${round(y(middle + HALF_GATE))}`, 'rl', 3) +
      post(at([0, middle - HALF_GATE])) +
      post(at([0, middle + HALF_GATE])) +
      arrow(at([-9, middle]), at([-2, middle]), 'l', fill(side))
    );
  };
  return (
    area(FINISH_BOX, 'snow-1') +
    view(EYE, at([0, -10.4]), 5) +
    stroke(`M${round(x(0))} ${round(y(-10))}V${round(y(14))}`, 'rl', 1.2, { dash: '4 3' }) +
    each(SIDES, beam) +
    camera(EYE, at([0, 0]), 1.2) +
    rect(x(12.6), y(-7), 7, 126, BOARD) +
    desk(TIMING)
  );
}

/** Titles above both, and which gate starts which course. */
export function endsWords(lettering: Lettering): string {
  const title = ({ x, y }: Box, text: string): string => lettering.text(x, y - 10, text, { size: 16, style: 'bold' });
  return (
    title(START_BOX, 'Start, enlarged 4×') +
    title(FINISH_BOX, 'Finish, enlarged 4×') +
    colours(lettering, (place) => place) +
    deskName(lettering, TIMING)
  );
}

export function colours(lettering: Lettering, place: Place): string {
  return each(SIDES, (side) =>
    notes(lettering, place(START.at([-8.8, (side * APART) / 2 - 2.4])), [side === -1 ? 'Red' : 'Blue'], {
      size: 16,
      fill: 'i',
    }),
  );
}
