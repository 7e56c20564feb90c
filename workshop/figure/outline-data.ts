/**
 * Outlines drawn by hand as path data (absolute M, L, C, Q, Z), in centimetres with y down as on the drawing board,
 * become points in metres with y up.
 */

import type { Point } from '../kit/shapes.ts';
import { type Outline, smooth } from './geometry.ts';

const COMMAND = /([MLCQZ])([^MLCQZ]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
/** How many numbers one step of a command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Q: 4 };

/** A point of a Bézier curve, by repeated halving of its control polygon at `share`. */
function onCurve(controls: readonly Point[], share: number): Point {
  const [first = [0, 0], ...rest] = controls;
  if (rest.length === 0) return first;
  const between = rest.map(([x, y], index): Point => {
    const [px, py] = controls[index] ?? first;
    return [px + (x - px) * share, py + (y - py) * share];
  });
  return onCurve(between, share);
}

const pairs = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, index) => [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0]);

function flattened(data: string, steps: number): Point[][] {
  const runs: Point[][] = [];
  for (const [, command = '', text = ''] of data.matchAll(COMMAND)) {
    if (command === 'M') runs.push([]);
    const run = runs.at(-1) ?? [];
    const numbers = (text.match(NUMBER) ?? []).map(Number);
    const takes = TAKES[command] ?? 2;
    for (let at = 0; at + takes <= numbers.length; at += takes) {
      const controls = pairs(numbers.slice(at, at + takes));
      const from = run.at(-1);
      if (controls.length === 1 || !from) run.push(...controls);
      else for (let step = 1; step <= steps; step += 1) run.push(onCurve([from, ...controls], step / steps));
    }
  }
  return runs;
}

const metres = ([x, y]: Point): Point => [x / 100, -y / 100];

/** Kept by data and fineness: heads and hands are drawn over and over. */
const known = new Map<string, readonly Outline[]>();

/** One outline for each part of the data; a curve becomes so many straight pieces. */
export function outlinesOf(data: string, steps: number): readonly Outline[] {
  const name = `${steps} ${data}`;
  const kept = known.get(name);
  if (kept) return kept;
  const outlines = flattened(data, steps).map((run) => run.map(metres));
  known.set(name, outlines);
  return outlines;
}

/** Lines of a width in centimetres, as outlines. */
export const linesOf = (data: string, width: number, steps: number): readonly Outline[] =>
  outlinesOf(data, steps).map((run) => ribbon(run, width / 200));

/** A line of a thickness through points, with blunt ends. */
function ribbon(run: Outline, radius: number): Outline {
  const sides = run.map(([x, y], index): readonly [Point, Point] => {
    const [before, after] = [run[Math.max(0, index - 1)] ?? [x, y], run[Math.min(run.length - 1, index + 1)] ?? [x, y]];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const [nx, ny] = [(-(after[1] - before[1]) / length) * radius, ((after[0] - before[0]) / length) * radius];
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ];
  });
  return [...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()];
}

/** A round tuft through points that have a thickness: x, y and radius in centimetres. */
export function tuft(joints: readonly (readonly [x: number, y: number, radius: number])[], steps: number): Outline {
  const run = joints.map(([x, y]) => metres([x, y]));
  const edge = (side: 1 | -1): Point[] =>
    run.map(([x, y], index) => {
      const [ax, ay] = run[Math.max(0, index - 1)] ?? [x, y];
      const [bx, by] = run[Math.min(run.length - 1, index + 1)] ?? [x, y];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const radius = ((joints[index]?.[2] ?? 0) / 100) * side;
      return [x - ((by - ay) / length) * radius, y + ((bx - ax) / length) * radius];
    });
  return smooth([...edge(1), ...edge(-1).toReversed()], steps);
}
