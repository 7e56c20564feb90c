/** Freestyle swimmers from above: x forward, y across the lane. */
import { cycle } from '../../figure/curves.ts';
import { bar, ellipse, onBone, profile, smooth, towards } from '../../figure/geometry.ts';
import type { Figure, Part } from '../../figure/part.ts';
import { type Point, points } from '../../kit/shapes.ts';
import { foam } from './water.ts';

export interface SwimKit {
  readonly skin: string;
  /** What is under water. */
  readonly sunk: string;
  readonly suit: string;
  readonly cap: string;
  readonly foam: string;
}

const BACK = smooth(
  points(
    '0.1,0.1 0.04,0.21 -0.08,0.225 -0.3,0.17 -0.5,0.15 -0.62,0.165 -0.74,0.12 -0.74,-0.12 -0.62,-0.165 -0.5,-0.15 -0.3,-0.17 -0.08,-0.225 0.04,-0.21 0.1,-0.1',
  ),
  4,
);
const TRUNKS = BACK.filter(([x]) => x < -0.46);
const LEG = profile(
  '-0.02 0.085 0.085, 0.2 0.08 0.08, 0.45 0.055 0.055, 0.62 0.056 0.056, 0.86 0.036 0.036, 0.98 0.045 0.045, 1.12 0.02 0.02',
);
const UPPER = profile('-0.04 0.05 0.05, 0.02 0.065 0.065, 0.16 0.05 0.05, 0.3 0.042 0.042, 0.32 0.02 0.02');
const LOWER = profile(
  '-0.02 0.03 0.03, 0.03 0.044 0.044, 0.12 0.042 0.042, 0.25 0.03 0.03, 0.3 0.036 0.036, 0.36 0.044 0.044, 0.42 0.036 0.036, 0.46 0.012 0.012',
);

/** Upper arm from straight ahead, turning outward; forearm likewise. Phase 0 enters the water. */
const SHOULDER = cycle('0 2, 0.2 0, 0.4 30, 0.55 110, 0.66 165, 0.78 120, 0.88 60, 0.95 20');
const ELBOW = cycle('0 2, 0.2 -4, 0.4 -10, 0.55 150, 0.66 172, 0.78 60, 0.88 16, 0.95 4');

function arm(side: 1 | -1, upper: number, lower: number, fill: string): Part[] {
  const shoulder: Point = [0, 0.185 * side];
  const [first, second] = [90 + upper * side, 90 + lower * side];
  return [
    { fill, outline: onBone(towards(shoulder, first, 0.3), second, LOWER), counts: true },
    { fill, outline: onBone(shoulder, first, UPPER) },
  ];
}

export function swimmer(kit: SwimKit, phase: number, period = 1.15): Figure {
  return (time) => {
    const at = phase + time / period;
    const arms = ([1, -1] as const).flatMap((side): Part[] => {
      const turn = at + (side > 0 ? 0 : 0.5);
      const place = turn - Math.floor(turn);
      const isSunk = place > 0.2 && place < 0.64;
      return arm(side, SHOULDER(turn), ELBOW(turn), isSunk ? kit.sunk : kit.skin);
    });
    const kick = Math.sin(2 * Math.PI * at * 3) * 2.5;
    const roll = Math.sin(2 * Math.PI * at) * 0.02;
    return [
      { fill: kit.sunk, outline: onBone([-0.68, 0.085], -90 + kick, LEG) },
      { fill: kit.sunk, outline: onBone([-0.68, -0.085], -90 - kick, LEG) },
      ...foam(kit.foam, at),
      ...arms,
      { fill: kit.skin, outline: BACK.map(([x, y]): Point => [x, y + roll]) },
      { fill: kit.suit, outline: TRUNKS },
      { fill: kit.suit, outline: bar([-0.5, 0.0], [0.0, 0.1], 0.03, 0.02) },
      { fill: kit.suit, outline: bar([-0.5, 0.0], [0.0, -0.1], 0.03, 0.02) },
      { fill: kit.cap, outline: ellipse(0.17, roll, 0.135, 0.088) },
    ];
  };
}
