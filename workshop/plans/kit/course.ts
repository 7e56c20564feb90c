/** Courses as lines of points in metres: drawn by arcs or through given points, measured and marked along their length. */
import { type Point, polygon } from '../../kit/shapes.ts';

export interface Course {
  readonly points: readonly Point[];
  readonly length: number;
  /** Place and heading (radians, y downwards) at a distance from the start. */
  at(distance: number): { readonly point: Point; readonly heading: number };
  /** The points from one distance to another. */
  part(from: number, to: number): Point[];
  /** A point beside the course: positive is right of the way it runs. */
  beside(distance: number, aside: number): Point;
}

export function courseOf(points: readonly Point[]): Course {
  const reached: number[] = [0];
  points.forEach(([x, y], index) => {
    const before = points[index - 1];
    if (before) reached.push((reached[index - 1] ?? 0) + Math.hypot(x - before[0], y - before[1]));
  });
  const length = reached.at(-1) ?? 0;
  const at = (distance: number): { point: Point; heading: number } => {
    const found = reached.findIndex((value) => value >= distance);
    const index = Math.max(1, found === -1 ? points.length - 1 : found);
    const [ax, ay] = points[index - 1] ?? [0, 0];
    const [bx, by] = points[index] ?? [0, 0];
    const start = reached[index - 1] ?? 0;
    const share = (distance - start) / ((reached[index] ?? 1) - start);
    return { point: [ax + (bx - ax) * share, ay + (by - ay) * share], heading: Math.atan2(by - ay, bx - ax) };
  };
  return {
    points,
    length,
    at,
    part: (from, to) => [
      at(from).point,
      ...points.filter((_, index) => (reached[index] ?? 0) > from && (reached[index] ?? 0) < to),
      at(to).point,
    ],
    beside: (distance, aside) => {
      const { point, heading } = at(distance);
      return [point[0] - Math.sin(heading) * aside, point[1] + Math.cos(heading) * aside];
    },
  };
}

/** A piece of a course: straight metres, or a bend of a radius by so many degrees (positive: to the right). */
export type Piece = number | readonly [radius: number, degrees: number];

/** Points of straights and bends, set end to end. */
export function arcs([startX, startY]: Point, startDegrees: number, pieces: readonly Piece[]): Point[] {
  let [x, y] = [startX, startY];
  let heading = (startDegrees * Math.PI) / 180;
  const points: Point[] = [[x, y]];
  const go = (metres: number): void => {
    x += Math.cos(heading) * metres;
    y += Math.sin(heading) * metres;
    points.push([x, y]);
  };
  for (const piece of pieces) {
    if (typeof piece === 'number') {
      go(piece);
      continue;
    }
    const [radius, degrees] = piece;
    const steps = Math.max(2, Math.ceil(Math.abs(degrees) / 7));
    const turn = (degrees * Math.PI) / 180 / steps;
    for (let step = 0; step < steps; step += 1) {
      heading += turn / 2;
      go(2 * radius * Math.sin(Math.abs(turn) / 2));
      heading += turn / 2;
    }
  }
  return points;
}

/** A closed line of straights whose corners are rounded, each by its own radius. */
export function rounded(corners: readonly (readonly [x: number, y: number, radius: number])[]): Point[] {
  const points = corners.flatMap(([x, y, radius], index): Point[] => {
    const [px, py] = corners.at(index - 1) ?? [x, y];
    const [nx, ny] = corners[(index + 1) % corners.length] ?? [x, y];
    const into = Math.atan2(y - py, x - px);
    const out = Math.atan2(ny - y, nx - x);
    const turn = Math.atan2(Math.sin(out - into), Math.cos(out - into));
    const reach = radius * Math.tan(Math.abs(turn) / 2);
    const start: Point = [x - Math.cos(into) * reach, y - Math.sin(into) * reach];
    return arcs(start, (into * 180) / Math.PI, [[radius, (turn * 180) / Math.PI]]);
  });
  return [...points, ...points.slice(0, 1)];
}

export interface Pose {
  readonly at: Point;
  /** Heading in degrees clockwise from east. */
  readonly turn: number;
}

/** A line that passes each place in its given heading (Hermite curves). */
export function riding(poses: readonly Pose[], steps = 14): Point[] {
  return poses.flatMap((to, index) => {
    const from = poses[index - 1];
    if (from === undefined) return [to.at];
    const reach = 1.25 * Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]);
    const way = ({ turn }: Pose): Point => [
      Math.cos((turn * Math.PI) / 180) * reach,
      Math.sin((turn * Math.PI) / 180) * reach,
    ];
    const [away, into] = [way(from), way(to)];
    return Array.from({ length: steps }, (_, step): Point => {
      const t = (step + 1) / steps;
      const [a, b, c, d] = [
        2 * t ** 3 - 3 * t ** 2 + 1,
        t ** 3 - 2 * t ** 2 + t,
        3 * t ** 2 - 2 * t ** 3,
        t ** 3 - t ** 2,
      ];
      const blend = (axis: 0 | 1): number => a * from.at[axis] + b * away[axis] + c * to.at[axis] + d * into[axis];
      return [blend(0), blend(1)];
    });
  });
}

/** A band of even width along a line of points, as a filled shape: surface colours exist as fills only. */
export function band(points: readonly Point[], width: number, className: string): string {
  return polygon([...offset(points, width / 2), ...offset(points, -width / 2).reverse()], className);
}

/** The line at a distance to its side: positive is right of the way it runs. */
function offset(points: readonly Point[], distance: number): Point[] {
  return points.map(([x, y], index) => {
    const [ax, ay] = points[index - 1] ?? [x, y];
    const [bx, by] = points[index + 1] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay);
    return [x - ((by - ay) / length) * distance, y + ((bx - ax) / length) * distance];
  });
}
