/** Geometry of the 400 m speed-skating oval, in metres from its middle; home straight below, skated to the right. */
import { oval } from '../../kit/curve.ts';
import { createScale } from '../../kit/scale.ts';
import type { Point } from '../../kit/shapes.ts';

export const scale = createScale([560, 296], 5.2);
const { of, at } = scale;

const LAP = 400;
const SHORT_LAP = 1000 / 3;
/** Inner edge of the inner lane; lanes are 4 m wide and measured half a metre from their inner edge. */
export const INNER = 25.5;
export const LANE = 4;
export const OUTER = INNER + 2 * LANE;
const MEASURED = [INNER + 0.5, INNER + LANE + 0.5] as const;
const BENDS = MEASURED.map((radius) => Math.PI * radius);
export const [INNER_BEND = 0, OUTER_BEND = 0] = BENDS;

/** A lap is one inner bend, one outer bend, a straight and a straight that changes lane: s + √(s² + 16) is what remains. */
function straight(lap: number): number {
  const rest = lap - INNER_BEND - OUTER_BEND;
  return (rest ** 2 - LANE ** 2) / (2 * rest);
}

export const STRAIGHT = straight(LAP);
export const CROSSING = Math.hypot(STRAIGHT, LANE);
export const SHORT_STRAIGHT = straight(SHORT_LAP);
export const HALF = STRAIGHT / 2;

/** The finish stands 104 m into the home straight: 500 m start 100 m before it, on the same straight. */
const FINISH_RUN = 104;
export const FINISH = -HALF + FINISH_RUN;
export const START_500 = FINISH - 100;

/** Starts on the back straight, as x: what is left of `run` metres before the last bend, skated in the lane of the start. */
function backStart(run: number, bend: number): number {
  return -HALF + (run - FINISH_RUN - bend);
}
/** 1000, 3000 and 5000 m are full laps and 200 m; 1500 m is three laps and 300 m. Outer lane, then inner lane. */
export const START_200 = [backStart(200, OUTER_BEND), backStart(200, INNER_BEND)] as const;
export const START_300 = [backStart(300, OUTER_BEND), backStart(300, INNER_BEND)] as const;

/** Where a line across lane 0 (inner) or 1 (outer) begins and ends; beyond the back straight it turns with the bend. */
export function acrossBack(at: number, lane: 0 | 1): readonly [Point, Point] {
  const inner = INNER + lane * LANE;
  const angle = Math.max(0, at - HALF) / (inner + 0.5);
  const straight = Math.min(at, HALF);
  const on = (radius: number): Point => [straight + radius * Math.sin(angle), -radius * Math.cos(angle)];
  return [on(inner), on(inner + LANE)];
}

/** Path data of a closed oval of one radius. */
export function ring(radius: number): string {
  return oval(at([0, 0]), of(HALF), of(radius));
}
