/** A person from the side, 1.80 m tall, as outlines hung on joints. Every sport poses this one rig. */
import type { Point } from '../kit/shapes.ts';
import { plate } from '../strips/bodies/digits.ts';
import { type Arm, type Leg, type Skeleton, skeleton } from './bones.ts';
import { onBone, put, towards } from './geometry.ts';
import { type HeadDress, head } from './head.ts';
import { FOREARM, HAND, NECK, SHANK, SHOE, THIGH, TORSO, TRUNKS, UPPER_ARM } from './limbs.ts';
import type { Part } from './part.ts';
import type { ArmPose, LegPose, Pose } from './pose.ts';

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
  readonly number?: string | undefined;
}

function leg({ knee, ankle, foot }: Leg, hips: Point, pose: LegPose, fill: string, shoe: string): Part[] {
  return [
    { fill: shoe, outline: onBone(ankle, foot, SHOE) },
    { fill, outline: onBone(knee, pose.hip - pose.knee, SHANK) },
    { fill, outline: onBone(hips, pose.hip, THIGH) },
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

/** A person in a pose, hips at a point (metres). Back to front: the far arm and leg, head and trunk, the near limbs. */
export function person(pose: Pose, hips: Point, kit: Kit, gearOf?: (bones: Skeleton) => Gear): Part[] {
  const bones = skeleton(pose, hips);
  const { neck, shoulder, skull } = bones;
  const { lean, nod } = pose.spine;
  const { behind = [], between = [], front = [], isRead = true } = gearOf?.(bones) ?? {};
  const up = 180 - lean;
  return [
    ...arm(bones.farArm, shoulder, pose.farArm, kit.armsFar ?? kit.skinFar, kit.skinFar),
    ...behind,
    ...leg(bones.farLeg, hips, pose.farLeg, kit.legsFar ?? kit.skinFar, kit.shoe),
    ...between,
    { fill: kit.skin, outline: onBone(neck, 180 - (lean + nod) / 2, NECK) },
    ...head(kit.headDress ?? 'short', kit.skin, kit.hair).map((part) => ({
      ...part,
      outline: put(part.outline, skull[0], skull[1], -nod),
    })),
    ...leg(bones.nearLeg, hips, pose.nearLeg, kit.legs ?? kit.skin, kit.shoe),
    { fill: kit.top, outline: onBone(hips, up, TORSO), counts: isRead },
    { fill: kit.trunks, outline: onBone(hips, up, TRUNKS) },
    { fill: kit.trunks, outline: onBone(hips, pose.nearLeg.hip, SHORT_LEG) },
    ...(kit.number === undefined ? [] : bib(kit.number, towards(hips, up, -0.01), lean)),
    ...front,
    ...arm(bones.nearArm, shoulder, pose.nearArm, kit.arms ?? kit.skin, kit.skin),
  ];
}

const bib = (number: string, middle: Point, lean: number): Part[] =>
  plate(number, middle, { width: 0.06 + 0.08 * number.length, height: 0.16, turn: -lean });
