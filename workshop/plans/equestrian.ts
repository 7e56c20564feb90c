/** Show jumping: a made-up course in an arena of 90 × 60 m, in metres: eleven fences, the fourth a double. */
import { polar } from '../kit/arrows.ts';
import type { Lettering } from '../kit/lettering.ts';
import { createScale } from '../kit/scale.ts';
import { each, line, type Point, placed, pointsToPath, rect, round } from '../kit/shapes.ts';
import { stroke } from '../kit/strokes.ts';
import { type Course, courseOf, drawCourse, type Pose, riding } from './kit/course.ts';
import { planDrawing } from './kit/plan.ts';

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

function fence(lettering: Lettering, { name, at, turn, kind }: Fence): string {
  const half = of(1.9);
  const pole = (along: number): string => rect(of(along) - 1.75, -half, 3.5, 2 * half, 'i');
  const poles =
    kind === 'upright'
      ? pole(0)
      : kind === 'spread'
        ? pole(-0.75) + pole(0.75)
        : pole(-1.85) + rect(of(-1.6), -half, of(3.4), 2 * half, 'water');
  const wing = each([-1, 1], (side) => rect(-4.5, side * half - (side === 1 ? 0 : 5), 9, 5, 'i'));
  const [labelX, labelY] = polar(scale.at(at), turn + 90, half + 15);
  const label = lettering.text(labelX, labelY + 4.8, name, { size: 14, style: 'bold', anchor: 'middle' });
  return placed(...scale.at(at), poles + wing, turn) + label;
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

function surroundings(lettering: Lettering): string {
  const box = (name: string, left: number, width: number): string =>
    rect(left, BELOW, width, 26, 'g1 l') + lettering.text(left + 10, BELOW + 18, name, { size: 13 });
  return (
    box('Judges’ box', x(30), 96) +
    box('Timing', x(50), 66) +
    box('TV', x(66), 40) +
    rect(x(ARENA.length) + 8, y(10), 8, of(10), 'i') +
    rect(x(7), BELOW, 64, 8, 'i') +
    line(x(0), y(50.5), x(0), y(57.5), 'wl') +
    lettering.text(x(0) - 6, y(54), 'Entry', { size: 13, anchor: 'middle', rotate: -90 })
  );
}

export const equestrianPlan = planDrawing({
  slug: 'Equestrian',
  name: 'Show jumping',
  subtitle: 'Arena of 90 × 60 m with eleven fences, schematic',
  title: 'Show-jumping arena with start and finish photocells',
  description:
    'Schematic plan to scale of a show-jumping arena of 90 × 60 m with eleven fences, the fourth a double and the fifth a water jump. A red line shows the ridden way that is timed, from the start photocells to the finish photocells.',
  scale,
  pins: [
    [1, at([15, 41.5]), [x(15), y(41.5) - 24]],
    [2, at([22, 57.5]), [x(22) + 24, y(57.5)]],
    [3, [x(30) + 96, BELOW + 13], [x(30) + 120, BELOW + 13]],
    [4, [x(7) + 64, BELOW + 4], [x(7) + 88, BELOW + 4]],
    [5, [x(ARENA.length) + 8, y(15)], [x(ARENA.length) - 16, y(15)]],
    [6, [x(50) + 66, BELOW + 13], [x(50) + 90, BELOW + 13]],
    [7, [x(66) + 40, BELOW + 13], [x(66) + 64, BELOW + 13]],
  ],
  bar: [0, 5, 10, 20],
  legend: {
    'Start photocells': 'at 1.10 m, they read the horse’s breast',
    'Finish photocells': 'at the same height; jump-offs are decided to 1/100 s',
    'Judges’ bell and signal': 'start the countdown and stop the clock; a knock-down with refusal adds 6 s',
    'Countdown display': '45 s after the bell, in sight of the rider',
    Scoreboard: '20 characters from CSI3*; ranking, time to beat and top five at CSI4* and CSI5*',
    'Timing desk': 'net time, time allowed and time faults; Table A counts faults, Table C turns them into seconds',
    'TV position': 'running time, faults and time to beat as graphics',
  },
  legendPlace: { x: 794, top: 104, width: 302, columns: 1, gap: 12 },
  body: (lettering) =>
    arena() +
    surroundings(lettering) +
    stroke(pointsToPath(ridden.points.map(scale.at)), 'rl', 1.5) +
    each([8, 85, 205, ridden.length - 25], (distance) => arrow(distance, 'r', 12)) +
    each(fences, (each) => fence(lettering, each)) +
    photocells(START) +
    photocells(FINISH),
});
