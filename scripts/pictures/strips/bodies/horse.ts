/** A horse from the side, 1.65 m at the withers: trunk, neck and head, four legs of four bones each. */
import type { Point } from '../../shapes.ts';
import type { Part } from '../body.ts';
import { onBone, profile, put, smooth, towards } from '../geometry.ts';

export interface HorseKit {
  readonly coat: string;
  readonly coatFar: string;
  /** Mane, tail and hooves. */
  readonly mane: string;
  readonly hoof: string;
}

/** Directions of the bones, from hanging, forward positive. */
export interface ForeLeg {
  readonly forearm: number;
  readonly cannon: number;
}
export interface HindLeg {
  readonly thigh: number;
  readonly gaskin: number;
  readonly cannon: number;
}

export interface HorsePose {
  /** Middle of the back; height is found from the legs when left out. */
  readonly lift: number;
  /** Slope of the trunk, nose up. */
  readonly pitch: number;
  /** Neck, nose up. */
  readonly neck: number;
  readonly nearFore: ForeLeg;
  readonly farFore: ForeLeg;
  readonly nearHind: HindLeg;
  readonly farHind: HindLeg;
}

/** Heights are those of a standing horse; the trunk turns about (0, 1.2). */
const TRUNK = smooth([
  [0.36, 1.63],
  [0.58, 1.6],
  [0.78, 1.44],
  [0.84, 1.24],
  [0.74, 1.04],
  [0.5, 0.93],
  [0.15, 0.9],
  [-0.22, 0.95],
  [-0.52, 1.06],
  [-0.74, 1.02],
  [-0.94, 1.14],
  [-1.02, 1.34],
  [-0.93, 1.53],
  [-0.66, 1.64],
  [-0.3, 1.57],
  [0.05, 1.53],
]);
const NECK = smooth([
  [0.2, 1.58],
  [0.5, 1.76],
  [0.84, 2.0],
  [1.12, 2.12],
  [1.24, 2.06],
  [1.22, 1.88],
  [1.02, 1.66],
  [0.88, 1.4],
  [0.82, 1.16],
  [0.56, 1.2],
]);
const HEAD = smooth([
  [1.1, 2.12],
  [1.2, 2.13],
  [1.34, 2.03],
  [1.52, 1.82],
  [1.66, 1.66],
  [1.66, 1.57],
  [1.58, 1.53],
  [1.48, 1.6],
  [1.34, 1.69],
  [1.22, 1.74],
  [1.13, 1.86],
]);
const EAR: readonly Point[] = [
  [1.1, 2.08],
  [1.1, 2.25],
  [1.17, 2.19],
  [1.2, 2.09],
];
const MANE = smooth([
  [0.4, 1.7],
  [0.84, 2.02],
  [1.1, 2.16],
  [1.02, 2.03],
  [0.8, 1.88],
  [0.56, 1.7],
]);
const TAIL = smooth([
  [-0.9, 1.56],
  [-1.06, 1.55],
  [-1.3, 1.42],
  [-1.56, 1.2],
  [-1.68, 1.06],
  [-1.4, 1.18],
  [-1.16, 1.26],
  [-0.98, 1.38],
]);

const FOREARM = profile([
  [-0.22, 0.1, 0.12],
  [-0.05, 0.12, 0.13],
  [0.12, 0.085, 0.09],
  [0.3, 0.055, 0.055],
  [0.45, 0.052, 0.05],
  [0.5, 0.03, 0.03],
]);
const THIGH = profile([
  [-0.2, 0.12, 0.2],
  [0, 0.2, 0.28],
  [0.18, 0.19, 0.26],
  [0.32, 0.13, 0.15],
  [0.4, 0.07, 0.07],
]);
const GASKIN = profile([
  [-0.06, 0.08, 0.1],
  [0.06, 0.1, 0.12],
  [0.22, 0.075, 0.085],
  [0.4, 0.05, 0.06],
  [0.5, 0.035, 0.055],
  [0.54, 0.02, 0.02],
]);
const CANNON = profile([
  [-0.04, 0.04, 0.04],
  [0.03, 0.045, 0.045],
  [0.12, 0.032, 0.034],
  [0.26, 0.03, 0.034],
  [0.33, 0.038, 0.042],
  [0.37, 0.02, 0.02],
]);
const PASTERN = profile([
  [-0.03, 0.03, 0.035],
  [0.04, 0.036, 0.036],
  [0.12, 0.042, 0.042],
  [0.14, 0.03, 0.03],
]);
const HOOF: readonly Point[] = [
  [0.1, -0.05],
  [0.1, 0.05],
  [0.19, 0.085],
  [0.2, -0.055],
];

const ELBOW: Point = [0.58, 1.06];
const HIP: Point = [-0.68, 1.36];

function limb(
  top: Point,
  bones: readonly (readonly [angle: number, length: number, outline: readonly Point[]])[],
  fill: string,
  hoof: string,
): { readonly parts: Part[]; readonly low: number } {
  let at = top;
  const parts: Part[] = [];
  let direction = 0;
  for (const [angle, length, outline] of bones) {
    parts.push({ fill, outline: onBone(at, angle, outline) });
    at = towards(at, angle, length);
    direction = angle;
  }
  // The fetlock yields under load: the pastern slopes forward of the cannon.
  const pastern = direction + (direction > -30 ? 32 : -8);
  const foot = onBone(at, pastern, HOOF);
  parts.push({ fill, outline: onBone(at, pastern, PASTERN) }, { fill: hoof, outline: foot });
  return { parts, low: Math.min(...foot.map(([, y]) => y)) };
}

/** The parts of a horse in three layers, so that a rider's far leg can go behind. */
export function horse(
  pose: HorsePose,
  kit: HorseKit,
): { readonly parts: Part[]; readonly seat: (point: Point) => Point; readonly bit: Point } {
  const onTrunk = ([x, y]: Point): Point => put([[x, y - 1.2]], 0, 1.2, pose.pitch)[0] ?? [x, y];
  const neckTurn = (outline: readonly Point[]): Point[] =>
    put(
      outline.map(([x, y]): Point => [x - 0.5, y - 1.4]),
      0.5,
      1.4,
      pose.neck,
    ).map(onTrunk);
  const fore = ({ forearm, cannon }: ForeLeg, fill: string) =>
    limb(
      onTrunk(ELBOW),
      [
        [forearm, 0.45, FOREARM],
        [cannon, 0.33, CANNON],
      ],
      fill,
      kit.hoof,
    );
  const hind = ({ thigh, gaskin, cannon }: HindLeg, fill: string) =>
    limb(
      onTrunk(HIP),
      [
        [thigh, 0.36, THIGH],
        [gaskin, 0.47, GASKIN],
        [cannon, 0.36, CANNON],
      ],
      fill,
      kit.hoof,
    );
  const legs = [
    fore(pose.farFore, kit.coatFar),
    hind(pose.farHind, kit.coatFar),
    fore(pose.nearFore, kit.coat),
    hind(pose.nearHind, kit.coat),
  ] as const;
  const down = pose.lift - Math.min(0.05, ...legs.map(({ low }) => low));
  const raise = (parts: readonly Part[]): Part[] =>
    parts.map((part) => ({ ...part, outline: part.outline.map(([x, y]): Point => [x, y + down]) }));
  const trunk: Part[] = [
    { fill: kit.mane, outline: TAIL.map(onTrunk) },
    { fill: kit.coat, outline: neckTurn(EAR) },
    { fill: kit.coat, outline: neckTurn(HEAD) },
    { fill: kit.coat, outline: neckTurn(NECK) },
    { fill: kit.mane, outline: neckTurn(MANE) },
    { fill: kit.coat, outline: TRUNK.map(onTrunk), counts: true },
  ];
  const seat = (point: Point): Point => {
    const [x, y] = onTrunk(point);
    return [x, y + down];
  };
  const [bit] = neckTurn([[1.56, 1.62]]);
  return {
    parts: raise([...legs[0].parts, ...legs[1].parts, ...trunk, ...legs[2].parts, ...legs[3].parts]),
    seat,
    bit: bit ? [bit[0], bit[1] + down] : [1.5, 1.6],
  };
}
