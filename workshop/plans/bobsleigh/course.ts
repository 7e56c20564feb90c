/** A made-up ice channel in metres: 1,200 m from the first barrier to the last, with fourteen bends, one of them a loop over itself. */
import { arcs, type Course, courseOf, type Piece } from '../kit/course.ts';

const PIECES: readonly Piece[] = [
  108,
  [45, 35],
  20,
  [40, -62],
  20,
  [45, 50],
  26,
  [40, -23],
  52,
  [34, -270],
  48,
  [36, 115],
  25,
  [40, -55],
  25,
  [42, 60],
  22,
  [38, -60],
  34,
  [42, -165],
  28,
  [40, 45],
  25,
  [40, -55],
  25,
  [40, 45],
  30,
  [60, -20],
  300,
];

/** The block stands this far above the first barrier. */
export const RUN_UP = 15;
export const RUN = 1200;
export const course: Course = courseOf(arcs([0, 0], 0, PIECES));

/** 32 barriers: the start, 50 m, and even steps from there to the finish. */
export const barriers: readonly number[] = [
  RUN_UP,
  ...Array.from({ length: 31 }, (_, index) => RUN_UP + 50 + ((RUN - 50) * index) / 30),
];
