/** Plane geometry in metres: x forward, y up, angles in degrees. */
import type { Point } from '../kit/shapes.ts';

export type Outline = readonly Point[];

const RADIANS = Math.PI / 180;

const sin = (degrees: number): number => Math.sin(degrees * RADIANS);
const cos = (degrees: number): number => Math.cos(degrees * RADIANS);

export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** The point `distance` away; 0 degrees hangs straight down, 90 points forward. */
export function towards([x, y]: Point, degrees: number, distance: number): Point {
  return [x + sin(degrees) * distance, y - cos(degrees) * distance];
}

/** Angle, as in `towards`, of the way from one point to another. */
export function bearing([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.atan2(x2 - x1, y1 - y2) / RADIANS;
}

/** Puts an outline given as (along, front) in the frame of a bone that points `degrees` away from hanging. */
export function onBone(origin: Point, degrees: number, outline: Outline): Point[] {
  const [s, c] = [sin(degrees), cos(degrees)];
  return outline.map(([along, front]) => [origin[0] + s * along + c * front, origin[1] - c * along + s * front]);
}

/** Turns an outline anticlockwise about the origin, then moves it. */
export function put(outline: Outline, x: number, y: number, degrees = 0): Point[] {
  const [s, c] = [sin(degrees), cos(degrees)];
  return outline.map(([px, py]) => [x + px * c - py * s, y + px * s + py * c]);
}

/** Rounds a closed control polygon with a Catmull-Rom curve. */
export function smooth(corners: Outline, steps = 3): Point[] {
  const count = corners.length;
  const at = (index: number): Point => corners[(index + count) % count] ?? [0, 0];
  return corners.flatMap((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return Array.from({ length: steps }, (_unused, step): Point => {
      const u = step / steps;
      const blend = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * u +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * u * u +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * u * u * u);
      return [blend(0), blend(1)];
    });
  });
}

/** Rows of numbers written as 'a b, c d, …'. */
export const rowsOf = (text: string): number[][] => text.split(', ').map((row) => row.split(' ').map(Number));

/** A closed outline from a profile: along, front edge, back edge, from one end to the other. */
export function profile(text: string): Point[] {
  const rows = rowsOf(text);
  return smooth([
    ...rows.map(([along = 0, front = 0]): Point => [along, front]),
    ...rows.toReversed().map(([along = 0, , back = 0]): Point => [along, -back]),
  ]);
}

/** Points of a circle of radius 1; ellipses are drawn so often that theirs are kept. */
const circles = new Map<number, Outline>();

function unitCircle(corners: number): Outline {
  const known = circles.get(corners);
  if (known) return known;
  const circle = Array.from({ length: corners }, (_, index): Point => {
    const turn = (360 * index) / corners;
    return [cos(turn), sin(turn)];
  });
  circles.set(corners, circle);
  return circle;
}

export const ellipse = (x: number, y: number, rx: number, ry = rx, corners = 28): Point[] =>
  unitCircle(corners).map(([cx, cy]) => [x + cx * rx, y + cy * ry]);

/** A bar with round ends between two points. */
export function bar(from: Point, to: Point, radius: number, endRadius = radius, corners = 6): Point[] {
  const degrees = bearing(from, to);
  const cap = (centre: Point, r: number, start: number): Point[] =>
    Array.from({ length: corners + 1 }, (_, index) => towards(centre, degrees + start + (180 * index) / corners, r));
  return [...cap(to, endRadius, -90), ...cap(from, radius, 90)];
}

/** A thin quadrilateral: sharper than a bar, with fewer corners. */
export function strut(from: Point, to: Point, width: number, endWidth = width): Point[] {
  const across = bearing(from, to) + 90;
  return [
    towards(from, across, width / 2),
    towards(to, across, endWidth / 2),
    towards(to, across, -endWidth / 2),
    towards(from, across, -width / 2),
  ];
}

export const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

export const areaOf = (outline: Outline): number =>
  outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

export function isWithin([x, y]: Point, outline: Outline): boolean {
  let isInside = false;
  let [ax, ay] = outline.at(-1) ?? [0, 0];
  for (const [bx, by] of outline) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    [ax, ay] = [bx, by];
  }
  return isInside;
}
