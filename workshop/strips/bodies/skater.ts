/** Skaters: long blades on long or short track, the short ones of hockey and figure skating. */
import { type Act, acting, repeating } from '../../figure/acting.ts';
import type { Leg, Skeleton } from '../../figure/bones.ts';
import type { Dress } from '../../figure/dress.ts';
import { type Outline, onBone, smooth } from '../../figure/geometry.ts';
import type { Figure, Part } from '../../figure/part.ts';
import type { Gear } from '../../figure/person.ts';
import { bothSides, type KeyPose, key, pose } from '../../figure/pose.ts';

export interface Blade {
  readonly heel: number;
  readonly tip: number;
  /** Below the sole. */
  readonly depth: number;
}
const LONG_BLADE: Blade = { heel: -0.13, tip: 0.36, depth: 0.06 };
export const SHORT_TRACK_BLADE: Blade = { heel: -0.12, tip: 0.33, depth: 0.07 };
export const FIGURE_BLADE: Blade = { heel: -0.1, tip: 0.22, depth: 0.06 };

/** A blade along the sole, held by two posts. */
function bladeOf({ heel, tip, depth }: Blade): Outline {
  const edge = -0.08 - depth;
  return smooth(
    [
      [heel, edge + 0.004],
      [heel + 0.02, edge - 0.008],
      [tip - 0.03, edge - 0.008],
      [tip, edge + 0.014],
      [tip - 0.02, edge + 0.022],
      [0.17, edge + 0.024],
      [0.15, -0.06],
      [0.1, -0.06],
      [0.08, edge + 0.024],
      [0.01, edge + 0.024],
      [-0.01, -0.06],
      [-0.05, -0.06],
      [-0.06, edge + 0.024],
      [heel + 0.01, edge + 0.022],
    ],
    2,
  );
}

export function skates(blade: Blade, fill: string): (bones: Skeleton) => Gear {
  const outline = bladeOf(blade);
  const under = ({ ankle, foot }: Leg): Part[] => [{ fill, outline: onBone(ankle, foot, outline), counts: true }];
  return ({ nearLeg, farLeg }) => ({ behind: under(farLeg), front: under(nearLeg), isRead: false });
}

/** Half of a skating stride: gliding on the near leg while the far one pushes, then comes forward. */
const STRIDE = [
  key(0, {
    spine: { lean: 68, nod: 30 },
    nearLeg: { hip: 64, knee: 98 },
    farLeg: { hip: 26, knee: 66, foot: 8 },
    nearArm: { shoulder: -50, elbow: 10 },
    farArm: { shoulder: 30, elbow: 50 },
  }),
  key(0.3, {
    spine: { lean: 72, nod: 34 },
    nearLeg: { hip: 66, knee: 100 },
    farLeg: { hip: -12, knee: 44, foot: 14 },
    nearArm: { shoulder: -96, elbow: -6 },
    farArm: { shoulder: 58, elbow: 50 },
  }),
  key(0.55, {
    spine: { lean: 72, nod: 34 },
    nearLeg: { hip: 62, knee: 96 },
    farLeg: { hip: -28, knee: 36, foot: 26 },
    nearArm: { shoulder: -80, elbow: 4 },
    farArm: { shoulder: 44, elbow: 46 },
  }),
  key(0.8, {
    spine: { lean: 70, nod: 32 },
    nearLeg: { hip: 60, knee: 95 },
    farLeg: { hip: 6, knee: 98, foot: 40 },
    nearArm: { shoulder: -10, elbow: 40 },
    farArm: { shoulder: -50, elbow: 10 },
  }),
];
const ON_BACK = { shoulder: -58, elbow: -62 };

/** The same with both hands on the back. */
const RESTING = STRIDE.map(([phase, stride]): KeyPose => [phase, pose({ nearArm: ON_BACK, farArm: ON_BACK }, stride)]);

export interface Skating {
  readonly phase: number;
  readonly period?: number;
  /** One or two hands on the back, as over long distances. */
  readonly isResting?: boolean;
  readonly blade?: Blade;
  readonly bladeFill?: string;
}

function suit(kit: Dress, { blade = LONG_BLADE, bladeFill = 'steel' }: Skating): Act {
  return { kit, depth: blade.depth, gear: skates(blade, bladeFill) };
}

export function skater(kit: Dress, skating: Skating): Figure {
  const keys = bothSides(skating.isResting === true ? RESTING : STRIDE);
  return repeating(keys, suit(kit, skating), skating.period ?? 1.05, skating.phase);
}

/** The last metre: the leading blade is thrust forward over the line. */
export function thrusting(
  kit: Dress,
  { early = 0.12, ...skating }: Omit<Skating, 'phase'> & { readonly early?: number },
): Figure {
  return acting(
    [
      key(-0.5, {
        spine: { lean: 68, nod: 32 },
        nearLeg: { hip: 14, knee: 100, foot: 30 },
        farLeg: { hip: 62, knee: 96 },
        nearArm: { shoulder: -20, elbow: 40 },
        farArm: { shoulder: -70, elbow: 10 },
      }),
      key(-early, {
        spine: { lean: 60, nod: 30 },
        nearLeg: { hip: 64, knee: 66, foot: -4 },
        farLeg: { hip: 44, knee: 92, foot: 2 },
        nearArm: { shoulder: -76, elbow: 6 },
        farArm: { shoulder: 46, elbow: 44 },
      }),
      key(0.04, {
        spine: { lean: 44, nod: 26 },
        nearLeg: { hip: 80, knee: 18, foot: -14 },
        farLeg: { hip: 26, knee: 92, foot: 14 },
        nearArm: { shoulder: -88, elbow: 4 },
        farArm: { shoulder: 56, elbow: 40 },
      }),
      key(0.3, {
        spine: { lean: 40, nod: 26 },
        nearLeg: { hip: 76, knee: 22, foot: -12 },
        farLeg: { hip: 20, knee: 92, foot: 16 },
        nearArm: { shoulder: -60, elbow: 20 },
        farArm: { shoulder: 40, elbow: 40 },
      }),
      key(0.7, {
        spine: { lean: 54, nod: 28 },
        nearLeg: { hip: 56, knee: 80 },
        farLeg: { hip: 30, knee: 90, foot: 8 },
        nearArm: { shoulder: -30, elbow: 40 },
        farArm: { elbow: 50 },
      }),
    ],
    suit(kit, { phase: 0, ...skating }),
  );
}
