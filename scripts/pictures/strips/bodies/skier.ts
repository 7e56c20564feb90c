/** Skiers: downhill tuck, cross-country stride and lunge, ski jumping in its three phases. */
import type { Point } from '../../shapes.ts';
import type { Figure, Part } from '../body.ts';
import { ellipse, onBone, smooth, strut, towards } from '../geometry.ts';
import { acting, bothSides, repeating, type Stance } from './act.ts';
import type { Arm, Gear, Kit, Leg, Skeleton } from './rig.ts';

export interface Ski {
  readonly tail: number;
  readonly tip: number;
  /** How far the tip turns up. */
  readonly bend: number;
  readonly thickness: number;
}
export const RACE_SKI: Ski = { tail: -0.95, tip: 1.2, bend: 0.09, thickness: 0.035 };
export const TOURING_SKI: Ski = { tail: -0.88, tip: 1.02, bend: 0.08, thickness: 0.024 };
export const JUMPING_SKI: Ski = { tail: -1.1, tip: 1.38, bend: 0.1, thickness: 0.03 };

const SKI_DEPTH = 0.045;

/** The binding lets the heel rise: the ski follows the foot only in part when the toes point down. */
export function skiOf({ ankle, foot }: Leg, { tail, tip, bend, thickness }: Ski, fill: string, counts = false): Part {
  const sole = -0.082;
  const pitch = 90 - foot;
  const [toe] = onBone(ankle, foot, [[0.16, sole]]);
  const slope = 90 - (pitch > 0 ? pitch * 0.12 : pitch);
  const origin = toe ?? ankle;
  const outline = smooth(
    [
      [tail, sole - SKI_DEPTH],
      [tip - 0.28, sole - SKI_DEPTH],
      [tip - 0.1, sole - SKI_DEPTH + bend * 0.35],
      [tip, sole - SKI_DEPTH + bend],
      [tip - 0.02, sole - SKI_DEPTH + bend + 0.012],
      [tip - 0.13, sole - SKI_DEPTH + bend * 0.4 + thickness * 0.8],
      [tip - 0.3, sole - SKI_DEPTH + thickness],
      [0, sole - SKI_DEPTH + thickness * 1.3],
      [tail, sole - SKI_DEPTH + thickness * 0.7],
    ],
    2,
  );
  return {
    fill,
    outline: onBone(
      origin,
      slope,
      outline.map(([x, y]): Point => [x - 0.16, y - sole]),
    ),
    counts,
  };
}

/** A straight pole from the hand, `degrees` from hanging; it drags when it would pierce the ground. */
export function poleOf({ wrist }: Arm, degrees: number, length: number, fill: string): Part {
  const drag = -(Math.acos(Math.min(1, Math.max(0, wrist[1] / length))) * 180) / Math.PI;
  return {
    fill,
    outline: strut(
      towards(wrist, Math.min(degrees, drag), -0.08),
      towards(wrist, Math.min(degrees, drag), length),
      0.022,
      0.014,
    ),
  };
}

const pair =
  (ski: Ski, fill: string, fillFar: string, poles?: (arm: Arm) => Part) =>
  ({ near, far, nearArm, farArm }: Skeleton): Gear => ({
    behind: [skiOf(far, ski, fillFar, true), ...(poles ? [poles(farArm)] : [])],
    front: [skiOf(near, ski, fill, true), ...(poles ? [poles(nearArm)] : [])],
    isRead: false,
  });

export interface SkiKit extends Kit {
  readonly ski: string;
  readonly skiFar: string;
}

/** A racer in the tuck, poles bent round the body; `rise` 0 is lowest. */
export function downhill(kit: SkiKit, rise = 0, spray?: string): Figure {
  const crouch = (bump: number): Stance => {
    const r = rise + bump;
    return [
      0,
      0,
      82 - r * 26,
      22,
      76 - r * 22,
      106 - r * 26,
      0,
      70 - r * 20,
      101 - r * 26,
      0,
      62 - r * 30,
      62,
      56 - r * 26,
      66,
    ];
  };
  return acting(
    [
      [-0.12, crouch(0.1)],
      [0, crouch(0)],
      [0.12, crouch(0.16)],
    ],
    {
      kit,
      depth: SKI_DEPTH,
      gear: (bones) => {
        const skis = pair(RACE_SKI, kit.ski, kit.skiFar)(bones);
        const pole = (hand: Point): Part => ({ fill: kit.ski, outline: bentPole(hand, bones.hips) });
        const cloud = spray === undefined ? [] : snow(bones.near.ankle, spray);
        return {
          behind: [...cloud, ...(skis.behind ?? []), pole(bones.farArm.wrist)],
          isRead: false,
          front: [...(skis.front ?? []), pole(bones.nearArm.wrist)],
        };
      },
    },
  );
}

function bentPole(hand: Point, hips: Point): Point[] {
  const elbow: Point = [hips[0] + 0.12, hips[1] + 0.02];
  const basket: Point = [hips[0] - 0.52, hips[1] + 0.1];
  return [
    ...strut(hand, elbow, 0.03).slice(0, 2),
    ...strut(elbow, basket, 0.03, 0.016).slice(1, 3),
    ...strut(hand, elbow, 0.03).slice(2),
  ];
}

/** Snow thrown up behind the boots: low, torn, and longer than the skis. */
const snow = ([x]: Point, fill: string): Part[] =>
  Array.from({ length: 11 }, (_, index) => {
    const rise = 0.05 + 0.028 * index * (1 + 0.5 * Math.sin(index * 2.4));
    const size = 0.16 + index * 0.016;
    return {
      fill,
      outline: ellipse(x - 0.35 - index * 0.3, rise, size * 1.7, size * (0.34 + 0.16 * Math.cos(index * 1.7)), 20),
    };
  });

/** The diagonal stride: arm and opposite leg swing together. */
const STRIDE: readonly (readonly [number, Stance])[] = [
  [0, [0, 0, 36, 20, 34, 46, 0, -34, 34, 52, -62, 14, 66, 34]],
  [0.3, [0, 0, 34, 20, 28, 44, 0, -30, 54, 66, -48, 20, 48, 34]],
  [0.6, [0, 0, 30, 18, 16, 36, 0, -2, 48, 30, -22, 30, 10, 40]],
  [0.82, [0, 0, 34, 20, 2, 36, 4, 26, 52, 0, 20, 40, -28, 24]],
];

export function crossCountry(kit: SkiKit, phase: number, period = 0.95): Figure {
  return repeating(
    bothSides(STRIDE),
    {
      kit,
      depth: SKI_DEPTH,
      gear: pair(TOURING_SKI, kit.ski, kit.skiFar, (arm) => poleOf(arm, -52 + (arm.reach - 40) * 0.1, 1.2, kit.ski)),
    },
    period,
    phase,
  );
}

/** The sprint finish: one ski is kicked over the line. */
export function skiLunge(kit: SkiKit, depth = 1): Figure {
  return acting(
    [
      [-0.4, [0, 0, 46, 26, 30, 60, 0, 10, 44, 20, -40, 20, -20, 30]],
      [-0.1, [0, 0, 42, 22, 56, 48, 0, -20, 56, 56, 20, 30, -20, 30]],
      [0.04, [0, 0, 38 * depth, 22, 66, 24, 0, -40, 60, 80, 40, 30, -50, 20]],
      [0.4, [0, 0, 32, 22, 62, 30, 0, -40, 64, 84, 20, 40, -60, 10]],
    ],
    {
      kit,
      depth: SKI_DEPTH,
      gear: pair(TOURING_SKI, kit.ski, kit.skiFar, (arm) => poleOf(arm, arm.reach - 64, 1.3, kit.ski)),
    },
  );
}

export type JumpPhase = 'inrun' | 'flight' | 'landing';

const JUMP: Readonly<Record<JumpPhase, Stance>> = {
  inrun: [0, 0, 84, 30, 66, 112, 0, 66, 112, 0, -92, 0, -88, 0],
  flight: [0, 1.0, 62, 70, -62, 2, -14, -58, 4, -8, -62, 4, -58, 8],
  landing: [0, 0, 12, 4, 52, 66, 0, -18, 72, 40, 34, 24, -30, 10],
};

export function skiJumper(kit: SkiKit, phase: JumpPhase): Figure {
  const stance = JUMP[phase];
  return acting([[0, stance]], { kit, depth: SKI_DEPTH, gear: pair(JUMPING_SKI, kit.ski, kit.skiFar) });
}
