/** A person from the side, 1.80 m tall, as outlines hung on joints. Every sport poses this one rig. */
import type { Point } from '../../shapes.ts';
import type { Part } from '../body.ts';
import { onBone, put, towards } from '../geometry.ts';
import { plate } from './digits.ts';
import { type HeadDress, head } from './head.ts';
import { FOREARM, HAND, NECK, SHANK, SHOE, THIGH, TORSO, TRUNKS, UPPER_ARM } from './limbs.ts';

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

export interface Kit {
  readonly skin: string;
  /** The limbs away from the camera. */
  readonly skinFar: string;
  readonly top: string;
  readonly trunks: string;
  readonly shoe: string;
  readonly hair: string;
  readonly headDress?: HeadDress;
  /** Fills of legs and arms that are covered; bare otherwise. */
  readonly legs?: string;
  readonly legsFar?: string;
  readonly arms?: string;
  readonly armsFar?: string;
  /** Number on the hip. */
  readonly number?: string;
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

function leg(
  { knee, ankle, foot }: Leg,
  hips: Point,
  { hip, knee: bend }: LegPose,
  fill: string,
  shoe: string,
): Part[] {
  return [
    { fill: shoe, outline: onBone(ankle, foot, SHOE) },
    { fill, outline: onBone(knee, hip - bend, SHANK) },
    { fill, outline: onBone(hips, hip, THIGH) },
  ];
}

function arm({ elbow, wrist, reach }: Arm, shoulder: Point, pose: ArmPose, fill: string, hand: string): Part[] {
  return [
    { fill: hand, outline: onBone(wrist, reach, HAND) },
    { fill, outline: onBone(elbow, reach, FOREARM) },
    { fill, outline: onBone(shoulder, pose.shoulder, UPPER_ARM) },
  ];
}

const SHORT_LEG: readonly Point[] = THIGH.filter(([along]) => along < 0.17);

/** What a person holds or rides, in between. */
export interface Gear {
  readonly behind?: readonly Part[];
  /** Between the two legs. */
  readonly between?: readonly Part[];
  readonly front?: readonly Part[];
  /** False when not the trunk but a wheel, a blade or a ski is read. */
  readonly isRead?: boolean;
}

/** Arms and legs of one side of the body are the near ones; the list runs back to front. */
export function person(pose: Pose, kit: Kit, gear: Gear = {}): Part[] {
  const bones = skeleton(pose);
  const { hips, neck, shoulder, skull } = bones;
  const up = 180 - pose.lean;
  const number =
    kit.number === undefined
      ? []
      : plate(kit.number, towards(hips, up, -0.01), {
          width: 0.06 + 0.08 * kit.number.length,
          height: 0.16,
          turn: -pose.lean,
        });
  return [
    ...arm(bones.farArm, shoulder, pose.farArm, kit.armsFar ?? kit.skinFar, kit.skinFar),
    ...(gear.behind ?? []),
    ...leg(bones.far, hips, pose.far, kit.legsFar ?? kit.skinFar, kit.shoe),
    ...(gear.between ?? []),
    { fill: kit.skin, outline: onBone(neck, 180 - (pose.lean + pose.nod) / 2, NECK) },
    ...head(kit.headDress ?? 'short', kit.skin, kit.hair).map((part) => ({
      ...part,
      outline: put(part.outline, skull[0], skull[1], -pose.nod),
    })),
    ...leg(bones.near, hips, pose.near, kit.legs ?? kit.skin, kit.shoe),
    { fill: kit.top, outline: onBone(hips, up, TORSO), counts: gear.isRead ?? true },
    { fill: kit.trunks, outline: onBone(hips, up, TRUNKS) },
    { fill: kit.trunks, outline: onBone(hips, pose.near.hip, SHORT_LEG) },
    ...number,
    ...(gear.front ?? []),
    ...arm(bones.nearArm, shoulder, pose.nearArm, kit.arms ?? kit.skin, kit.skin),
  ];
}
