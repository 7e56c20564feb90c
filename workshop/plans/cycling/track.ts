/**
 * A 250 m velodrome in metres: straights, bends of 21 m radius, and between them 18 m over which the curve tightens evenly.
 * Half a lap on the measurement line: straight + 2 × 18 + arc = 125 m, the turn of the bend being 180 degrees.
 */

import { range } from '../../kit/range.ts';
import type { Point } from '../../kit/shapes.ts';
import { type Course, courseOf } from '../kit/course.ts';

const RADIUS = 21;
const EASING = 18;
const ARC = Math.PI * RADIUS - EASING;
const STRAIGHT = 125 - 2 * EASING - ARC;
const LAP = 250;
const STEP = 0.5;
/** Distances run from the middle of the home straight, to the right, counter-clockwise. */
export const FINISH = 13;
export const PURSUIT = [0, LAP / 2] as const;
export const FLYING_200 = FINISH - 200 + LAP;
const TRACK_WIDTH = 7;

function curvature(distance: number): number {
  const half = distance % (LAP / 2);
  const intoBend = Math.min(half, LAP / 2 - half) - STRAIGHT / 2;
  return Math.min(Math.max(intoBend / EASING, 0), 1) / RADIUS;
}

function measurementLine(): Point[] {
  const points: Point[] = [[0, 0]];
  let [x, y, heading] = [0, 0, 0];
  for (let distance = 0; distance < LAP; distance += STEP) {
    const turn = curvature(distance + STEP / 2) * STEP;
    heading -= turn / 2;
    x += Math.cos(heading) * STEP;
    y += Math.sin(heading) * STEP;
    heading -= turn / 2;
    points.push([x, y]);
  }
  const depth = Math.min(...points.map((point) => point[1])) / 2;
  return points.map(([px, py]) => [px, py - depth]);
}

const lap: Course = courseOf(measurementLine());

/** Width seen from above: steep bends look narrower. */
function seen(distance: number): number {
  const bank = 12 + 30 * curvature(distance) * RADIUS;
  return Math.cos((bank * Math.PI) / 180);
}

/** A point on the track so many metres out from the measurement line, along the slope. */
export function onTrack(distance: number, out: number): Point {
  const at = ((distance % LAP) + LAP) % LAP;
  return lap.beside(at, out < 0 ? out : out * seen(at));
}

/** The whole line at a distance out; `out` 0 is the measurement line, 0.20 m outside the inner edge. */
export function ring(out: number): Point[] {
  return range(LAP / 2).map((index) => onTrack(index * 2 + 0.01, out));
}

export const OUTER = TRACK_WIDTH - 0.2;
