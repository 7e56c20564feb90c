/** A swimmer at the wall, as far as the hips: metres from where the hand meets the pad, the surface at `SURFACE`. */
import { Body, farDress } from '../../figure/body.ts';
import type { Dress } from '../../figure/dress.ts';
import type { Joints, Limb } from '../../figure/joints.ts';
import type { Part } from '../../figure/part.ts';
import { FROM_THE_SIDE } from '../../figure/person.ts';

/** The hand touches this far under water. */
export const SURFACE = 0.2;

const MANNER = { ...FROM_THE_SIDE, light: [-0.76, 0.65] as const, isFine: true };

const DRESS: Dress = {
  ...{ skin: 'skin-2', hair: 'hair-1', cover: 'swim', coverTone: 'kit-white', extra: 'goggles' },
  ...{ top: 'skin-2', sleeves: 'none', legs: 'kit-navy', legwear: 'brief', isTight: true, shoes: 'none' },
};

const JOINTS: Joints = {
  view: 'profile',
  skull: [-0.66, 0.2],
  tilt: 62,
  neck: [-0.84, 0.14],
  spine: [
    [-1.4, 0.08],
    [-0.84, 0.13],
  ],
  shoulders: [
    [-0.8, 0.11],
    [-0.8, 0.11],
  ],
  hips: [
    [-1.4, 0.08],
    [-1.4, 0.08],
  ],
  armsBehind: [
    {
      joints: [
        [-0.82, 0.1],
        [-1.02, -0.12],
        [-1.2, -0.28],
      ],
      hand: 'flat',
    },
  ],
  arms: [
    {
      joints: [
        [-0.8, 0.1],
        [-0.42, 0.02],
        [-0.055, -0.07],
      ],
      hand: 'flat',
      turn: -78,
    },
  ],
  legsBehind: [],
  legs: [],
};

export function touchingSwimmer(): Part[] {
  const body = new Body(JOINTS, DRESS, MANNER);
  return [
    ...JOINTS.armsBehind.flatMap((limb) => body.arm(limb, farDress(DRESS, MANNER))),
    ...body.neck(),
    ...body.trunk(true),
    ...body.head(),
    ...JOINTS.arms.flatMap((limb) => body.arm(limb)),
  ];
}

/** An arm of the same swimmer by itself. */
export const bareArm = (limb: Limb): Part[] => new Body(JOINTS, DRESS, MANNER).arm(limb);
