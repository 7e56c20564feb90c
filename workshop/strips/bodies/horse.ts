/** A horse from the side, 1.65 m at the withers: trunk, neck and head, four legs of four bones each. */
import { onBone, put, towards } from '../../figure/geometry.ts';
import type { Part } from '../../figure/part.ts';
import { shadowOf } from '../../kit/palette.ts';
import type { Point } from '../../kit/shapes.ts';
import {
  CANNON,
  EAR,
  EYE,
  FOREARM,
  GASKIN,
  HEAD,
  HOOF,
  MANE,
  NECK,
  NOSTRIL,
  PASTERN,
  TAIL,
  THIGH,
  TRUNK,
} from './horse-outlines.ts';

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

const ELBOW: Point = [0.58, 1.06];
const HIP: Point = [-0.68, 1.36];

type Bone = readonly [angle: number, length: number, outline: readonly Point[]];

function limb(
  top: Point,
  bones: readonly Bone[],
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
    put(put(outline, -0.5, -1.4), 0.5, 1.4, pose.neck).map(onTrunk);
  const fore = ({ forearm, cannon }: ForeLeg, fill: string) => {
    const bones: Bone[] = [
      [forearm, 0.45, FOREARM],
      [cannon, 0.33, CANNON],
    ];
    return limb(onTrunk(ELBOW), bones, fill, kit.hoof);
  };
  const hind = ({ thigh, gaskin, cannon }: HindLeg, fill: string) => {
    const bones: Bone[] = [
      [thigh, 0.36, THIGH],
      [gaskin, 0.47, GASKIN],
      [cannon, 0.36, CANNON],
    ];
    return limb(onTrunk(HIP), bones, fill, kit.hoof);
  };
  const far = [fore(pose.farFore, kit.coatFar), hind(pose.farHind, kit.coatFar)];
  const near = [fore(pose.nearFore, kit.coat), hind(pose.nearHind, kit.coat)];
  const down = pose.lift - Math.min(0.05, ...[...far, ...near].map(({ low }) => low));
  const raise = ([x, y]: Point): Point => [x, y + down];
  const trunk: Part[] = [
    { fill: kit.mane, outline: TAIL.map(onTrunk) },
    { fill: kit.coat, outline: neckTurn(EAR) },
    { fill: kit.coat, outline: neckTurn(HEAD) },
    { fill: kit.coat, outline: neckTurn(NECK) },
    { fill: kit.mane, outline: neckTurn(MANE) },
    { fill: kit.coat, outline: TRUNK.map(onTrunk), counts: true },
    { fill: shadowOf(kit.coat), outline: TRUNK.map(([x, y]): Point => onTrunk([x, Math.min(y, 1.13 - x * 0.05)])) },
    { fill: 'hair-1', outline: neckTurn(EYE) },
    { fill: 'hair-1', outline: neckTurn(NOSTRIL) },
  ];
  const parts = [...far.flatMap(({ parts }) => parts), ...trunk, ...near.flatMap(({ parts }) => parts)];
  const [bit = [1.5, 1.6]] = neckTurn([[1.56, 1.62]]);
  return {
    parts: parts.map((part) => ({ ...part, outline: part.outline.map(raise) })),
    seat: (point) => raise(onTrunk(point)),
    bit: raise(bit),
  };
}
