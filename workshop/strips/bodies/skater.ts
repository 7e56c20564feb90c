/** Skaters: long blades on long or short track, the short ones of hockey and figure skating. */
import type { Figure, Part } from '../body.ts';
import { onBone, smooth } from '../geometry.ts';
import { type Act, acting, bothSides, repeating, type Stance } from './act.ts';
import type { Leg, Skeleton } from './bones.ts';
import type { Gear, Kit } from './rig.ts';

export interface Blade {
  readonly heel: number;
  readonly tip: number;
  /** Below the sole. */
  readonly depth: number;
}
const LONG_BLADE: Blade = { heel: -0.13, tip: 0.36, depth: 0.06 };
export const SHORT_TRACK_BLADE: Blade = { heel: -0.12, tip: 0.33, depth: 0.07 };
export const FIGURE_BLADE: Blade = { heel: -0.1, tip: 0.22, depth: 0.06 };

/** The blade of a foot: along the sole, held by two posts. */
function bladeOf({ ankle, foot }: Leg, { heel, tip, depth }: Blade, fill: string, counts = false): Part[] {
  const edge = -0.08 - depth;
  const outline = smooth(
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
  return [{ fill, outline: onBone(ankle, foot, outline), counts }];
}

export const skates =
  (blade: Blade, fill: string) =>
  ({ near, far }: Skeleton): Gear => ({
    behind: bladeOf(far, blade, fill, true),
    front: bladeOf(near, blade, fill, true),
    isRead: false,
  });

/** Half of a skating stride: gliding on the near leg while the far one pushes, then comes forward. */
const STRIDE: readonly (readonly [number, Stance])[] = [
  [0, [0, 0, 68, 30, 64, 98, 0, 26, 66, 8, -50, 10, 30, 50]],
  [0.3, [0, 0, 72, 34, 66, 100, 0, -12, 44, 14, -96, -6, 58, 50]],
  [0.55, [0, 0, 72, 34, 62, 96, 0, -28, 36, 26, -80, 4, 44, 46]],
  [0.8, [0, 0, 70, 32, 60, 95, 0, 6, 98, 40, -10, 40, -50, 10]],
];
/** The same with both hands on the back. */
const RESTING = STRIDE.map(([phase, stance]): [number, Stance] => [
  phase,
  [
    ...(stance.slice(0, 10) as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]),
    -58,
    -62,
    -58,
    -62,
  ],
]);

export interface Skating {
  readonly phase: number;
  readonly period?: number;
  /** One or two hands on the back, as over long distances. */
  readonly isResting?: boolean;
  readonly blade?: Blade;
  readonly bladeFill?: string;
}

function suit(kit: Kit, { blade = LONG_BLADE, bladeFill = 'i' }: Skating): Act {
  return { kit, depth: blade.depth, gear: skates(blade, bladeFill) };
}

export function skater(kit: Kit, skating: Skating): Figure {
  const keys = bothSides(skating.isResting === true ? RESTING : STRIDE);
  return repeating(keys, suit(kit, skating), skating.period ?? 1.05, skating.phase);
}

/** The last metre: the leading blade is thrust forward over the line. */
export function thrusting(
  kit: Kit,
  { early = 0.12, ...skating }: Omit<Skating, 'phase'> & { readonly early?: number },
): Figure {
  return acting(
    [
      [-0.5, [0, 0, 68, 32, 14, 100, 30, 62, 96, 0, -20, 40, -70, 10]],
      [-early, [0, 0, 60, 30, 64, 66, -4, 44, 92, 2, -76, 6, 46, 44]],
      [0.04, [0, 0, 44, 26, 80, 18, -14, 26, 92, 14, -88, 4, 56, 40]],
      [0.3, [0, 0, 40, 26, 76, 22, -12, 20, 92, 16, -60, 20, 40, 40]],
      [0.7, [0, 0, 54, 28, 56, 80, 0, 30, 90, 8, -30, 40, 0, 50]],
    ],
    suit(kit, { phase: 0, ...skating }),
  );
}
