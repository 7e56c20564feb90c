/** A made-up circuit in metres, driven clockwise, its pit lane inside the main straight. */
import type { Point } from '../../kit/shapes.ts';
import { type Course, courseOf, rounded } from '../kit/course.ts';

export const TRACK_WIDTH = 14;
const STRAIGHT = 70;

const corners = rounded([
  [1300, STRAIGHT, 64],
  [1230, 300, 75],
  [1450, 240, 150],
  [1690, 380, 40],
  [1340, 545, 60],
  [1440, 750, 230],
  [1300, 960, 110],
  [470, 960, 34],
  [410, 870, 34],
  [130, 905, 85],
  [150, 610, 130],
  [770, 520, 42],
  [715, 350, 45],
  [150, 310, 95],
  [80, STRAIGHT, 62],
]);

/** Distances run from the finish line. */
const FINISH: Point = [640, STRAIGHT];
export const circuit: Course = courseOf([FINISH, ...corners.slice(0, -1), FINISH]);

/** Distance at which the pit lane leaves the track, before the line, and comes back, after it. */
export const PIT = { entry: -470, exit: 860, ramp: 130, aside: 42 } as const;

export function lapDistance(distance: number): number {
  return (distance + circuit.length) % circuit.length;
}

function pitAside(distance: number): number {
  const share = Math.min(distance - PIT.entry, PIT.exit - distance, PIT.ramp) / PIT.ramp;
  return PIT.aside * share * share * (3 - 2 * share);
}

export function pitPoint(distance: number): Point {
  return circuit.beside(lapDistance(distance), pitAside(distance));
}

export const pitLane: readonly Point[] = Array.from({ length: 134 }, (_, index) => pitPoint(PIT.entry + index * 10));
