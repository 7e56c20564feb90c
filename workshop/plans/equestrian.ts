/** Show jumping: a made-up course in an arena of 90 × 60 m, in metres: eleven fences, the fourth a double. */
import { polar } from '../kit/arrows.ts';
import type { Lettering } from '../kit/lettering.ts';
import { createScale } from '../kit/scale.ts';
import { each, line, type Point, placed, pointsToPath, rect, round } from '../kit/shapes.ts';
import { stroke } from '../kit/strokes.ts';
import { type Course, courseOf, drawCourse, type Pose, riding } from './kit/course.ts';
import { type Pin, type Place, planDrawing } from './kit/plan.ts';
import { BOARD } from './kit/signs.ts';
import { between } from './kit/view.ts';

const ARENA = { length: 90, width: 60 } as const;

interface Fence extends Pose {
  readonly name: string;
  readonly kind: 'upright' | 'spread' | 'water';
}

const fences: readonly Fence[] = [
  { name: '1', at: [26, 45], turn: 0, kind: 'upright' },
  { name: '2', at: [49, 45], turn: 0, kind: 'spread' },
  { name: '3', at: [69, 32], turn: -90, kind: 'upright' },
  { name: '4A', at: [54, 9], turn: 180, kind: 'spread' },
  { name: '4B', at: [46, 9], turn: 180, kind: 'upright' },
  { name: '5', at: [27, 9], turn: 180, kind: 'water' },
  { name: '6', at: [9, 25], turn: 90, kind: 'spread' },
  { name: '7', at: [31, 32], turn: -24, kind: 'upright' },
  { name: '8', at: [51, 23], turn: -24, kind: 'spread' },
  { name: '9', at: [82, 30], turn: 90, kind: 'upright' },
  { name: '10', at: [60, 54], turn: 180, kind: 'spread' },
  { name: '11', at: [38, 54], turn: 180, kind: 'upright' },
];

/** Lines between the two photocells of a pair. */
const START: Point = [15, 45];
const FINISH: Point = [22, 54];

/** From one line to the other, as it is ridden. */
const ridden: Course = courseOf(riding([{ at: START, turn: 0 }, ...fences, { at: FINISH, turn: 180 }]));

const scale = createScale([40, 96], 7.85);
const { x, y, of, at } = scale;
const { arrow } = drawCourse(ridden, scale);

function fence({ at, turn, kind }: Fence): string {
  const half = of(1.9);
  const pole = (along: number): string => rect(of(along) - 1.75, -half, 3.5, 2 * half, 'i');
  const poles =
    kind === 'upright'
      ? pole(0)
      : kind === 'spread'
        ? pole(-0.75) + pole(0.75)
        : pole(-1.85) + rect(of(-1.6), -half, of(3.4), 2 * half, 'water');
  const wing = each([-1, 1], (side) => rect(-4.5, side * half - (side === 1 ? 0 : 5), 9, 5, 'i'));
  return placed(...scale.at(at), poles + wing, turn);
}

/** Its number beside it, so many units from its wing. */
function number(lettering: Lettering, { name, at, turn }: Fence, place: Place, away: number): string {
  const [lx, ly] = place(polar(scale.at(at), turn + 90, of(1.9) + away));
  return lettering.text(lx, ly + 5, name, { size: 15, style: 'bold', anchor: 'middle' });
}

function arena(): string {
  return (
    rect(x(0), y(0), of(ARENA.length), of(ARENA.width), 'sawdust-1') +
    stroke(`M${x(0)} ${y(0)}h${of(ARENA.length)}v${of(ARENA.width)}h${-of(ARENA.length)}z`, 'l', 2)
  );
}

/** Two posts with the beam between them, on both sides of the way. */
function photocells([px, py]: Point): string {
  const posts = each([-3.5, 3.5], (aside) => rect(x(px) - 4, y(py + aside) - 4, 8, 8, 'i'));
  return stroke(`M${round(x(px))} ${round(y(py - 3.5))}v${round(of(7))}`, 'rl', 3) + posts;
}

const BELOW = y(ARENA.width) + 10;

interface Desk {
  readonly name: string;
  readonly left: number;
  readonly width: number;
}
const JUDGES: Desk = { name: 'Judges’ box', left: x(27), width: 104 };
const TIMING: Desk = { name: 'Timing', left: x(46), width: 74 };
const TV: Desk = { name: 'TV', left: x(62), width: 42 };

/** The marker beside a table, or on it where its name does not stand. */
function namePin(number: number, { left, width }: Desk): Pin {
  return [number, [left + width, BELOW + 14], [left + width + 24, BELOW + 14]];
}

function middlePin(number: number, { left, width }: Desk): Pin {
  return [number, [left + width / 2, BELOW + 14]];
}

function scene(): string {
  return (
    arena() +
    each([JUDGES, TIMING, TV], ({ left, width }) => rect(left, BELOW, width, 28, 'g1 l')) +
    rect(x(ARENA.length) + 8, y(10), 8, of(10), BOARD) +
    rect(x(7), BELOW, 64, 8, BOARD) +
    line(x(0), y(50.5), x(0), y(57.5), 'wl') +
    stroke(pointsToPath(ridden.points.map(scale.at)), 'rl', 1.5) +
    each([8, 85, 205, ridden.length - 25], (distance) => arrow(distance, 'r', 12)) +
    each(fences, fence) +
    photocells(START) +
    photocells(FINISH)
  );
}

function words(lettering: Lettering): string {
  const name = ({ name, left }: Desk): string => lettering.text(left + 10, BELOW + 19, name, { size: 15 });
  return (
    each(fences, (one) => number(lettering, one, (place) => place, 15)) +
    each([JUDGES, TIMING, TV], name) +
    lettering.text(x(0) + 17, y(54), 'Entry', { size: 14, anchor: 'middle', rotate: -90 })
  );
}

export const equestrianPlan = planDrawing({
  slug: 'Equestrian',
  title: 'Show-jumping arena of 90 × 60 m with start and finish photocells',
  description:
    'Schematic plan to scale of a show-jumping arena of 90 × 60 m with eleven fences, the fourth a double and the fifth a water jump. A red line shows the ridden way that is timed, from the start photocells to the finish photocells.',
  box: between([x(0) - 2, y(0) - 2], [x(ARENA.length) + 18, BELOW + 34]),
  scene,
  words,
  pins: [
    [1, at([15, 41.5]), [x(15), y(41.5) - 24]],
    [2, at([22, 57.5]), [x(22) + 24, y(57.5)]],
    namePin(3, JUDGES),
    [4, [x(7) + 64, BELOW + 4], [x(7) + 88, BELOW + 14]],
    [5, [x(ARENA.length) + 8, y(15)], [x(ARENA.length) - 18, y(15)]],
    namePin(6, TIMING),
    namePin(7, TV),
  ],
  scale,
  bar: { marks: [0, 5, 10], end: [x(90), BELOW + 4] },
  legend: [
    'The start photocells, 1.10 m high, detect the horse’s breast.',
    'The finish photocells have the same height and decide jump-offs to 1/100 s.',
    'The judges’ bell and signal start the countdown and stop the clock; a knock-down with refusal adds 6 s.',
    'The rider sees the countdown of 45 s after the bell.',
    'The scoreboard shows ranking, time to beat and the top five.',
    'The timing desk works out net time and time faults. Table A counts faults, Table C turns them into seconds.',
    'Running time, faults and time to beat go from here into the TV picture.',
  ],
  portrait: [
    {
      box: between([x(0) - 2, y(0) - 2], [x(ARENA.length) + 18, BELOW + 34]),
      turn: -90,
      scene,
      words: (lettering, at) => each(fences, (one) => number(lettering, one, at, one.name.length > 1 ? 26 : 18)),
      pins: [
        [1, at([15, 41.5]), [x(15), y(41.5) - 30]],
        [2, at([22, 57.5]), [x(22) + 32, y(57.5)]],
        middlePin(3, JUDGES),
        [4, [x(7) + 64, BELOW + 4], [x(7) + 96, BELOW + 14]],
        [5, [x(ARENA.length) + 8, y(15)], [x(ARENA.length) - 24, y(15)]],
        middlePin(6, TIMING),
        middlePin(7, TV),
      ],
    },
  ],
});
