/** The site's one figure for scenes: a pose says in centimetres, feet at 0, y down, where joints are on the drawing. */
import { Body, farDress } from '../../figure/body.ts';
import type { Dress as Clothes, HeadLook, View } from '../../figure/dress.ts';
import { head as headParts } from '../../figure/head.ts';
import type { Joints, Limb as LimbOnDrawing } from '../../figure/joints.ts';
import type { Manner } from '../../figure/light.ts';
import type { Part } from '../../figure/part.ts';
import type { Point } from '../../kit/shapes.ts';
import { pathsOf } from '../../strips/still.ts';
import { at, type Brush } from '../brush.ts';
import { isWorn } from '../palette.ts';

/** As in the figure, with joints in centimetres. */
export type Limb = LimbOnDrawing;

export interface Pose {
  readonly neck: Point;
  readonly shoulders: readonly [left: Point, right: Point];
  readonly hips: readonly [left: Point, right: Point];
  /** From the neck to the hips, for a trunk that is bent or lies: seen from the side. */
  readonly spine?: readonly Point[];
  readonly armsBehind?: readonly Limb[];
  readonly arms?: readonly Limb[];
  readonly legsBehind?: readonly Limb[];
  readonly legs?: readonly Limb[];
  /** Middle of the head, and its turn in degrees clockwise. */
  readonly head: Point;
  readonly tilt?: number;
}

export interface Dress extends Clothes {
  readonly view: View;
  /** Drawn on the trunk, over it and under the arms. */
  readonly onTrunk?: string;
  /** So small that eyes and fingers would be dots. */
  readonly isFar?: boolean;
}

/** The palette of the scenes names the shadow side of a tone "-c", and the tone of limbs farther back "-b". */
export const mannerOf = (side: 1 | -1, isFar = false): Manner => ({
  light: [-0.86 * side, 0.51],
  shade: (tone) => (tone.endsWith('-c') || tone === 'rubber' ? tone : `${tone.replace(/-b$/, '')}-c`),
  far: (tone) => (isWorn(tone) ? `${tone}-b` : tone),
  isFine: !isFar,
});

const metres = ([x, y]: Point): Point => [x / 100, -y / 100];

const limbOf = ({ joints: [a, b, c], ...limb }: Limb): LimbOnDrawing => ({
  ...limb,
  joints: [metres(a), metres(b), metres(c)],
});

const jointsOf = (pose: Pose, view: View): Joints => ({
  view,
  skull: metres(pose.head),
  tilt: pose.tilt ?? 0,
  neck: metres(pose.neck),
  ...(pose.spine && { spine: pose.spine.map(metres).toReversed() }),
  shoulders: [metres(pose.shoulders[0]), metres(pose.shoulders[1])],
  hips: [metres(pose.hips[0]), metres(pose.hips[1])],
  armsBehind: (pose.armsBehind ?? []).map(limbOf),
  arms: (pose.arms ?? []).map(limbOf),
  legsBehind: (pose.legsBehind ?? []).map(limbOf),
  legs: (pose.legs ?? []).map(limbOf),
});

/** How far an outline may be off, in centimetres: what is drawn small bears more. */
const TOLERANCE = { near: 0.05, far: 0.16 } as const;
const toleranceOf = (isFar: boolean): number => (isFar ? TOLERANCE.far : TOLERANCE.near);

/** Parts in metres become outlines in centimetres. */
export function drawn(parts: readonly Part[], tolerance: number): string {
  if (parts.length === 0) return '';
  // Path data is in whole tenths: coarse drawings need no finer ones, fine ones do.
  const unit = tolerance < 0.1 ? 0.5 : 2;
  const toDrawing = ([x, y]: Point): Point => [(x * 100) / unit, (y * -100) / unit];
  return at([0, 0], unit, pathsOf(parts, toDrawing, tolerance / unit));
}

export function person(brush: Brush, pose: Pose, dress: Dress): string {
  const { view, isFar = false, onTrunk = '' } = dress;
  const joints = jointsOf(pose, view);
  const manner = mannerOf(brush.side, isFar);
  const body = new Body(joints, dress, manner);
  const far = view === 'back' || view === 'front' ? dress : farDress(dress, manner);
  const { armsBehind, legsBehind, legs, arms } = joints;
  const below = [
    ...armsBehind.flatMap((limb) => body.arm(limb, far)),
    ...legsBehind.flatMap((limb) => body.leg(limb, far)),
    ...legs.flatMap((limb) => body.leg(limb)),
    ...body.neck(),
    ...body.trunk(),
    ...(pose.spine && dress.legwear === 'short' ? legs.flatMap((limb) => body.shorts(limb)) : []),
  ];
  const above = [...body.head(), ...arms.flatMap((limb) => body.arm(limb))];
  return drawn(below, toleranceOf(isFar)) + onTrunk + drawn(above, toleranceOf(isFar));
}

/** A head alone, about its middle. */
export const head = (brush: Brush, { view, ...look }: HeadLook & { readonly view: View }): string =>
  drawn(headParts(look, view, { skull: [0, 0], tilt: 0 }, mannerOf(brush.side)), TOLERANCE.near);
