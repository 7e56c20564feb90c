/** A snowboarder in the air, crouched over the board with a hand at its edge, seen from the side of the board. */
import { Body } from '../figure/body.ts';
import type { Dress } from '../figure/dress.ts';
import { type Outline, put, smooth } from '../figure/geometry.ts';
import type { Joints } from '../figure/joints.ts';
import type { Manner } from '../figure/light.ts';
import type { Part } from '../figure/part.ts';
import { behindOf, shadowOf } from '../kit/palette.ts';

const MANNER: Manner = { light: [0.7, 0.7], shade: shadowOf, far: behindOf, isFine: false };

const CLOTHES: Dress = {
  ...{ skin: 'skin-2', hair: 'hair-2', cover: 'helmet', coverTone: 'kit-ink', extra: 'skigoggles' },
  ...{ top: 'kit-yellow', sleeves: 'long', legs: 'kit-navy', legwear: 'long', bulk: 1.15 },
  ...{ shoes: 'kit-ink', gloves: 'kit-ink', isFist: true },
};

/** In metres about the hips, y up; the ride goes to the right. */
const JOINTS: Joints = {
  view: 'quarter',
  ...{ skull: [0.1, 0.53], tilt: 8, neck: [0.05, 0.38] },
  shoulders: [
    [-0.14, 0.3],
    [0.2, 0.34],
  ],
  hips: [
    [-0.12, 0],
    [0.11, 0],
  ],
  armsBehind: [
    {
      joints: [
        [0.2, 0.33],
        [0.46, 0.38],
        [0.7, 0.5],
      ],
    },
  ],
  arms: [
    {
      joints: [
        [-0.15, 0.29],
        [-0.27, 0.03],
        [-0.05, -0.33],
      ],
    },
  ],
  legsBehind: [
    {
      joints: [
        [0.1, 0.01],
        [0.4, 0.04],
        [0.28, -0.34],
      ],
    },
  ],
  legs: [
    {
      joints: [
        [-0.11, 0.01],
        [-0.4, 0.0],
        [-0.27, -0.34],
      ],
      isFlipped: true,
    },
  ],
};

/** From tail to nose; its base is turned a little to the viewer. */
const BOARD: Outline = smooth(
  [
    [-0.8, -0.35],
    [-0.84, -0.4],
    [-0.62, -0.49],
    [0, -0.52],
    [0.62, -0.49],
    [0.84, -0.4],
    [0.8, -0.35],
    [0.58, -0.42],
    [0, -0.44],
    [-0.58, -0.42],
  ],
  3,
);

/** Back to front, nose up by degrees. */
export function snowboarder(degrees: number): Part[] {
  const body = new Body(JOINTS, CLOTHES, MANNER);
  const parts: Part[] = [
    ...JOINTS.armsBehind.flatMap((limb) => body.arm(limb)),
    ...[...JOINTS.legsBehind, ...JOINTS.legs].flatMap((limb) => body.leg(limb)),
    { fill: 'kit-red', outline: BOARD },
    ...body.neck(),
    ...body.trunk(),
    ...body.head(),
    ...JOINTS.arms.flatMap((limb) => body.arm(limb)),
  ];
  return parts.map((part) => ({ ...part, outline: put(part.outline, 0, 0, degrees) }));
}
