/** Limbs that must meet a pedal, a handlebar or a rein: two bones, one target. */
import type { Point } from '../kit/shapes.ts';
import { LENGTH } from './bones.ts';
import { bearing } from './geometry.ts';
import type { ArmPose, LegPose } from './pose.ts';

const clampCosine = (value: number): number => Math.min(1, Math.max(-1, value));
const degreesOf = (cosine: number): number => (Math.acos(clampCosine(cosine)) * 180) / Math.PI;

function solve(from: Point, to: Point, upper: number, lower: number) {
  const distance = Math.min(Math.hypot(to[0] - from[0], to[1] - from[1]), (upper + lower) * 0.999);
  const lift = degreesOf((upper ** 2 + distance ** 2 - lower ** 2) / (2 * upper * distance));
  const inside = degreesOf((upper ** 2 + lower ** 2 - distance ** 2) / (2 * upper * lower));
  return { base: bearing(from, to), lift, bend: 180 - inside };
}

/** A leg whose ankle is at the target; the knee bends forward. */
export function legTo(hips: Point, ankle: Point, foot = 0): LegPose {
  const { base, lift, bend } = solve(hips, ankle, LENGTH.thigh, LENGTH.shank);
  return { hip: base + lift, knee: bend, foot };
}

/** An arm whose wrist is at the target; the elbow points back and down. */
export function armTo(shoulder: Point, wrist: Point): ArmPose {
  const { base, lift, bend } = solve(shoulder, wrist, LENGTH.upperArm, LENGTH.forearm);
  return { shoulder: base - lift, elbow: bend };
}
