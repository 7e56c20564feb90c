/** The line on which a signal reaches two antennas with one and the same difference of time. */
import type { Point } from '../kit/shapes.ts';

/** The hyperbola branch through a place with the two antennas as its foci, `reach` either side of its vertex. */
export function equalDifference(a: Point, b: Point, place: Point, reach: number): Point[] {
  const centre: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const turn = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const focus = Math.hypot(b[0] - a[0], b[1] - a[1]) / 2;
  const vertex = (distance(place, a) - distance(place, b)) / 2;
  const minor = Math.sqrt(focus ** 2 - vertex ** 2);
  const limit = Math.asinh(reach / minor);
  return Array.from({ length: 61 }, (_, index) => {
    const t = limit * (index / 30 - 1);
    const [x, y] = [vertex * Math.cosh(t), minor * Math.sinh(t)];
    return [centre[0] + x * Math.cos(turn) - y * Math.sin(turn), centre[1] + x * Math.sin(turn) + y * Math.cos(turn)];
  });
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
