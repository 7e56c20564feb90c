/**
 * Outlines of the parts of the body. Limbs run along their bone from the upper joint: (metres along, metres to the front).
 * On the trunk, which points up, the front has the opposite sign.
 */
import { points } from '../kit/shapes.ts';
import { profile, smooth } from './geometry.ts';

export const THIGH = profile(
  '-0.06 0.05 0.07, 0.03 0.092 0.105, 0.14 0.1 0.098, 0.26 0.085 0.078, 0.37 0.064 0.06, 0.45 0.057 0.05, 0.49 0.025 0.022',
);

export const SHANK = profile(
  '-0.04 0.03 0.03, 0.01 0.054 0.052, 0.08 0.05 0.075, 0.15 0.043 0.083, 0.24 0.04 0.066, 0.34 0.034 0.042, 0.43 0.034 0.036, 0.47 0.02 0.02',
);

/** Along the foot; the front of this bone is the instep, so the sole is negative. */
export const SHOE = smooth(
  points(
    '-0.05,0.035 0.03,0.045 0.09,0.0 0.17,-0.03 0.205,-0.055 0.2,-0.078 0.12,-0.082 0.04,-0.074 -0.05,-0.08 -0.078,-0.05',
  ),
);

export const UPPER_ARM = profile(
  '-0.05 0.03 0.04, 0.0 0.058 0.066, 0.07 0.058 0.06, 0.16 0.05 0.048, 0.26 0.04 0.04, 0.32 0.02 0.024',
);

export const FOREARM = profile(
  '-0.03 0.02 0.026, 0.02 0.043 0.042, 0.08 0.044 0.04, 0.17 0.032 0.03, 0.26 0.024 0.024, 0.28 0.016 0.016',
);

export const HAND = profile('-0.01 0.022 0.022, 0.04 0.036 0.03, 0.1 0.038 0.02, 0.15 0.022 0.008');

export const TORSO = profile(
  '-0.08 0.06 0.05, 0.0 0.12 0.105, 0.1 0.1 0.1, 0.2 0.085 0.098, 0.3 0.1 0.118, 0.39 0.122 0.128, 0.46 0.12 0.105, 0.52 0.08 0.06, 0.55 0.04 0.03',
);

export const TRUNKS = profile(
  '-0.13 0.06 0.05, -0.07 0.118 0.105, 0.0 0.134 0.114, 0.07 0.122 0.108, 0.13 0.1 0.1, 0.14 0.06 0.06',
);

export const NECK = profile('-0.06 0.06 0.045, 0.02 0.058 0.05, 0.1 0.05 0.05, 0.14 0.03 0.03');
