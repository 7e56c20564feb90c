/**
 * How thick a body is, and how wide its clothes are: half widths in metres along the bones of bones.ts. Along a limb the
 * front is where the knee cap and the biceps are; a trunk runs upwards from the hips, so that its first width is its back.
 */
import { type Form, form, hemmed } from './chain.ts';

export const BARE_LEG: Form = form(
  '0 0.094 0.106, 0.26 0.102 0.1, 0.5 0.092 0.086, 0.76 0.068 0.066',
  [0.056, 0.05],
  '0.17 0.05 0.07, 0.33 0.044 0.081, 0.5 0.038 0.067, 0.72 0.032 0.043, 0.92 0.032 0.034, 1.02 0.034 0.036',
);
export const TROUSER_LEG: Form = hemmed(
  form(
    '0 0.098 0.104, 0.26 0.098 0.098, 0.52 0.09 0.088, 0.78 0.076 0.076',
    [0.07, 0.068],
    '0.24 0.066 0.074, 0.5 0.062 0.07, 0.76 0.06 0.064, 1 0.06 0.064',
  ),
);
export const SHORTS_LEG = hemmed(form('-0.1 0.09 0.1, 0.1 0.106 0.112, 0.26 0.11 0.108, 0.42 0.106 0.1'));
export const SOCK = form('0.66 0.036 0.05, 0.66 0.036 0.05, 0.8 0.034 0.04, 1.04 0.036 0.038');

export const BARE_ARM: Form = form(
  '0 0.056 0.056, 0.17 0.061 0.061, 0.4 0.056 0.057, 0.72 0.045 0.047',
  [0.04, 0.041],
  '0.16 0.044 0.042, 0.34 0.045 0.041, 0.62 0.036 0.032, 0.96 0.026 0.026',
);
export const SLEEVE: Form = form(
  '0 0.064 0.064, 0.22 0.067 0.067, 0.5 0.062 0.062, 0.76 0.058 0.058',
  [0.055, 0.055],
  '0.26 0.054 0.053, 0.6 0.048 0.046, 0.97 0.04 0.039',
);
export const SHORT_SLEEVE = hemmed(form('-0.04 0.06 0.06, 0.2 0.068 0.068, 0.4 0.066 0.066, 0.62 0.063 0.063'));

/** From the side, of the way from the hips (0) to the neck (1). */
export const TRUNK = form(
  '-0.15 0.06 0.05, 0 0.122 0.1, 0.19 0.1 0.1, 0.38 0.086 0.1, 0.57 0.1 0.12, 0.74 0.12 0.13, 0.87 0.116 0.106, 0.98 0.076 0.06, 1.04 0.04 0.03',
).upper;
/** A top that leaves the waist bare. */
export const CROPPED = form(
  '0.45 0.09 0.104, 0.45 0.09 0.104, 0.5 0.094 0.112, 0.57 0.1 0.12, 0.74 0.12 0.13, 0.87 0.116 0.106, 0.98 0.076 0.06, 1.04 0.04 0.03',
).upper;
export const HIPS = form(
  '-0.24 0.06 0.05, -0.13 0.118 0.105, 0 0.136 0.112, 0.13 0.122 0.108, 0.23 0.1 0.102, 0.26 0.06 0.06',
).upper;
/** A stripe down the side. */
export const STRIPE = form(
  '0.23 -0.012 0.022, 0.23 -0.012 0.022, 0.57 0 0.036, 0.8 -0.004 0.034, 0.8 -0.004 0.034',
).upper;

/** From below the collar towards the skull. */
export const NECK = form('-0.06 0.058 0.052, 0.3 0.056 0.05, 0.8 0.05 0.046').upper;
export const NECK_SHADE = form('0.2 0.054 0, 0.36 0.055 0.026, 0.6 0.052 0.045, 0.8 0.048 0.044').upper;
