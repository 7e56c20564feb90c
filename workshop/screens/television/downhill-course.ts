/** A downhill course as a camera beside it sees it: a steep pitch down from the crest, and the run-out at its foot. */
import { createCamera } from '../../kit/camera.ts';
import type { Point } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';

export const camera = createCamera({ eye: [0, 0, 0], target: [0, 100, 0], focal: 1300, centre: [470, 150] });

/** Farther than the crest nothing is seen of the course. */
export const CREST = 90;
/** Below the steep pitch, near the camera, the course runs out and falls to the left. */
export const RUN_OUT = 30;

/** Heights are those above the eye, for a camera that looks level. */
export function onSnow(x: number, y: number, above = 0): Place {
  const height = y < RUN_OUT ? -0.66 - 0.028 * y : -2.4 + 0.0067 * y + 0.000778 * y ** 2;
  return [x, y, height + x * 0.15 * Math.max(0, 1 - y / 40) + above];
}

export type Spot = readonly [x: number, y: number];
/** The edges of the course, from the crest to the foot of the pitch. */
export const LEFT_EDGE: readonly Spot[] = [
  [-11.5, CREST],
  [-17, 75],
  [-10, 60],
  [-12.5, 45],
  [-9.5, 30],
  [-6.6, 17],
];
export const RIGHT_EDGE: readonly Spot[] = [
  [1, CREST],
  [-3, 75],
  [6.5, 60],
  [4, 45],
  [9.5, 30],
  [8, 20],
];
export const NETS: readonly (readonly Spot[])[] = [
  [
    [-13.5, 88],
    [-20, 72],
    [-18.5, 55],
    [-16.5, 42],
    [-13.5, 30],
    [-9.5, 19],
  ],
  [
    [2.6, 88],
    [3.4, 76],
    [9, 62],
    [10, 48],
    [12, 34],
    [12, 24],
  ],
];
/** Both panels of a gate, from far to near. Gates of a downhill are all red. */
export const GATES: readonly (readonly [Spot, Spot])[] = [
  [
    [-9.4, 85],
    [-1.6, 85],
  ],
  [
    [-14.2, 71],
    [-6.4, 72],
  ],
  [
    [-4.6, 56],
    [3, 55],
  ],
  [
    [-10.6, 41],
    [-3.7, 41],
  ],
];
export const NEXT_PANEL: Spot = [-4.5, 20];
/** From the crest through the gates to the racer. */
export const TRACK: readonly Spot[] = [
  [-5.6, CREST],
  [-6, 85],
  [-9.4, 77],
  [-10.6, 72],
  [-8, 66],
  [-2.6, 59],
  [-1, 55],
  [-2.6, 50],
  [-5.6, 44],
  [-6, 40],
  [-4, 35],
  [1, 29],
  [4.4, 24],
  [4.4, 20],
  [3.4, 15],
  [2, 10.5],
];

export const outline = (spots: readonly Spot[], above = 0): Point[] =>
  spots.map(([x, y]) => camera.see(onSnow(x, y, above)));
export const unitsAt = ([x, y]: Spot): number => camera.see(onSnow(x, y))[1] - camera.see(onSnow(x, y, 1))[1];
