/** From traced shapes to path data: fewer points, whole tenths of a unit, relative steps. */
import type { Point } from '../kit/shapes.ts';
import type { Shape } from './tracer.ts';

/** Douglas-Peucker: the fewest points that stay within the tolerance. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const keep = new Set<number>([0, points.length - 1]);
  const stack: [number, number][] = [[0, points.length - 1]];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [from, to] = span;
    const [a, b] = [points[from], points[to]];
    if (!a || !b) continue;
    let worst = tolerance;
    let split = -1;
    for (let index = from + 1; index < to; index += 1) {
      const distance = distanceTo(points[index] ?? a, a, b);
      if (distance > worst) [worst, split] = [distance, index];
    }
    if (split >= 0) {
      keep.add(split);
      stack.push([from, split], [split, to]);
    }
  }
  return points.filter((_, index) => keep.has(index));
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Path data in tenths of a unit; the group around it is scaled down to suit. */
export function pathData(outline: readonly Point[], tolerance: number): string {
  return relative(simplify(outline, tolerance));
}

const shapeData = ({ upper, lower }: Shape, tolerance: number): string =>
  relative([...simplify(upper, tolerance), ...simplify(lower, tolerance).toReversed()]);

function relative(points: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  let data = '';
  points.forEach(([x, y], index) => {
    const [tx, ty] = [Math.round(x * 10), Math.round(y * 10)];
    if (index === 0) data += `M${tx} ${ty}l`;
    else if (tx !== lastX || ty !== lastY) data += step(tx - lastX, data) + step(ty - lastY, '0');
    [lastX, lastY] = [tx, ty];
  });
  return `${data}z`;
}

function step(delta: number, before: string): string {
  return delta < 0 || before.endsWith('l') ? String(delta) : ` ${delta}`;
}

const isVisible = ({ upper, lower }: Shape): boolean =>
  upper.some(([, y], index) => (lower[index]?.[1] ?? y) - y > 0.25) && upper.length > 2;

/** The shapes as paths; neighbours of one fill share an element. */
export function traced(shapes: readonly Shape[], tolerance = 0.18): string {
  const runs: { fill: string; data: string }[] = [];
  for (const shape of shapes.filter(isVisible)) {
    const last = runs.at(-1);
    if (last?.fill === shape.fill) last.data += shapeData(shape, tolerance);
    else runs.push({ fill: shape.fill, data: shapeData(shape, tolerance) });
  }
  const paths = runs.map(({ fill, data }) => `<path class="${fill}" d="${data}"/>`).join('');
  return `<g transform="scale(.1)">${paths}</g>`;
}
