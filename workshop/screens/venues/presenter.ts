/** Who presents in the virtual studio: from the front, behind a desk that hides the hands. */
import { Body } from '../../figure/body.ts';
import type { Dress } from '../../figure/dress.ts';
import type { Joints } from '../../figure/joints.ts';
import type { Manner } from '../../figure/light.ts';
import type { Part } from '../../figure/part.ts';
import { behindOf, shadowOf } from '../../kit/palette.ts';

const MANNER: Manner = { light: [0.8, 0.6], shade: shadowOf, far: behindOf, isFine: true };

const JACKET: Dress = {
  ...{ skin: 'skin-3', hair: 'hair-1', cover: 'short', top: 'kit-navy', sleeves: 'long' },
  ...{ legs: 'kit-navy', shoes: 'none', bulk: 1.12 },
};

/** In metres about the middle of the shoulders, y up. */
const JOINTS: Joints = {
  view: 'front',
  ...{ skull: [0, 0.25], tilt: 0, neck: [0, 0.08] },
  shoulders: [
    [-0.19, 0],
    [0.19, 0],
  ],
  hips: [
    [-0.12, -0.5],
    [0.12, -0.5],
  ],
  armsBehind: [],
  arms: [
    {
      joints: [
        [-0.2, 0],
        [-0.28, -0.28],
        [-0.14, -0.42],
      ],
    },
    {
      joints: [
        [0.2, 0],
        [0.28, -0.28],
        [0.14, -0.42],
      ],
    },
  ],
  legsBehind: [],
  legs: [],
};

/** The shirt between the lapels. */
const SHIRT: Part = {
  fill: 'kit-white',
  outline: [
    [-0.055, 0.085],
    [0, -0.2],
    [0.055, 0.085],
  ],
};

export function presenter(): Part[] {
  const body = new Body(JOINTS, JACKET, MANNER);
  return [...body.trunk(), SHIRT, ...body.neck(), ...JOINTS.arms.flatMap((limb) => body.arm(limb)), ...body.head()];
}
