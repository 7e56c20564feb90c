/** Sprinters and runners: the angles of one stride, repeated. */
import { hipHeight, type Skeleton } from '../../figure/bones.ts';
import { cycle, wave } from '../../figure/curves.ts';
import type { Dress } from '../../figure/dress.ts';
import { mix } from '../../figure/geometry.ts';
import type { Figure } from '../../figure/part.ts';
import { type Gear, person } from '../../figure/person.ts';
import type { ArmPose, LegPose, Pose } from '../../figure/pose.ts';

const HIP = cycle('0 26, 0.11 2, 0.22 -24, 0.32 -22, 0.48 14, 0.62 52, 0.74 68, 0.86 52, 0.95 34');
const KNEE = cycle('0 20, 0.11 32, 0.22 20, 0.33 66, 0.48 122, 0.62 112, 0.74 88, 0.86 42, 0.95 16');
/** From square to the shank; positive points the toes. */
const ANKLE = cycle('0 4, 0.11 -14, 0.22 34, 0.35 26, 0.6 0, 0.85 -6');
const SHOULDER = wave(-8, 48, 0.27);
const ELBOW = wave(88, 22, 0.3);

export interface Stride {
  /** Place in the stride at the reading, 0 to 1. */
  readonly phase: number;
  /** Seconds for two steps. */
  readonly period?: number;
  readonly lean?: number;
  /** 0 runs through, 1 throws chest forward and arms back. */
  readonly dip?: number;
  /** Length of step: 1 is a full sprint. */
  readonly reach?: number;
  readonly gear?: (bones: Skeleton, time: number) => Gear;
}

/** The pose of a runner at a time. */
export function running({ phase, period = 0.46, lean = 8, dip = 0, reach = 1 }: Stride): (time: number) => Pose {
  const legAt = (at: number): LegPose => {
    const hip = HIP(at) * reach + dip * 4;
    const knee = KNEE(at) * mix(0.7, 1, reach);
    return { hip, knee, foot: knee - hip + ANKLE(at) };
  };
  const armAt = (at: number, spread: number): ArmPose => ({
    shoulder: mix(SHOULDER(at) * mix(0.6, 1, reach), -62 + spread, dip),
    elbow: mix(ELBOW(at), 38, dip),
  });
  return (time) => {
    const at = phase + time / period;
    return {
      hop: 0,
      spine: { lean: lean + dip * 30, nod: 4 + dip * 16 },
      nearLeg: legAt(at),
      farLeg: legAt(at + 0.5),
      nearArm: armAt(at, 0),
      farArm: armAt(at + 0.5, 26),
    };
  };
}

export function runner(kit: Dress, stride: Stride): Figure {
  const { phase, period = 0.46, gear } = stride;
  const poseAt = running(stride);
  return (time) => {
    const pose = poseAt(time);
    const bounce = 0.93 + 0.025 * Math.cos(4 * Math.PI * (phase + time / period - 0.36));
    return person(pose, [0, Math.max(hipHeight(pose), bounce)], kit, gear && ((bones) => gear(bones, time)));
  };
}
