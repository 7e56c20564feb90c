/** A person from the side, 1.80 m tall, as outlines hung on joints. Every sport poses this one rig. */
import type { Point } from '../../kit/shapes.ts';
import type { Part } from '../body.ts';
import { onBone, put, towards } from '../geometry.ts';
import { type Arm, type ArmPose, type Leg, type LegPose, type Pose, skeleton } from './bones.ts';
import { plate } from './digits.ts';
import { type HeadDress, head } from './head.ts';
import { FOREARM, HAND, NECK, SHANK, SHOE, THIGH, TORSO, TRUNKS, UPPER_ARM } from './limbs.ts';

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
