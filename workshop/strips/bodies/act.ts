/** Poses as rows of numbers, played in time or in a loop, with the lower foot always on the ground unless told otherwise. */
import type { Figure } from '../body.ts';
import { type Curve, cycle, type Key, track } from '../motion.ts';
import { LENGTH, type LegPose, legJoints, type Pose, type Skeleton, skeleton } from './bones.ts';
import { type Gear, type Kit, person } from './rig.ts';

/**
 * In order: x of the hips, height of the lower foot over the ground, lean, nod, then hip, knee and pitch of the near and
 * the far leg, then shoulder and elbow of the near and the far arm. Pitch is the slope of the foot: 0 flat, positive toes down.
 */
export type Stance = readonly [
  x: number,
  hop: number,
  lean: number,
  nod: number,
  ...near: [number, number, number],
  ...far: [number, number, number],
  ...nearArm: [number, number],
  ...farArm: [number, number],
];

/** How high the hips must be for a leg to reach just down to the ground: over the sole, the heel or the toes. */
export function hipHeight(leg: LegPose, depth = 0): number {
  const { ankle, foot } = legJoints([0, 0], leg);
  const tilt = Math.abs(Math.sin(((90 - foot) * Math.PI) / 180));
  return LENGTH.sole + depth - ankle[1] + tilt * (foot < 90 ? 0.13 : 0.04);
}

export function poseOf(stance: readonly number[], depth = 0): Pose {
  const at = (index: number): number => stance[index] ?? 0;
  const leg = (index: number): LegPose => {
    const [hip, knee, pitch] = [at(index), at(index + 1), at(index + 2)];
    return { hip, knee, ankle: hip - knee + pitch };
  };
  const [near, far] = [leg(4), leg(7)];
  return {
    hips: [at(0), Math.max(hipHeight(near, depth), hipHeight(far, depth)) + at(1)],
    lean: at(2),
    nod: at(3),
    near,
    far,
    nearArm: { shoulder: at(10), elbow: at(11) },
    farArm: { shoulder: at(12), elbow: at(13) },
  };
}

export interface Act {
  readonly kit: Kit;
  /** Depth of what is under the soles: blades, skis. */
  readonly depth?: number;
  /** In the air or upside down: the hips stay at standing height. */
  readonly isFree?: boolean;
  readonly gear?: (bones: Skeleton, pose: Pose, time: number) => Gear;
}

function play(
  curves: readonly Curve[],
  { kit, depth = 0, isFree = false, gear }: Act,
  clock: (time: number) => number,
): Figure {
  return (time) => {
    const grounded = poseOf(
      curves.map((curve) => curve(clock(time))),
      depth,
    );
    const pose: Pose = isFree ? { ...grounded, hips: [grounded.hips[0], 0.98] } : grounded;
    return person(pose, kit, gear?.(skeleton(pose), pose, time) ?? {});
  };
}

const curvesOf = (
  keys: readonly (readonly [at: number, stance: Stance])[],
  join: (keys: readonly Key[]) => Curve,
): Curve[] => Array.from({ length: 14 }, (_, index) => join(keys.map(([at, stance]): Key => [at, stance[index] ?? 0])));

/** Plays key poses once; times in seconds from the reading. */
export const acting = (keys: readonly (readonly [time: number, stance: Stance])[], act: Act): Figure =>
  play(curvesOf(keys, track), act, (time) => time);

/** Repeats key poses (phases 0 to 1) every `period` seconds, at `phase` when read. */
export const repeating = (
  keys: readonly (readonly [phase: number, stance: Stance])[],
  act: Act,
  period: number,
  phase: number,
): Figure => play(curvesOf(keys, cycle), act, (time) => phase + time / period);

/** A loop from the poses of one half: the other half swaps near and far. */
export function bothSides(half: readonly (readonly [phase: number, stance: Stance])[]): [number, Stance][] {
  const swap = ([x, hop, lean, nod, a, b, c, d, e, f, g, h, i, j]: Stance): Stance => [
    x,
    hop,
    lean,
    nod,
    d,
    e,
    f,
    a,
    b,
    c,
    i,
    j,
    g,
    h,
  ];
  return [
    ...half.map(([phase, stance]): [number, Stance] => [phase / 2, stance]),
    ...half.map(([phase, stance]): [number, Stance] => [phase / 2 + 0.5, swap(stance)]),
  ];
}
