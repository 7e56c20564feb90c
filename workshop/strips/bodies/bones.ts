/** Joints of a person 1.80 m tall: from angles to points. */
import type { Point } from '../../kit/shapes.ts';
import { towards } from '../geometry.ts';

export interface LegPose {
  /** Thigh, from hanging straight down; forward is positive. */
  readonly hip: number;
  readonly knee: number;
  /** 0 holds the foot square to the shank; positive points the toes. */
  readonly ankle: number;
}

export interface ArmPose {
  /** Upper arm, from hanging straight down; forward is positive. */
  readonly shoulder: number;
  readonly elbow: number;
}

export interface Pose {
  readonly hips: Point;
  /** Trunk, from upright; forward is positive. */
  readonly lean: number;
  /** Head, from upright. */
  readonly nod: number;
  readonly near: LegPose;
  readonly far: LegPose;
  readonly nearArm: ArmPose;
  readonly farArm: ArmPose;
}

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
  readonly near: Leg;
  readonly far: Leg;
  readonly nearArm: Arm;
  readonly farArm: Arm;
}

export function legJoints(hips: Point, { hip, knee, ankle }: LegPose): Leg {
  const kneeAt = towards(hips, hip, LENGTH.thigh);
  return { knee: kneeAt, ankle: towards(kneeAt, hip - knee, LENGTH.shank), foot: hip - knee + 90 - ankle };
}

function armJoints(shoulder: Point, pose: ArmPose): Arm {
  const elbow = towards(shoulder, pose.shoulder, LENGTH.upperArm);
  const reach = pose.shoulder + pose.elbow;
  return { elbow, wrist: towards(elbow, reach, LENGTH.forearm), reach };
}

export function skeleton({ hips, lean, nod, near, far, nearArm, farArm }: Pose): Skeleton {
  const neck = towards(hips, 180 - lean, LENGTH.torso);
  const shoulder = towards(hips, 180 - lean, LENGTH.torso - 0.06);
  return {
    hips,
    neck,
    shoulder,
    skull: towards(neck, 180 - (lean + nod) / 2, 0.17),
    near: legJoints(hips, near),
    far: legJoints(hips, far),
    nearArm: armJoints(shoulder, nearArm),
    farArm: armJoints(shoulder, farArm),
  };
}
