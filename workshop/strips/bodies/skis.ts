/** Skis and poles, hung on feet and hands. */
import type { Point } from '../../kit/shapes.ts';
import type { Part } from '../body.ts';
import { onBone, smooth, strut, towards } from '../geometry.ts';
import type { Arm, Leg, Skeleton } from './bones.ts';
import type { Gear, Kit } from './rig.ts';

export interface Ski {
  readonly tail: number;
  readonly tip: number;
  /** How far the tip turns up. */
  readonly bend: number;
  readonly thickness: number;
}
export const RACE_SKI: Ski = { tail: -0.95, tip: 1.2, bend: 0.09, thickness: 0.035 };
export const TOURING_SKI: Ski = { tail: -0.88, tip: 1.02, bend: 0.08, thickness: 0.024 };
export const JUMPING_SKI: Ski = { tail: -1.1, tip: 1.38, bend: 0.1, thickness: 0.03 };

export const SKI_DEPTH = 0.045;

/** The binding lets the heel rise: the ski follows the foot only in part when the toes point down. */
function skiOf({ ankle, foot }: Leg, { tail, tip, bend, thickness }: Ski, fill: string, counts = false): Part {
  const sole = -0.082;
  const pitch = 90 - foot;
  const [toe] = onBone(ankle, foot, [[0.16, sole]]);
  const slope = 90 - (pitch > 0 ? pitch * 0.12 : pitch);
  const origin = toe ?? ankle;
  const outline = smooth(
    [
      [tail, sole - SKI_DEPTH],
      [tip - 0.28, sole - SKI_DEPTH],
      [tip - 0.1, sole - SKI_DEPTH + bend * 0.35],
      [tip, sole - SKI_DEPTH + bend],
      [tip - 0.02, sole - SKI_DEPTH + bend + 0.012],
      [tip - 0.13, sole - SKI_DEPTH + bend * 0.4 + thickness * 0.8],
      [tip - 0.3, sole - SKI_DEPTH + thickness],
      [0, sole - SKI_DEPTH + thickness * 1.3],
      [tail, sole - SKI_DEPTH + thickness * 0.7],
    ],
    2,
  );
  return {
    fill,
    outline: onBone(
      origin,
      slope,
      outline.map(([x, y]): Point => [x - 0.16, y - sole]),
    ),
    counts,
  };
}

/** A straight pole from the hand, `degrees` from hanging; it drags when it would pierce the ground. */
export function poleOf({ wrist }: Arm, degrees: number, length: number, fill: string): Part {
  const drag = -(Math.acos(Math.min(1, Math.max(0, wrist[1] / length))) * 180) / Math.PI;
  return {
    fill,
    outline: strut(
      towards(wrist, Math.min(degrees, drag), -0.08),
      towards(wrist, Math.min(degrees, drag), length),
      0.022,
      0.014,
    ),
  };
}

/** Both skis, and poles when there are any. */
export const pair =
  (ski: Ski, fill: string, fillFar: string, poles?: (arm: Arm) => Part) =>
  ({ near, far, nearArm, farArm }: Skeleton): Gear => ({
    behind: [skiOf(far, ski, fillFar, true), ...(poles ? [poles(farArm)] : [])],
    front: [skiOf(near, ski, fill, true), ...(poles ? [poles(nearArm)] : [])],
    isRead: false,
  });

export interface SkiKit extends Kit {
  readonly ski: string;
  readonly skiFar: string;
}
