/** Sprinters and runners: the angles of one stride, repeated. */
import type { Figure } from '../body.ts';
import { mix } from '../geometry.ts';
import { cycle, wave } from '../motion.ts';
import { hipHeight } from './act.ts';
import { type LegPose, type Pose, type Skeleton, skeleton } from './bones.ts';
import { type Gear, type Kit, person } from './rig.ts';

const HIP = cycle([
  [0, 26],
  [0.11, 2],
  [0.22, -24],
  [0.32, -22],
  [0.48, 14],
  [0.62, 52],
  [0.74, 68],
  [0.86, 52],
  [0.95, 34],
]);
const KNEE = cycle([
  [0, 20],
  [0.11, 32],
  [0.22, 20],
  [0.33, 66],
  [0.48, 122],
  [0.62, 112],
  [0.74, 88],
  [0.86, 42],
  [0.95, 16],
]);
const ANKLE = cycle([
  [0, 4],
  [0.11, -14],
  [0.22, 34],
  [0.35, 26],
  [0.6, 0],
  [0.85, -6],
]);
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
  readonly gear?: (bones: Skeleton, pose: Pose, time: number) => Gear;
}

export function runner(kit: Kit, stride: Stride): Figure {
  const { phase, period = 0.46, lean = 8, dip = 0, reach = 1, gear } = stride;
  const leg = (at: number): LegPose => ({
    hip: HIP(at) * reach + dip * 4,
    knee: KNEE(at) * mix(0.7, 1, reach),
    ankle: ANKLE(at),
  });
  return (time) => {
    const at = phase + time / period;
    const [near, far] = [leg(at), leg(at + 0.5)];
    const bounce = 0.93 + 0.025 * Math.cos(4 * Math.PI * (at - 0.36));
    const swing = (shift: number, spread: number) => ({
      shoulder: mix(SHOULDER(at + shift) * mix(0.6, 1, reach), -62 + spread, dip),
      elbow: mix(ELBOW(at + shift), 38, dip),
    });
    const pose: Pose = {
      hips: [0, Math.max(hipHeight(near), hipHeight(far), bounce)],
      lean: lean + dip * 30,
      nod: 4 + dip * 16,
      near,
      far,
      nearArm: swing(0, 0),
      farArm: swing(0.5, 26),
    };
    return person(pose, kit, gear?.(skeleton(pose), pose, time) ?? {});
  };
}
