/**
 * Profile of a large hill, K point at 125 m, in metres from the edge of the take-off table, y downwards.
 *
 * Built as hills are: in-run of a straight, a bend and a straight table; knoll as a cubic; a long arc through P, K and L; a bend into
 * the out-run. Angles and radii are usual ones, not those of one hill.
 */
import { polar } from '../../kit/arrows.ts';
import { range } from '../../kit/range.ts';
import type { Point } from '../../kit/shapes.ts';
import { arcs } from '../kit/course.ts';

const RADIANS = Math.PI / 180;
const IN_RUN = { angle: 35, radius: 100, length: 96, top: 7 } as const;
const TABLE = { angle: 11, length: 6.6, height: 3.3 } as const;
const K = 125;
const K_ANGLE = 34;
/** Height to length from the table's edge to the K point. */
const K_SLOPE = 0.575;
const LANDING = { radius: 338, before: 18, after: 15 } as const;
const KNOLL_ANGLE = 6;
const OUT_RUN = { radius: 105, length: 112 } as const;

/** Points of an arc from one slope to another, in degrees. */
function bend(from: Point, radius: number, start: number, end: number): Point[] {
  return arcs(from, start, [[radius, end - start]], 2);
}

function last(points: readonly Point[]): Point {
  return points.at(-1) ?? [0, 0];
}

const tableStart = polar([0, 0], TABLE.angle, -TABLE.length);
const bendLength = IN_RUN.radius * (IN_RUN.angle - TABLE.angle) * RADIANS;
const [bendX, bendY] = last(bend([0, 0], IN_RUN.radius, IN_RUN.angle, TABLE.angle));
const bendStart: Point = [tableStart[0] - bendX, tableStart[1] - bendY];
/** The highest gate, and the top of the tower above it. */
const topGate = polar(bendStart, IN_RUN.angle, -(IN_RUN.length - bendLength));
export const top = polar(topGate, IN_RUN.angle, -IN_RUN.top);
/** A point of the in-run's straight, `metres` below the highest gate. */
export function gate(metres: number): Point {
  return polar(topGate, IN_RUN.angle, metres);
}
export const inRun: readonly Point[] = [top, ...bend(bendStart, IN_RUN.radius, IN_RUN.angle, TABLE.angle), [0, 0]];
/** A point of the table, `metres` before its edge. */
export function onTable(metres: number): Point {
  return polar([0, 0], TABLE.angle, -metres);
}

export const kPoint: Point = [K / Math.hypot(1, K_SLOPE), (K * K_SLOPE) / Math.hypot(1, K_SLOPE)];
const turned = (metres: number): number => metres / LANDING.radius / RADIANS;
const steepest = K_ANGLE + turned(LANDING.before);
const flattest = K_ANGLE - turned(LANDING.after);
const [beforeX, beforeY] = last(bend([0, 0], LANDING.radius, steepest, K_ANGLE));
const start: Point = [kPoint[0] - beforeX, kPoint[1] - beforeY];

function knoll(): Point[] {
  const [length, drop] = [start[0], start[1] - TABLE.height];
  const a = Math.tan(KNOLL_ANGLE * RADIANS) * length;
  const b = Math.tan(steepest * RADIANS) * length;
  return range(24).map((step): Point => {
    const t = step / 24;
    return [t * length, TABLE.height + a * t + (3 * drop - 2 * a - b) * t ** 2 + (a + b - 2 * drop) * t ** 3];
  });
}

const landing = bend(start, LANDING.radius, steepest, flattest);
const outBend = bend(last(landing), OUT_RUN.radius, flattest, 0);
export const outRunStart = last(outBend);
export const hill: readonly Point[] = [
  ...knoll(),
  ...landing,
  ...outBend,
  [outRunStart[0] + OUT_RUN.length, outRunStart[1]],
];

export const end = last(hill);

/** Height of the ground at a place beyond the table. */
export function ground(x: number): number {
  const index = hill.findIndex(([px]) => px >= x);
  const [bx, by] = hill[index] ?? last(hill);
  const [ax, ay] = hill[index - 1] ?? [bx, by];
  return bx === ax ? by : ay + ((by - ay) * (x - ax)) / (bx - ax);
}

/** The place on the slope whose straight distance from the table's edge is so many metres. */
export function atDistance(metres: number): Point {
  let [near, far] = [0, metres];
  for (let step = 0; step < 40; step += 1) {
    const middle = (near + far) / 2;
    if (Math.hypot(middle, ground(middle)) < metres) near = middle;
    else far = middle;
  }
  return [near, ground(near)];
}

/** A flight: the parabola that leaves at the table's angle and lands at the distance. */
export function flight(metres: number): Point[] {
  const [endX, endY] = atDistance(metres);
  const slope = Math.tan(TABLE.angle * RADIANS);
  const fall = (endY - slope * endX) / endX ** 2;
  return range(31).map((step): Point => {
    const px = (endX * step) / 30;
    return [px, slope * px + fall * px ** 2];
  });
}
