/** Side view of a large ski-jumping hill in metres, from its angles: x right of the take-off, height above it. */
import type { Point } from '../kit/shapes.ts';

const STEP = 0.5;
const TABLE = 3;

/** Slope in degrees at a place on the hill below the take-off. */
function landingSlope(x: number): number {
  if (x < 86) return 7 + (28 * x) / 86;
  if (x < 108) return 35;
  return Math.max(0, 35 * (1 - (x - 108) / 58));
}

function inRunSlope(x: number): number {
  if (x > -7) return 11;
  return Math.min(35, 11 + (24 * (-7 - x)) / 38);
}

/** In-run from its start down to the take-off. */
export function inRun(length: number): Point[] {
  const points: Point[] = [[0, 0]];
  let height = 0;
  for (let x = 0; x > -length; x -= STEP) {
    height += STEP * Math.tan((inRunSlope(x) * Math.PI) / 180);
    points.unshift([x - STEP, height]);
  }
  return points;
}

/** From under the take-off to the outrun. */
export function landingHill(length: number): Point[] {
  const points: Point[] = [[0, -TABLE]];
  let height = -TABLE;
  for (let x = 0; x < length; x += STEP) {
    height -= STEP * Math.tan((landingSlope(x) * Math.PI) / 180);
    points.push([x + STEP, height]);
  }
  return points;
}

/** The point so many metres down the hill, as distances are measured, with the slope there in degrees. */
export function atDistance(distance: number): { readonly point: Point; readonly slope: number } {
  let way = 0;
  let last: Point = [0, -TABLE];
  for (const point of landingHill(200)) {
    way += Math.hypot(point[0] - last[0], point[1] - last[1]);
    if (way >= distance) return { point, slope: landingSlope(point[0]) };
    last = point;
  }
  return { point: last, slope: 0 };
}
