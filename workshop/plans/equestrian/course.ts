/** A made-up show-jumping course in an arena of 90 × 60 m: eleven fences, the fourth a double. */
import type { Point } from '../../kit/shapes.ts';
import { type Course, courseOf, type Pose, riding } from '../kit/course.ts';

export const ARENA = { length: 90, width: 60 } as const;

export interface Fence extends Pose {
  readonly name: string;
  readonly kind: 'upright' | 'spread' | 'water';
}

export const fences: readonly Fence[] = [
  { name: '1', at: [26, 45], turn: 0, kind: 'upright' },
  { name: '2', at: [49, 45], turn: 0, kind: 'spread' },
  { name: '3', at: [69, 32], turn: -90, kind: 'upright' },
  { name: '4A', at: [54, 9], turn: 180, kind: 'spread' },
  { name: '4B', at: [46, 9], turn: 180, kind: 'upright' },
  { name: '5', at: [27, 9], turn: 180, kind: 'water' },
  { name: '6', at: [9, 25], turn: 90, kind: 'spread' },
  { name: '7', at: [31, 32], turn: -24, kind: 'upright' },
  { name: '8', at: [51, 23], turn: -24, kind: 'spread' },
  { name: '9', at: [82, 30], turn: 90, kind: 'upright' },
  { name: '10', at: [60, 54], turn: 180, kind: 'spread' },
  { name: '11', at: [38, 54], turn: 180, kind: 'upright' },
];

/** Lines between the two photocells of a pair. */
export const START: Point = [15, 45];
export const FINISH: Point = [22, 54];

/** From one line to the other, as it is ridden. */
export const ridden: Course = courseOf(riding([{ at: START, turn: 0 }, ...fences, { at: FINISH, turn: 180 }]));
