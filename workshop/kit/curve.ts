/** Path data of curves, rounded to a tenth of a unit as all coordinates are. */
import { type CurveFactory, line } from 'd3-shape';
import { type Point, round } from './shapes.ts';

/** A line through points in one of the shapes of d3-shape: curveBumpX, curveLinearClosed, … */
export function curve(points: readonly Point[], shape: CurveFactory): string {
  const draw = line<Point>(
    ([x]) => x,
    ([, y]) => y,
  );
  return draw.curve(shape).digits(1)(points) ?? '';
}

/** A closed oval about its middle: two straights and two half circles of a radius. */
export function oval([x, y]: Point, halfStraight: number, radius: number): string {
  const r = round(radius);
  const [left, right, top, bottom] = [x - halfStraight, x + halfStraight, y - radius, y + radius].map(round);
  return `M${left} ${bottom}H${right}A${r} ${r} 0 0 0 ${right} ${top}H${left}A${r} ${r} 0 0 0 ${left} ${bottom}Z`;
}
