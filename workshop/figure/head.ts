/** Heads in profile: face, ear and hair, and what covers them. About the middle of the skull, upright, facing ahead. */
import { shadowOf } from '../kit/palette.ts';
import { type Point, points } from '../kit/shapes.ts';
import { ellipse, smooth, strut } from './geometry.ts';
import type { Part } from './part.ts';

export type HeadDress =
  | 'short'
  | 'bun'
  | 'tail'
  | 'cap'
  | 'helmet'
  | 'hood'
  | 'full'
  | 'bare'
  | 'swim'
  | 'hat'
  | 'aero';

const FACE = smooth(
  points(
    '-0.01,0.124 0.05,0.114 0.08,0.082 0.09,0.046 0.085,0.02 0.1,-0.006 0.117,-0.03 0.113,-0.041 0.097,-0.046 0.104,-0.058 0.098,-0.068 0.102,-0.079 0.09,-0.09 0.094,-0.106 0.08,-0.122 0.05,-0.12 0.012,-0.102 -0.016,-0.07 -0.04,-0.09 -0.085,-0.06 -0.102,0.0 -0.094,0.068 -0.06,0.112',
  ),
  2,
);
/** From the ear along the jaw to the chin. */
const JAW = smooth(
  points(
    '-0.02,-0.012 0.004,-0.058 0.034,-0.088 0.082,-0.116 0.05,-0.121 0.012,-0.103 -0.018,-0.07 -0.06,-0.078 -0.05,-0.03',
  ),
  2,
);
const HAIR = smooth(
  points(
    '0.0,0.136 0.056,0.122 0.088,0.084 0.07,0.072 0.042,0.07 0.026,0.042 0.02,0.004 0.004,-0.004 -0.012,0.008 -0.03,-0.03 -0.052,-0.074 -0.09,-0.06 -0.112,-0.004 -0.106,0.066 -0.066,0.122',
  ),
  2,
);
const SHEEN = smooth(points('-0.06,0.118 -0.1,0.066 -0.106,0.0 -0.084,-0.054 -0.078,0.0 -0.074,0.06'), 2);
const TAIL = smooth(
  points('-0.08,0.09 -0.15,0.1 -0.22,0.07 -0.27,0.0 -0.28,-0.04 -0.22,-0.01 -0.15,0.03 -0.09,0.03'),
  2,
);

const HELMET = smooth(
  points(
    '0.0,0.156 0.07,0.142 0.112,0.09 0.116,0.052 0.06,0.042 0.022,0.026 0.0,-0.014 -0.05,-0.052 -0.106,-0.046 -0.134,0.02 -0.116,0.1 -0.066,0.146',
  ),
  2,
);
/** A drop: the tail lies on the back. */
const AERO = smooth(
  points(
    '0.0,0.15 0.07,0.138 0.11,0.092 0.116,0.05 0.05,0.036 0.016,-0.012 0.0,-0.056 -0.05,-0.066 -0.12,-0.01 -0.25,0.03 -0.26,0.05 -0.16,0.108 -0.08,0.146',
  ),
  2,
);
const FULL = smooth(
  points(
    '0.0,0.156 0.07,0.14 0.118,0.09 0.124,0.04 0.104,-0.04 0.112,-0.07 0.126,-0.096 0.104,-0.128 0.05,-0.134 -0.03,-0.116 -0.112,-0.08 -0.142,0.01 -0.122,0.098 -0.066,0.146',
  ),
  2,
);
const GOGGLES = smooth(points('0.118,0.076 0.134,0.044 0.13,-0.014 0.106,-0.044 0.066,-0.03 0.05,0.02 0.066,0.064'), 2);
const STRAP = points('0.06,0.05 -0.13,0.05 -0.138,0.014 0.056,-0.004');
const HOOD = smooth(
  points(
    '-0.01,0.134 0.052,0.124 0.082,0.09 0.068,0.062 0.046,0.02 0.044,-0.04 0.058,-0.094 0.05,-0.126 0.0,-0.12 -0.05,-0.12 -0.098,-0.07 -0.114,0.0 -0.106,0.072 -0.066,0.122',
  ),
  2,
);
const GLASSES = smooth(points('0.094,0.052 0.108,0.03 0.104,0.002 0.076,-0.004 0.04,0.016 0.036,0.036 0.06,0.05'), 2);
const CAP = smooth(
  points(
    '0.0,0.142 0.056,0.126 0.09,0.082 0.088,0.05 0.03,0.036 -0.02,0.016 -0.06,-0.03 -0.1,-0.026 -0.114,0.02 -0.104,0.08 -0.062,0.128',
  ),
  2,
);
const PEAK = points('0.08,0.066 0.165,0.05 0.162,0.038 0.08,0.044');

const face = (skin: string, brow: string): Part[] => [
  { fill: skin, outline: FACE },
  { fill: shadowOf(skin), outline: JAW },
  { fill: shadowOf(skin), outline: strut([0.074, -0.069], [0.1, -0.067], 0.005) },
  { fill: shadowOf(skin), outline: ellipse(-0.008, -0.008, 0.017, 0.028, 12) },
  { fill: brow, outline: strut([0.055, 0.043], [0.088, 0.042], 0.008, 0.006) },
  { fill: 'hair-1', outline: ellipse(0.073, 0.021, 0.0085, 0.0075, 8) },
];

const shell = (fill: string, outline: readonly Point[]): Part[] => [
  { fill, outline },
  { fill: shadowOf(fill), outline: outline.map(([x, y]): Point => [Math.min(x, -0.055 + x * 0.2), y * 0.98]) },
];

/** @param cover fill of hair, cap or helmet; a helmet's wearer is dark-haired */
export function head(dress: HeadDress, skin: string, cover: string): Part[] {
  const hair = (brow: string): Part[] => [
    ...face(skin, brow),
    { fill: cover, outline: HAIR },
    { fill: shadowOf(cover), outline: SHEEN },
  ];
  const strap: Part = { fill: 'rubber', outline: strut([-0.004, 0.01], [0.052, -0.118], 0.012) };
  switch (dress) {
    case 'bare':
      return face(skin, skin);
    case 'short':
      return hair(cover);
    case 'bun':
      return [{ fill: cover, outline: ellipse(-0.118, 0.06, 0.05, 0.046, 16) }, ...hair(cover)];
    case 'tail':
      return [{ fill: cover, outline: TAIL }, ...hair(cover)];
    case 'cap':
      return [...face(skin, 'hair-2'), ...shell(cover, CAP)];
    case 'swim':
      return [
        ...face(skin, 'hair-2'),
        ...shell(cover, CAP),
        { fill: 'rubber', outline: strut([0.06, 0.03], [-0.1, 0.03], 0.012) },
        { fill: 'rubber', outline: ellipse(0.08, 0.024, 0.019, 0.02, 14) },
      ];
    case 'hat':
      return [...face(skin, 'hair-2'), strap, ...shell(cover, HELMET), { fill: cover, outline: PEAK }];
    case 'helmet':
      return [...face(skin, 'hair-2'), strap, ...shell(cover, HELMET)];
    case 'aero':
      return [...face(skin, 'hair-2'), ...shell(cover, AERO), { fill: 'rubber', outline: GLASSES }];
    case 'full':
      return [
        ...shell(cover, FULL),
        { fill: 'rubber', outline: STRAP },
        { fill: 'rubber', outline: GOGGLES },
        {
          fill: 'kit-orange',
          outline: GOGGLES.map(([x, y]): Point => [0.096 + (x - 0.096) * 0.62, 0.018 + (y - 0.018) * 0.62]),
        },
      ];
    case 'hood':
      return [...face(skin, 'hair-2'), ...shell(cover, HOOD), { fill: 'rubber', outline: GLASSES }];
  }
}
