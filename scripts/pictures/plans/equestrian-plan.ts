import type { Lettering } from '../lettering.ts';
import { line, type Point, placed, pointsToPath, polygon, rect, round } from '../shapes.ts';
import { ARENA, type Fence, FINISH, fences, ridden, START } from './equestrian-course.ts';
import { createScale, pin, planDrawing, thick } from './plan-kit.ts';

const scale = createScale([40, 96], 7.85);
const { x, y, of } = scale;

function fence(lettering: Lettering, { name, at, turn, kind }: Fence): string {
  const half = of(1.9);
  const pole = (along: number): string => rect(of(along) - 1.75, -half, 3.5, 2 * half, 'i');
  const poles =
    kind === 'upright'
      ? pole(0)
      : kind === 'spread'
        ? pole(-0.75) + pole(0.75)
        : pole(-1.85) + rect(of(-1.6), -half, of(3.4), 2 * half, 'water');
  const wing = [-1, 1].map((side) => rect(-4.5, side * half - (side === 1 ? 0 : 5), 9, 5, 'i')).join('');
  const angle = (turn * Math.PI) / 180;
  const [px, py] = scale.at(at);
  const aside = half + 15;
  const label = lettering.text(px - Math.sin(angle) * aside, py + Math.cos(angle) * aside + 4.8, name, {
    size: 14,
    style: 'bold',
    anchor: 'middle',
  });
  return placed(px, py, poles + wing, turn) + label;
}

function arena(): string {
  return (
    rect(x(0), y(0), of(ARENA.length), of(ARENA.width), 'sawdust-1') +
    thick(`M${x(0)} ${y(0)}h${of(ARENA.length)}v${of(ARENA.width)}h${-of(ARENA.length)}z`, 'l', 2)
  );
}

function arrows(): string {
  return [8, 85, 205, ridden.length - 25]
    .map((distance) => {
      const { point, heading } = ridden.at(distance);
      return placed(
        ...scale.at(point),
        polygon(
          [
            [-6, -4.5],
            [6, 0],
            [-6, 4.5],
          ],
          'r',
        ),
        (heading * 180) / Math.PI,
      );
    })
    .join('');
}

/** Two posts with the beam between them, on both sides of the way. */
function photocells([px, py]: Point): string {
  const posts = [-3.5, 3.5].map((aside) => rect(x(px) - 4, y(py + aside) - 4, 8, 8, 'i')).join('');
  return thick(`M${round(x(px))} ${round(y(py - 3.5))}v${round(of(7))}`, 'rl', 3) + posts;
}

const BELOW = y(ARENA.width) + 10;

function surroundings(lettering: Lettering): string {
  const box = (name: string, left: number, width: number): string =>
    rect(left, BELOW, width, 26, 'g1') +
    rect(left, BELOW, width, 26, 'l') +
    lettering.text(left + 10, BELOW + 18, name, { size: 13 });
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

function markers(lettering: Lettering): string {
  const level = BELOW + 13;
  const beside = (number: number, left: number): string => pin(lettering, number, [left, level], [left + 24, level]);
  const [sx, sy] = [x(START[0]), y(START[1] - 3.5)];
  const [fx, fy] = [x(FINISH[0]), y(FINISH[1] + 3.5)];
  const board = x(ARENA.length) + 8;
  return (
    pin(lettering, 1, [sx, sy], [sx, sy - 24]) +
    pin(lettering, 2, [fx, fy], [fx + 24, fy]) +
    beside(3, x(30) + 96) +
    pin(lettering, 4, [x(7) + 64, BELOW + 4], [x(7) + 88, BELOW + 4]) +
    pin(lettering, 5, [board, y(15)], [board - 24, y(15)]) +
    beside(6, x(50) + 66) +
    beside(7, x(66) + 40)
  );
}

export const equestrianPlan = planDrawing({
  slug: 'Equestrian',
  name: 'Show jumping',
  subtitle: 'Arena of 90 × 60 m with eleven fences, schematic',
  title: 'Show-jumping arena with start and finish photocells',
  description:
    'Schematic plan to scale of a show-jumping arena of 90 × 60 m with eleven fences, the fourth a double and the fifth a water jump. A red line shows the ridden way that is timed, from the start photocells to the finish photocells.',
  unitsPerMetre: scale.unitsPerMetre,
  bar: [0, 5, 10, 20],
  legend: [
    { name: 'Start photocells', note: 'at 1.10 m, they read the horse’s breast' },
    { name: 'Finish photocells', note: 'at the same height; jump-offs are decided to 1/100 s' },
    {
      name: 'Judges’ bell and signal',
      note: 'start the countdown and stop the clock; a knock-down with refusal adds 6 s',
    },
    { name: 'Countdown display', note: '45 s after the bell, in sight of the rider' },
    { name: 'Scoreboard', note: '20 characters from CSI3*; ranking, time to beat and top five at CSI4* and CSI5*' },
    {
      name: 'Timing desk',
      note: 'net time, time allowed and time faults; Table A counts faults, Table C turns them into seconds',
    },
    { name: 'TV position', note: 'running time, faults and time to beat as graphics' },
  ],
  legendPlace: { x: 794, top: 104, width: 302, columns: 1, gap: 12 },
  body: (lettering) =>
    arena() +
    surroundings(lettering) +
    thick(pointsToPath(ridden.points.map(scale.at)), 'rl', 1.5) +
    arrows() +
    fences.map((each) => fence(lettering, each)).join('') +
    photocells(START) +
    photocells(FINISH) +
    markers(lettering),
});
