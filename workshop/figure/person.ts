/** A person from the side, 1.80 m tall, whose joints follow from the angles of a pose. Every sport poses this one rig. */

import { behindOf, shadowOf } from '../kit/palette.ts';
import type { Point } from '../kit/shapes.ts';
import { plate } from '../strips/bodies/digits.ts';
import { Body, farDress } from './body.ts';
import { type Arm, type Leg, type Skeleton, skeleton } from './bones.ts';
import type { Dress } from './dress.ts';
import { towards } from './geometry.ts';
import type { Joints, Limb } from './joints.ts';
import type { Manner } from './light.ts';
import type { Part } from './part.ts';
import type { Pose } from './pose.ts';

/** The light before the figure and above: in most pictures from the side it faces left. */
export const FROM_THE_SIDE: Manner = { light: [0.76, 0.65], shade: shadowOf, far: behindOf, isFine: true };

/** What a person holds or rides, in between. */
export interface Gear {
  readonly behind?: readonly Part[];
  /** Between the two legs. */
  readonly between?: readonly Part[];
  readonly front?: readonly Part[];
  /** False when not the trunk but a wheel, a blade or a ski is read. */
  readonly isRead?: boolean;
}

const legOf = (hips: Point, { knee, ankle, foot }: Leg): Limb => ({ joints: [hips, knee, ankle], turn: 90 - foot });
const armOf = (shoulder: Point, { elbow, wrist }: Arm): Limb => ({ joints: [shoulder, elbow, wrist] });

function jointsOf({ hips, neck, shoulder, skull, ...limbs }: Skeleton, tilt: number): Joints {
  return {
    view: 'profile',
    ...{ skull, tilt, neck, spine: [hips, neck] },
    shoulders: [shoulder, shoulder],
    hips: [hips, hips],
    armsBehind: [armOf(shoulder, limbs.farArm)],
    arms: [armOf(shoulder, limbs.nearArm)],
    legsBehind: [legOf(hips, limbs.farLeg)],
    legs: [legOf(hips, limbs.nearLeg)],
  };
}

/** A person in a pose, hips at a point (metres). Back to front: the far arm and leg, head and trunk, the near limbs. */
export function person(
  pose: Pose,
  hips: Point,
  dress: Dress,
  gearOf?: (bones: Skeleton) => Gear,
  manner = FROM_THE_SIDE,
): Part[] {
  const bones = skeleton(pose, hips);
  const { lean, nod } = pose.spine;
  const { behind = [], between = [], front = [], isRead = true } = gearOf?.(bones) ?? {};
  const joints = jointsOf(bones, nod);
  const body = new Body(joints, dress, manner);
  const far = farDress(dress, manner);
  return [
    ...joints.armsBehind.flatMap((limb) => body.arm(limb, far)),
    ...behind,
    ...joints.legsBehind.flatMap((limb) => body.leg(limb, far)),
    ...between,
    ...body.neck(),
    ...joints.legs.flatMap((limb) => body.leg(limb)),
    ...body.trunk(isRead),
    // The trunk's hips lie over the leg, and the leg of the shorts over the hips.
    ...(dress.legwear === 'short' ? joints.legs.flatMap((limb) => body.shorts(limb)) : []),
    ...(dress.number === undefined ? [] : numberOn(dress.number, towards(hips, 180 - lean, -0.01), lean)),
    ...body.head(),
    ...front,
    ...joints.arms.flatMap((limb) => body.arm(limb)),
  ];
}

const numberOn = (number: string, middle: Point, lean: number): Part[] =>
  plate(number, middle, { width: 0.045 + 0.07 * number.length, height: 0.135, turn: -lean });
