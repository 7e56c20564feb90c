/** Courses as lines of points in metres: drawn by arcs or through given points, measured and marked along their length. */
import { arrowHead, heading, polar } from '../../kit/arrows.ts';
import { range } from '../../kit/range.ts';
import type { Scale } from '../../kit/scale.ts';
import { type Point, pointsToPath, polygon } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import type { Pin } from './plan.ts';

export interface Course {
  readonly points: readonly Point[];
  readonly length: number;
  /** Place and heading (degrees clockwise from east) at a distance from the start. */
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
    return { point: [ax + (bx - ax) * share, ay + (by - ay) * share], heading: heading([ax, ay], [bx, by]) };
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
      return polar(point, heading + 90, aside);
    },
  };
}

/** A piece of a course: straight metres, or a bend of a radius by so many degrees (positive: to the right). */
export type Piece = number | readonly [radius: number, degrees: number];

/** Points of straights and bends, set end to end; in a bend one for each `step` degrees. */
export function arcs(start: Point, startDegrees: number, pieces: readonly Piece[], step = 7): Point[] {
  const points: Point[] = [start];
  let heading = startDegrees;
  const go = (metres: number): void => {
    points.push(polar(points.at(-1) ?? start, heading, metres));
  };
  for (const piece of pieces) {
    if (typeof piece === 'number') {
      go(piece);
      continue;
    }
    const [radius, degrees] = piece;
    const steps = Math.max(2, Math.ceil(Math.abs(degrees) / step));
    const half = degrees / steps / 2;
    for (let count = 0; count < steps; count += 1) {
      heading += half;
      go(2 * radius * Math.sin((Math.abs(half) * Math.PI) / 180));
      heading += half;
    }
  }
  return points;
}

/** A closed line of straights whose corners are rounded, each by its own radius. */
export function rounded(corners: readonly (readonly [x: number, y: number, radius: number])[]): Point[] {
  const points = corners.flatMap(([x, y, radius], index): Point[] => {
    const [px, py] = corners.at(index - 1) ?? [x, y];
    const [nx, ny] = corners[(index + 1) % corners.length] ?? [x, y];
    const into = heading([px, py], [x, y]);
    const turn = ((heading([x, y], [nx, ny]) - into + 540) % 360) - 180;
    const reach = radius * Math.tan((Math.abs(turn) * Math.PI) / 360);
    return arcs(polar([x, y], into, -reach), into, [[radius, turn]]);
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
    const [away, into] = [from, to].map(({ turn }) => polar([0, 0], turn, reach)) as [Point, Point];
    return range(steps).map((step): Point => {
      const t = (step + 1) / steps;
      const start = 2 * t ** 3 - 3 * t ** 2 + 1;
      const blend = (axis: 0 | 1): number =>
        start * from.at[axis] +
        (t ** 3 - 2 * t ** 2 + t) * away[axis] +
        (1 - start) * to.at[axis] +
        (t ** 3 - t ** 2) * into[axis];
      return [blend(0), blend(1)];
    });
  });
}

/** A course in the picture: distances along it in metres, the rest in units. */
export interface DrawnCourse {
  /** The place on the course; `metres` aside of it, positive to the right. */
  beside(distance: number, metres: number): Point;
  /** A red line over the course, so many metres to each side. */
  across(distance: number, metres: number, width: number): string;
  /** The surface from one distance to another. */
  surface(from: number, to: number, width: number, className: string): string;
  /** The head of an arrow in the way the course runs. */
  arrow(distance: number, className: string, length?: number): string;
  /** A pin from `foot` metres beside the course to `disc` metres. */
  pin(number: number, distance: number, foot: number, disc: number): Pin;
}

export function drawCourse(course: Course, scale: Scale): DrawnCourse {
  const beside = (distance: number, metres: number): Point => scale.at(course.beside(distance, metres));
  return {
    beside,
    across: (distance, metres, width) =>
      stroke(pointsToPath([beside(distance, -metres), beside(distance, metres)]), 'rl', width),
    surface: (from, to, width, className) => band(course.part(from, to).map(scale.at), width, className),
    arrow: (distance, className, length = 10) => {
      const { point, heading } = course.at(distance);
      return arrowHead(polar(scale.at(point), heading, length / 2), heading, className, length);
    },
    pin: (number, distance, foot, disc) => [number, beside(distance, foot), beside(distance, disc)],
  };
}

/** A band of even width along a line of points, as a filled shape: surface colours exist as fills only. */
export function band(points: readonly Point[], width: number, className: string): string {
  const edge = (side: number): Point[] =>
    points.map((point, index) => {
      const along = heading(points[index - 1] ?? point, points[index + 1] ?? point);
      return polar(point, along + 90, (side * width) / 2);
    });
  return polygon([...edge(1), ...edge(-1).reverse()], className);
}
