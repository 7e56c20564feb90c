/** Outlines of a horse 1.65 m at the withers; legs run along their bones. */
import { ellipse, profile, smooth } from '../../figure/geometry.ts';
import { type Point, points } from '../../kit/shapes.ts';

/** Heights are those of a standing horse; the trunk turns about (0, 1.2). */
export const TRUNK = smooth(
  points(
    '0.36,1.63 0.58,1.6 0.78,1.44 0.84,1.24 0.74,1.04 0.5,0.93 0.15,0.9 -0.22,0.95 -0.52,1.06 -0.74,1.02 -0.94,1.14 -1.02,1.34 -0.93,1.53 -0.66,1.64 -0.3,1.57 0.05,1.53',
  ),
);
export const NECK = smooth(
  points('0.2,1.58 0.5,1.76 0.84,2.0 1.12,2.12 1.24,2.06 1.22,1.88 1.02,1.66 0.88,1.4 0.82,1.16 0.56,1.2'),
);
export const HEAD = smooth(
  points('1.1,2.12 1.2,2.13 1.34,2.03 1.52,1.82 1.66,1.66 1.66,1.57 1.58,1.53 1.48,1.6 1.34,1.69 1.22,1.74 1.13,1.86'),
);
export const EAR: readonly Point[] = points('1.1,2.08 1.1,2.25 1.17,2.19 1.2,2.09');
export const MANE = smooth(points('0.4,1.7 0.84,2.02 1.1,2.16 1.02,2.03 0.8,1.88 0.56,1.7'));
export const TAIL = smooth(
  points('-0.9,1.56 -1.06,1.55 -1.3,1.42 -1.56,1.2 -1.68,1.06 -1.4,1.18 -1.16,1.26 -0.98,1.38'),
);

export const EYE = ellipse(1.3, 1.96, 0.026, 0.022, 12);
export const NOSTRIL = ellipse(1.61, 1.64, 0.018, 0.024, 10);

export const FOREARM = profile(
  '-0.22 0.1 0.12, -0.05 0.12 0.13, 0.12 0.085 0.09, 0.3 0.055 0.055, 0.45 0.052 0.05, 0.5 0.03 0.03',
);
export const THIGH = profile('-0.2 0.12 0.2, 0 0.2 0.28, 0.18 0.19 0.26, 0.32 0.13 0.15, 0.4 0.07 0.07');
export const GASKIN = profile(
  '-0.06 0.08 0.1, 0.06 0.1 0.12, 0.22 0.075 0.085, 0.4 0.05 0.06, 0.5 0.035 0.055, 0.54 0.02 0.02',
);
export const CANNON = profile(
  '-0.04 0.04 0.04, 0.03 0.045 0.045, 0.12 0.032 0.034, 0.26 0.03 0.034, 0.33 0.038 0.042, 0.37 0.02 0.02',
);
export const PASTERN = profile('-0.03 0.03 0.035, 0.04 0.036 0.036, 0.12 0.042 0.042, 0.14 0.03 0.03');
export const HOOF: readonly Point[] = points('0.1,-0.05 0.1,0.05 0.19,0.085 0.2,-0.055');
