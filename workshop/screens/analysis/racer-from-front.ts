/** A giant-slalom racer who comes towards the viewer, leaning into a turn on the outer ski; the far parts are behind. */
import { Body } from '../../figure/body.ts';
import type { Dress } from '../../figure/dress.ts';
import { type Outline, put, smooth, strut } from '../../figure/geometry.ts';
import type { Joints, Limb } from '../../figure/joints.ts';
import type { Manner } from '../../figure/light.ts';
import type { Part } from '../../figure/part.ts';
import { behindOf, shadowOf } from '../../kit/palette.ts';
import type { Point } from '../../kit/shapes.ts';
import { people } from '../people.ts';

export interface Suit {
  readonly suit: string;
  readonly helmet: string;
  /** And gloves, poles, skis. */
  readonly boots: string;
  readonly skin: string;
}

const MANNER: Manner = { light: [-0.7, 0.7], shade: shadowOf, far: behindOf, isFine: false };
/** Degrees from upright to the inside of the turn. */
const LEAN = 36;

const OUTER: Limb = {
  joints: [
    [0.1, 0.78],
    [0.2, 0.46],
    [0.13, 0.12],
  ],
};
const INNER: Limb = {
  joints: [
    [-0.1, 0.8],
    [-0.38, 0.74],
    [-0.28, 0.43],
  ],
};
const ARMS: readonly [Limb, Limb] = [
  {
    joints: [
      [-0.19, 1.15],
      [-0.42, 0.98],
      [-0.34, 0.76],
    ],
  },
  {
    joints: [
      [0.19, 1.15],
      [0.46, 1.06],
      [0.5, 0.82],
    ],
    isFlipped: true,
  },
];

/** In metres, upright about the place between the outer ski and the snow. */
const JOINTS: Joints = {
  view: 'front',
  ...{ skull: [-0.02, 1.37], tilt: LEAN * 0.6, neck: [0, 1.21] },
  shoulders: [
    [-0.19, 1.15],
    [0.19, 1.15],
  ],
  hips: [
    [-0.1, 0.8],
    [0.1, 0.8],
  ],
  armsBehind: [],
  arms: ARMS,
  legsBehind: [],
  legs: [OUTER, INNER],
};

/** Both skis point past the viewer: shortened, tips towards the foot of the picture. */
const SKIS: readonly Outline[] = [
  smooth(
    [
      [-0.1, 0.36],
      [-0.06, 0.3],
      [-0.86, -0.16],
      [-0.99, -0.2],
      [-0.96, -0.1],
    ],
    2,
  ),
  smooth(
    [
      [0.44, 0.16],
      [0.5, 0.1],
      [-0.42, -0.3],
      [-0.56, -0.34],
      [-0.52, -0.24],
    ],
    2,
  ),
];
/** Snow thrown to the outside. */
const SPRAY: Outline = smooth(
  [
    [0.02, -0.04],
    [0.5, 0.42],
    [0.74, 0.36],
    [1.02, 0.2],
    [0.86, 0],
    [0.5, -0.12],
  ],
  3,
);

const pole = ({ joints: [, , [x, y]] }: Limb, side: 1 | -1, fill: string): Part => ({
  fill,
  outline: strut([x - side * 0.03, y + 0.08], [x + side * 0.34, y - 0.5], 0.03, 0.02),
});

/** Leaning to the left, or to the right when turned; `k` units a metre. */
export function racerFromFront(at: Point, k: number, { suit, helmet, boots, skin }: Suit, isTurned = false): string {
  const dress: Dress = {
    ...{ skin, hair: 'hair-2', cover: 'full', coverTone: helmet, top: suit, legs: suit },
    ...{
      sleeves: 'long',
      legwear: 'long',
      isTight: true,
      shoes: boots,
      gloves: boots,
      isFist: true,
      bulk: 1.1,
    },
  };
  const body = new Body(JOINTS, dress, MANNER);
  const leaning: Part[] = [
    ...[INNER, OUTER].flatMap((limb) => body.leg(limb)),
    pole(ARMS[0], -1, boots),
    pole(ARMS[1], 1, boots),
    ...body.neck(),
    ...body.trunk(),
    ...ARMS.flatMap((limb) => body.arm(limb)),
    ...body.head(),
  ];
  const parts: Part[] = [
    { fill: 'snow', outline: SPRAY },
    ...SKIS.map((outline) => ({ fill: boots, outline })),
    ...leaning.map((part) => ({ ...part, outline: put(part.outline, 0, 0, LEAN) })),
  ];
  return people(parts, at, k, isTurned);
}
