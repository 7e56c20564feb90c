/** People who play key poses, once or in a loop, with the lower foot on the ground unless told otherwise. */
import type { Point } from '../kit/shapes.ts';
import { hipHeight, type Skeleton } from './bones.ts';
import type { Dress } from './dress.ts';
import type { Figure } from './part.ts';
import { type Gear, person } from './person.ts';
import { type KeyPose, type Pose, poseCycle, poseTrack } from './pose.ts';

export interface Act {
  readonly kit: Dress;
  /** Depth in metres of what is under the soles: blades, skis. */
  readonly depth?: number;
  /** In the air or upside down: the hips stay at standing height. */
  readonly isFree?: boolean;
  readonly gear?: (bones: Skeleton, time: number) => Gear;
}

/** Height of the hips of a free figure, in metres. */
export const FREE_HIPS = 0.98;

function play(poseAt: (time: number) => Pose, { kit, depth = 0, isFree = false, gear }: Act): Figure {
  return (time) => {
    const pose = poseAt(time);
    const hips: Point = [0, isFree ? FREE_HIPS : hipHeight(pose, depth) + pose.hop];
    return person(pose, hips, kit, gear && ((bones) => gear(bones, time)));
  };
}

/** Plays key poses once; times in seconds from the reading. */
export const acting = (keys: readonly KeyPose[], act: Act): Figure => play(poseTrack(keys), act);

/** Holds one pose. */
export const holding = (pose: Pose, act: Act): Figure => play(() => pose, act);

/** Repeats key poses (phases 0 to 1) every `period` seconds, at `phase` when read. */
export function repeating(keys: readonly KeyPose[], act: Act, period: number, phase: number): Figure {
  const poses = poseCycle(keys);
  return play((time) => poses(phase + time / period), act);
}
