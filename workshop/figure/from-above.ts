/** A person who floats face down, seen from above: whoever is seen from behind, laid along x with the head ahead. */
import { behindOf, shadowOf } from '../kit/palette.ts';
import type { Point } from '../kit/shapes.ts';
import { Body } from './body.ts';
import { LENGTH } from './bones.ts';
import type { Dress } from './dress.ts';
import { bar, bearing, type Outline, onBone, profile, put, towards } from './geometry.ts';
import type { Joints, Limb } from './joints.ts';
import { lit, type Manner } from './light.ts';
import type { Part } from './part.ts';

export interface FloatingArm {
  /** Degrees from straight ahead, outwards, of the upper arm and of the forearm. */
  readonly upper: number;
  readonly lower: number;
  readonly isSunk: boolean;
}

export interface Floating {
  readonly left: FloatingArm;
  readonly right: FloatingArm;
  /** Degrees by which one leg is off its line, and the other to the other side. */
  readonly kick: number;
  /** Metres by which the head turns to a side. */
  readonly roll: number;
}

export interface Swimwear extends Pick<Dress, 'skin' | 'coverTone'> {
  readonly suit: string;
  /** The tone of what is under water. */
  readonly sunk: string;
  /** A suit that is held by straps over the back. */
  readonly hasStraps?: boolean;
}

/** From ahead and one side, before the body is laid down. */
const MANNER: Manner = { light: [-0.8, 0.6], shade: shadowOf, far: behindOf, isFine: false };

/** A head up: the middle of the shoulders is the origin. */
const SHOULDER = 0.185;
const [HIP, HIPS] = [0.088, -LENGTH.torso + 0.06];
/** Where the cloth ends on the back. */
const WAIST = HIPS + 0.13;
const FOOT = profile('-0.02 0.034 0.034, 0.08 0.043 0.04, 0.17 0.046 0.04, 0.24 0.02 0.02');

function armOf(side: 1 | -1, { upper, lower }: FloatingArm): Limb {
  const shoulder: Point = [SHOULDER * side, 0];
  const elbow = towards(shoulder, 180 - upper * side, LENGTH.upperArm);
  return {
    joints: [shoulder, elbow, towards(elbow, 180 - lower * side, LENGTH.forearm)],
    // Thumbs are next to each other.
    isFlipped: side < 0,
  };
}

function legOf(side: 1 | -1, kick: number): Limb {
  const hip: Point = [HIP * side, HIPS];
  const knee = towards(hip, kick * side - side, LENGTH.thigh);
  return { joints: [hip, knee, towards(knee, -kick * side - 2 * side, LENGTH.shank)] };
}

const sole = ({ joints: [, knee, ankle] }: Limb, fill: string): Part => ({
  fill,
  outline: onBone(ankle, bearing(knee, ankle), FOOT),
});

const below = (outline: Outline, y: number): Outline => outline.filter(([, at]) => at < y);

/** Back to front, in metres: x ahead, y to the left; what is `between` lies over the legs and under the body. */
export function floating({ left, right, kick, roll }: Floating, wear: Swimwear, between: readonly Part[] = []): Part[] {
  const { skin, suit, sunk, coverTone = suit, hasStraps = false } = wear;
  const dress: Dress = {
    ...{ skin, top: skin, legs: suit, hair: 'hair-2', cover: 'swim', coverTone, shoes: 'none' },
    ...{ sleeves: 'none', legwear: 'short', isTight: true },
  };
  const under: Dress = { ...dress, skin: sunk, top: sunk };
  const arms = [
    { limb: armOf(-1, left), isSunk: left.isSunk },
    { limb: armOf(1, right), isSunk: right.isSunk },
  ];
  const legs = [legOf(-1, kick), legOf(1, kick)];
  const joints: Joints = {
    view: 'back',
    ...{ skull: [roll, 0.17], tilt: roll * 200, neck: [0, 0.055] },
    shoulders: [
      [-SHOULDER, 0],
      [SHOULDER, 0],
    ],
    hips: [
      [-HIP, HIPS],
      [HIP, HIPS],
    ],
    ...{ armsBehind: [], arms: arms.map(({ limb }) => limb), legsBehind: [], legs },
  };
  const body = new Body(joints, dress, MANNER);
  const read = (isSunk: boolean): Part[] =>
    arms
      .filter((arm) => arm.isSunk === isSunk)
      .flatMap(({ limb }) => body.arm(limb, isSunk ? under : dress).map((part) => ({ ...part, counts: true })));
  const trunk = body.trunk();
  const laid = (parts: readonly Part[]): Part[] =>
    parts.map((part) => ({ ...part, outline: put(part.outline, 0, 0, -90) }));
  return [
    ...laid(legs.flatMap((limb) => [...body.leg(limb, { ...under, legs: sunk }), sole(limb, sunk)])),
    ...between,
    ...laid([
      ...read(true),
      ...legs.flatMap((limb) => body.shorts(limb)),
      ...trunk,
      ...lit(below(trunk[0]?.outline ?? [], WAIST), suit, 0.05, MANNER),
      ...(hasStraps
        ? [-1, 1].map(
            (side): Part => ({ fill: suit, outline: bar([0, WAIST - 0.02], [0.1 * side, 0.03], 0.028, 0.018) }),
          )
        : []),
      ...body.neck(),
      ...read(false),
      ...body.head(),
    ]),
  ];
}
