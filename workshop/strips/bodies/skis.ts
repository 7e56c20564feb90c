/** Skis and poles, hung on feet and hands. */
import type { Arm, Leg, Skeleton } from '../../figure/bones.ts';
import type { Dress } from '../../figure/dress.ts';
import { bootInBinding } from '../../figure/gear.ts';
import { type Outline, onBone, put, smooth, strut, towards } from '../../figure/geometry.ts';
import type { Part } from '../../figure/part.ts';
import type { Gear } from '../../figure/person.ts';
import type { Point } from '../../kit/shapes.ts';

export interface Ski {
  readonly tail: number;
  readonly tip: number;
  /** How far the tip turns up. */
  readonly bend: number;
  readonly thickness: number;
  /** Shell boots, held at toe and heel. */
  readonly hasShells?: boolean;
  /** What the photo finish reads: in cross-country the toe of the boot, and not the ski that slides ahead of it. */
  readonly reads: 'tip' | 'toe';
}
export const RACE_SKI: Ski = { tail: -0.95, tip: 1.2, bend: 0.09, thickness: 0.035, reads: 'tip' };
export const TOURING_SKI: Ski = { tail: -0.88, tip: 1.02, bend: 0.08, thickness: 0.024, reads: 'toe' };
export const JUMPING_SKI: Ski = { tail: -1.1, tip: 1.38, bend: 0.1, thickness: 0.03, reads: 'tip' };

export const SKI_DEPTH = 0.045;

/** The toe of the boot, in metres along the foot. */
const TOE = 0.16;

/** About the toe of the boot, sole up. */
function outlineOf({ tail, tip, bend, thickness }: Ski): Outline {
  const rise = (y: number) => y - SKI_DEPTH;
  const outline: Outline = [
    [tail, rise(0)],
    [tip - 0.28, rise(0)],
    [tip - 0.1, rise(bend * 0.35)],
    [tip, rise(bend)],
    [tip - 0.02, rise(bend + 0.012)],
    [tip - 0.13, rise(bend * 0.4 + thickness * 0.8)],
    [tip - 0.3, rise(thickness)],
    [0, rise(thickness * 1.3)],
    [tail, rise(thickness * 0.7)],
  ];
  return put(smooth(outline, 2), -TOE, 0);
}

/** The binding lets the heel rise: the ski follows the foot only in part when the toes point down. */
function underFoot({ ankle, foot }: Leg, ski: Outline): Point[] {
  const pitch = 90 - foot;
  const [toe = ankle] = onBone(ankle, foot, [[TOE, -0.082]]);
  return onBone(toe, 90 - (pitch > 0 ? pitch * 0.12 : pitch), ski);
}

/** What holds the toe of the boot, and ends with it. */
const BINDING: Outline = [
  [TOE - 0.09, -0.082],
  [TOE, -0.082],
  [TOE, -0.05],
  [TOE - 0.09, -0.06],
];

/** A straight pole from the hand, `degrees` from hanging; it drags when it would pierce the ground. */
export function poleOf({ wrist }: Arm, degrees: number, length: number, fill: string): Part {
  const drag = -(Math.acos(Math.min(1, Math.max(0, wrist[1] / length))) * 180) / Math.PI;
  const slope = Math.min(degrees, drag);
  const outline = strut(towards(wrist, slope, -0.08), towards(wrist, slope, length), 0.022, 0.014);
  return { fill, outline, runsOn: 'ski' };
}

/** From the hand back to the snow, as long as it is, with its basket. */
export function plantedPole({ wrist }: Arm, length: number, fill: string): Part[] {
  const slope = -(Math.acos(Math.min(1, Math.max(0, wrist[1] / length))) * 180) / Math.PI;
  const along = (from: number, to: number, width: number, end = width): Part => ({
    fill,
    outline: strut(towards(wrist, slope, from), towards(wrist, slope, to), width, end),
    runsOn: 'ski',
  });
  return [along(-0.1, length, 0.022, 0.014), along(length - 0.09, length - 0.05, 0.075)];
}

/** Both skis, and poles when there are any. */
export function pair(
  ski: Ski,
  { ski: fill, skiFar }: SkiKit,
  poles?: (arm: Arm) => Part | readonly Part[],
): (bones: Skeleton) => Gear {
  const outline = outlineOf(ski);
  const under = (leg: Leg, fill: string): Part[] => [
    { fill, outline: underFoot(leg, outline), counts: ski.reads === 'tip', runsOn: 'ski' },
    ...(ski.reads === 'toe' ? [{ fill: 'steel', outline: onBone(leg.ankle, leg.foot, BINDING), counts: true }] : []),
  ];
  const held = (arm: Arm): readonly Part[] => (poles ? [poles(arm)].flat() : []);
  const boot = (leg: Leg): readonly Part[] =>
    ski.hasShells ? bootInBinding(leg, 'kit-grey', 'kit-grey-s', 'steel') : [];
  return ({ nearLeg, farLeg, nearArm, farArm }) => ({
    behind: [...under(farLeg, skiFar), ...held(farArm)],
    between: boot(farLeg),
    front: [...under(nearLeg, fill), ...boot(nearLeg), ...held(nearArm)],
    isRead: false,
  });
}

export interface SkiKit extends Dress {
  readonly ski: string;
  readonly skiFar: string;
}
