/** Small marks for diagrams on a plate: ground, level traces, curves and rods. */
import { curveStepAfter, line as lineOf } from 'd3-shape';
import { line, type Point, path, pointsToPath, polyline, repeat, round } from '../kit/shapes.ts';
import { stroke } from '../kit/strokes.ts';

const stepLine = lineOf().curve(curveStepAfter).digits(1);

/** A ground line with short strokes under it. */
export function ground(x1: number, x2: number, y: number, step = 12): string {
  const strokes = repeat(
    Math.floor((x2 - x1) / step),
    (index) => `M${round(x1 + (index + 1) * step)} ${round(y)}l-7 7`,
  );
  return path(strokes, 'h') + line(x1, y, x2, y, 'l');
}

/** A line that jumps between levels: pairs of x and the level (y) from there on, up to the last x. */
export function levels(end: number, ...steps: readonly Point[]): string {
  const last = steps.at(-1)?.[1] ?? 0;
  return path(stepLine([...steps, [end, last]].map(([x = 0, y = 0]): [number, number] => [x, y])) ?? '', 'l');
}

/** A smooth line through the values of a function. */
export function curve(from: number, to: number, at: (x: number) => Point, className: string, count = 60): string {
  const points = Array.from({ length: count + 1 }, (_, index) => at(from + ((to - from) * index) / count));
  return polyline(points, className);
}

/** A rod along the points: outlined, paper-coloured core unless it is to be solid. */
export function rod(points: readonly Point[], width: number, core: 'wl' | 'none' = 'wl'): string {
  const data = pointsToPath(points);
  return stroke(data, 'l', width) + (core === 'wl' ? stroke(data, 'wl', width - 3) : '');
}
