/** Joints of a person 1.80 m tall: from angles to points, in metres. */
import type { Point } from '../kit/shapes.ts';
import { towards } from './geometry.ts';
import type { ArmPose, LegPose, Pose } from './pose.ts';

export const LENGTH = { thigh: 0.45, shank: 0.44, torso: 0.53, upperArm: 0.3, forearm: 0.26, sole: 0.08 } as const;

export interface Leg {
  readonly knee: Point;
  readonly ankle: Point;
  /** Direction of the toes, as in `towards`. */
  readonly foot: number;
}

export interface Arm {
  readonly elbow: Point;
  readonly wrist: Point;
  /** Direction of the forearm. */
  readonly reach: number;
}

export interface Skeleton {
  readonly hips: Point;
  readonly neck: Point;
  readonly shoulder: Point;
  readonly skull: Point;
  readonly nearLeg: Leg;
  readonly farLeg: Leg;
  readonly nearArm: Arm;
  readonly farArm: Arm;
}

function legJoints(hips: Point, { hip, knee, foot }: LegPose): Leg {
  const kneeAt = towards(hips, hip, LENGTH.thigh);
  return { knee: kneeAt, ankle: towards(kneeAt, hip - knee, LENGTH.shank), foot: 90 - foot };
}

function armJoints(shoulderAt: Point, { shoulder, elbow }: ArmPose): Arm {
  const elbowAt = towards(shoulderAt, shoulder, LENGTH.upperArm);
  const reach = shoulder + elbow;
  return { elbow: elbowAt, wrist: towards(elbowAt, reach, LENGTH.forearm), reach };
}

/** Where the arms begin, for hips at a point. */
export const shoulderOf = (hips: Point, lean: number): Point => towards(hips, 180 - lean, LENGTH.torso - 0.06);

export function skeleton({ spine: { lean, nod }, nearLeg, farLeg, nearArm, farArm }: Pose, hips: Point): Skeleton {
  const neck = towards(hips, 180 - lean, LENGTH.torso);
  const shoulder = shoulderOf(hips, lean);
  return {
    hips,
    neck,
    shoulder,
    skull: towards(neck, 180 - (lean + nod) / 2, 0.17),
    nearLeg: legJoints(hips, nearLeg),
    farLeg: legJoints(hips, farLeg),
    nearArm: armJoints(shoulder, nearArm),
    farArm: armJoints(shoulder, farArm),
  };
}

/** How high the hips must be for the lower leg just to reach the ground: over the sole, the heel or the toes. */
export function hipHeight({ nearLeg, farLeg }: Pick<Pose, 'nearLeg' | 'farLeg'>, depth = 0): number {
  const heights = [nearLeg, farLeg].map((leg) => {
    const { ankle, foot } = legJoints([0, 0], leg);
    const tilt = Math.abs(Math.sin(((90 - foot) * Math.PI) / 180));
    return LENGTH.sole + depth - ankle[1] + tilt * (foot < 90 ? 0.13 : 0.04);
  });
  return Math.max(...heights);
}
