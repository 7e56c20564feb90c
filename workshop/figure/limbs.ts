/**
 * Outlines of the parts of the body. Limbs run along their bone from the upper joint: (metres along, metres to the front).
 * On the trunk, which points up, the front has the opposite sign.
 */

import { shadowOf } from '../kit/palette.ts';
import type { Point } from '../kit/shapes.ts';
import { points } from '../kit/shapes.ts';
import { onBone, profile, rowsOf, smooth } from './geometry.ts';
import type { Part } from './part.ts';

/** An outline with what lies in shadow when the light comes from behind it, and from before it. */
export interface Form {
  readonly outline: readonly Point[];
  readonly frontShade: readonly Point[];
  readonly backShade: readonly Point[];
}

/** Share of a limb's width that lies in shadow at its widest. */
const SHADED = 0.42;

function form(text: string): Form {
  const rows = rowsOf(text);
  const [first, last] = [rows[0]?.[0] ?? 0, rows.at(-1)?.[0] ?? 1];
  const shade = (side: 1 | -1): Point[] => {
    const edge = rows.map(([along = 0, front = 0, back = 0]): Point => [along, side > 0 ? front : -back]);
    const inner = rows.map(([along = 0, front = 0, back = 0]): Point => {
      const swell = Math.sin((Math.PI * (along - first)) / (last - first)) ** 0.7;
      return [along, (side > 0 ? front : -back) - side * (front + back) * SHADED * swell];
    });
    return smooth([...edge, ...inner.slice(1, -1).toReversed()]);
  };
  return { outline: profile(text), frontShade: shade(1), backShade: shade(-1) };
}

/** Where the light comes from, in the figure's plane: before it and above. */
const LIGHT: Point = [0.42, 0.9];

/** The shadow side of a form on a bone. */
export function shadeOf(origin: Point, degrees: number, { frontShade, backShade }: Form, fill: string): Part[] {
  const shadow = shadowOf(fill);
  if (shadow === fill) return [];
  const turn = (degrees * Math.PI) / 180;
  const isFrontLit = Math.cos(turn) * LIGHT[0] + Math.sin(turn) * LIGHT[1] > 0;
  return [{ fill: shadow, outline: onBone(origin, degrees, isFrontLit ? backShade : frontShade) }];
}

export const THIGH = form(
  '-0.06 0.05 0.07, 0.03 0.092 0.108, 0.12 0.103 0.1, 0.22 0.094 0.086, 0.33 0.07 0.066, 0.41 0.058 0.054, 0.46 0.052 0.046, 0.49 0.026 0.024',
);

export const SHANK = form(
  '-0.04 0.034 0.03, 0.01 0.056 0.05, 0.07 0.05 0.072, 0.14 0.043 0.082, 0.22 0.038 0.068, 0.31 0.032 0.044, 0.4 0.031 0.034, 0.45 0.034 0.036, 0.47 0.02 0.02',
);

/** Along the foot; the front of this bone is the instep, so the sole is negative. */
export const SHOE = smooth(
  points(
    '-0.06,0.03 -0.02,0.042 0.03,0.044 0.08,0.004 0.15,-0.022 0.195,-0.042 0.21,-0.066 0.2,-0.08 0.12,-0.084 0.04,-0.074 -0.05,-0.08 -0.08,-0.052 -0.072,-0.01',
  ),
);
export const SOLE = smooth(
  points(
    '-0.082,-0.06 -0.03,-0.062 0.05,-0.058 0.13,-0.066 0.208,-0.062 0.206,-0.08 0.12,-0.086 0.04,-0.076 -0.055,-0.083',
  ),
  2,
);

export const UPPER_ARM = form(
  '-0.06 0.03 0.034, -0.02 0.056 0.056, 0.05 0.062 0.062, 0.12 0.057 0.058, 0.2 0.047 0.05, 0.28 0.039 0.04, 0.32 0.02 0.024',
);

export const FOREARM = form(
  '-0.03 0.022 0.026, 0.02 0.043 0.042, 0.08 0.046 0.042, 0.16 0.036 0.032, 0.25 0.024 0.024, 0.28 0.018 0.018',
);

/** The palm with its fingers a little bent, and the thumb. */
export const HAND = smooth(
  points(
    '-0.02,0.02 0.03,0.034 0.05,0.056 0.085,0.066 0.092,0.054 0.07,0.036 0.11,0.032 0.16,0.02 0.172,0.006 0.158,-0.004 0.1,-0.026 0.05,-0.03 -0.02,-0.022',
  ),
  2,
);
export const FIST = smooth(
  points('-0.02,0.022 0.025,0.036 0.06,0.05 0.088,0.04 0.1,0.012 0.092,-0.022 0.066,-0.04 0.02,-0.034 -0.02,-0.022'),
  2,
);

export const TORSO = form(
  '-0.08 0.06 0.05, 0.0 0.122 0.1, 0.1 0.1 0.1, 0.2 0.086 0.1, 0.3 0.1 0.12, 0.39 0.12 0.13, 0.46 0.116 0.106, 0.52 0.076 0.06, 0.55 0.04 0.03',
);

export const TRUNKS = form(
  '-0.13 0.06 0.05, -0.07 0.118 0.105, 0.0 0.136 0.112, 0.07 0.122 0.108, 0.12 0.1 0.102, 0.14 0.06 0.06',
);

export const NECK = form('-0.06 0.06 0.05, 0.02 0.06 0.054, 0.1 0.052 0.046, 0.14 0.03 0.03');
