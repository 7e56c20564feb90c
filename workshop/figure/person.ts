/** A person from the side, 1.80 m tall, as outlines hung on joints. Every sport poses this one rig. */
import { behindOf, shadowOf } from '../kit/palette.ts';
import { type Point, points } from '../kit/shapes.ts';
import { plate } from '../strips/bodies/digits.ts';
import { type Arm, type Leg, type Skeleton, skeleton } from './bones.ts';
import { onBone, put, towards } from './geometry.ts';
import { type HeadDress, head } from './head.ts';
import {
  FIST,
  FOREARM,
  type Form,
  HAND,
  NECK,
  SHANK,
  SHOE,
  SOLE,
  shadeOf,
  THIGH,
  TORSO,
  TRUNKS,
  UPPER_ARM,
} from './limbs.ts';
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
  readonly sole?: string;
  readonly sock?: string;
  readonly glove?: string;
  /** A stripe down the trunk. */
  readonly accent?: string;
  /** A short top: the waist is bare. */
  readonly isCropped?: boolean;
  /** Trunks that do not reach down the thigh. */
  readonly isBare?: boolean;
  readonly isFist?: boolean;
  /** Number on the hip. */
  readonly number?: string | undefined;
}

const along = (form: Form, from: number, to: number): Form => {
  const cut = (outline: readonly Point[]): Point[] =>
    outline.map(([at, front]) => [Math.min(to, Math.max(from, at)), front]);
  return { outline: cut(form.outline), frontShade: cut(form.frontShade), backShade: cut(form.backShade) };
};

const SHORT_LEG = along(THIGH, -0.06, 0.19);
const CROPPED_TOP = along(TORSO, 0.24, 0.55);
const SOCK = along(SHANK, 0.3, 0.47);

interface Cloth {
  readonly skin: string;
  readonly fill: string;
  readonly shoe: string;
  readonly sole: string;
  readonly short?: string | undefined;
  readonly sock?: string | undefined;
  readonly hand: string;
  readonly isFist: boolean;
}

/** Its forms first, their shadows after, so that no joint shows. */
function leg({ knee, ankle, foot }: Leg, hips: Point, pose: LegPose, cloth: Cloth): Part[] {
  const { fill, shoe, sole, short, sock } = cloth;
  const shank = pose.hip - pose.knee;
  return [
    { fill, outline: onBone(knee, shank, SHANK.outline) },
    ...(sock ? [{ fill: sock, outline: onBone(knee, shank, SOCK.outline) }] : []),
    { fill: shoe, outline: onBone(ankle, foot, SHOE) },
    { fill: sole, outline: onBone(ankle, foot, SOLE) },
    { fill, outline: onBone(hips, pose.hip, THIGH.outline) },
    ...shadeOf(knee, shank, SHANK, fill),
    ...(sock ? shadeOf(knee, shank, SOCK, sock) : []),
    ...shadeOf(hips, pose.hip, THIGH, fill),
    ...(short
      ? [
          { fill: short, outline: onBone(hips, pose.hip, SHORT_LEG.outline) },
          ...shadeOf(hips, pose.hip, SHORT_LEG, short),
        ]
      : []),
  ];
}

function arm({ elbow, wrist, reach }: Arm, shoulder: Point, pose: ArmPose, { fill, hand, isFist }: Cloth): Part[] {
  return [
    { fill: hand, outline: onBone(wrist, reach, isFist ? FIST : HAND) },
    { fill, outline: onBone(elbow, reach, FOREARM.outline) },
    { fill, outline: onBone(shoulder, pose.shoulder, UPPER_ARM.outline) },
    ...shadeOf(elbow, reach, FOREARM, fill),
    ...shadeOf(shoulder, pose.shoulder, UPPER_ARM, fill),
  ];
}

/** What a person holds or rides, in between. */
export interface Gear {
  readonly behind?: readonly Part[];
  /** Between the two legs. */
  readonly between?: readonly Part[];
  readonly front?: readonly Part[];
  /** False when not the trunk but a wheel, a blade or a ski is read. */
  readonly isRead?: boolean;
}

/** What the limbs away from the camera wear: the same, in the shade. */
function farOf(kit: Kit, near: Cloth, covered: string | undefined): Cloth {
  return {
    ...near,
    fill: covered ?? kit.skinFar,
    hand: kit.glove ? behindOf(kit.glove) : kit.skinFar,
    shoe: behindOf(near.shoe),
    sole: behindOf(near.sole),
    short: near.short && behindOf(near.short),
    sock: near.sock && behindOf(near.sock),
  };
}

/** A person in a pose, hips at a point (metres). Back to front: the far arm and leg, head and trunk, the near limbs. */
export function person(pose: Pose, hips: Point, kit: Kit, gearOf?: (bones: Skeleton) => Gear): Part[] {
  const bones = skeleton(pose, hips);
  const { neck, shoulder, skull } = bones;
  const { lean, nod } = pose.spine;
  const { behind = [], between = [], front = [], isRead = true } = gearOf?.(bones) ?? {};
  const up = 180 - lean;
  const near: Cloth = {
    skin: kit.skin,
    fill: kit.legs ?? kit.skin,
    shoe: kit.shoe,
    sole: kit.sole ?? shadowOf(kit.shoe),
    short: kit.legs === undefined && kit.isBare !== true ? kit.trunks : undefined,
    sock: kit.sock,
    hand: kit.glove ?? kit.skin,
    isFist: kit.isFist ?? false,
  };
  const nearArm: Cloth = { ...near, fill: kit.arms ?? kit.skin };
  const top = kit.isCropped ? CROPPED_TOP : TORSO;
  const tilt = 180 - (lean + nod) / 2;
  return [
    ...arm(bones.farArm, shoulder, pose.farArm, farOf(kit, nearArm, kit.armsFar)),
    ...behind,
    ...leg(bones.farLeg, hips, pose.farLeg, farOf(kit, near, kit.legsFar)),
    ...between,
    { fill: kit.skin, outline: onBone(neck, tilt, NECK.outline) },
    {
      fill: shadowOf(kit.skin),
      outline: onBone(
        neck,
        tilt,
        NECK.outline.map(([at, side]): Point => [at, side * 0.9]),
      ),
    },
    ...head(kit.headDress ?? 'short', kit.skin, kit.hair).map((part) => ({
      ...part,
      outline: put(part.outline, skull[0], skull[1], -nod),
    })),
    ...leg(bones.nearLeg, hips, pose.nearLeg, near),
    { fill: kit.isCropped ? kit.skin : kit.top, outline: onBone(hips, up, TORSO.outline), counts: isRead },
    ...(kit.isCropped ? shadeOf(hips, up, TORSO, kit.skin) : []),
    ...(kit.isCropped ? [{ fill: kit.top, outline: onBone(hips, up, top.outline) }] : []),
    { fill: kit.trunks, outline: onBone(hips, up, TRUNKS.outline) },
    ...(near.short ? [{ fill: kit.trunks, outline: onBone(hips, pose.nearLeg.hip, SHORT_LEG.outline) }] : []),
    ...shadeOf(hips, up, top, kit.top),
    ...shadeOf(hips, up, TRUNKS, kit.trunks),
    ...(near.short ? shadeOf(hips, pose.nearLeg.hip, SHORT_LEG, kit.trunks) : []),
    ...(kit.accent ? [{ fill: kit.accent, outline: onBone(hips, up, SIDE) }] : []),
    ...(kit.number === undefined ? [] : bib(kit.number, towards(hips, up, -0.01), lean)),
    ...front,
    ...arm(bones.nearArm, shoulder, pose.nearArm, nearArm),
  ];
}

/** A stripe down the side of the trunk. */
const SIDE: readonly Point[] = points('0.42,-0.03 0.3,-0.035 0.12,-0.02 0.12,0.012 0.3,0.005 0.42,0.01');

const bib = (number: string, middle: Point, lean: number): Part[] =>
  plate(number, middle, { width: 0.045 + 0.07 * number.length, height: 0.135, turn: -lean });
