/** Gear that more than one family of pictures shows, in metres, seen from the side. */
import type { Leg } from './bones.ts';
import { bar, box, ellipse, type Outline, onBone, smooth, strut } from './geometry.ts';
import type { Part } from './part.ts';

const SHELL: Outline = smooth(
  [
    [-0.1, -0.082],
    [0.19, -0.082],
    [0.212, -0.05],
    [0.185, -0.008],
    [0.11, 0.026],
    [0.088, 0.09],
    [0.1, 0.2],
    [0.03, 0.222],
    [-0.062, 0.208],
    [-0.076, 0.1],
    [-0.104, -0.01],
  ],
  3,
);
/** The upper half, hinged at the ankle. */
const CUFF: Outline = smooth(
  [
    [-0.08, 0.03],
    [0.06, 0.03],
    [0.094, 0.1],
    [0.1, 0.2],
    [0.03, 0.222],
    [-0.062, 0.208],
    [-0.078, 0.1],
  ],
  3,
);
const BUCKLES = [
  [0.1, -0.012, 0.178, -0.034],
  [0.02, 0.07, 0.096, 0.086],
  [0.022, 0.15, 0.1, 0.17],
] as const;
const HEEL_PIECE: Outline = [
  [-0.2, -0.104],
  [-0.08, -0.104],
  [-0.086, -0.058],
  [-0.14, -0.046],
];
const TOE_PIECE: Outline = [
  [0.15, -0.104],
  [0.262, -0.104],
  [0.24, -0.062],
  [0.19, -0.044],
];

/** A ski boot about its ankle, in its binding; laid over foot and ski. */
export function bootInBinding({ ankle, foot }: Leg, shell: string, cuff: string, steel: string): Part[] {
  const on = (outline: Outline): Outline => onBone(ankle, foot, outline);
  return [
    { fill: shell, outline: on(SHELL) },
    { fill: cuff, outline: on(CUFF) },
    ...BUCKLES.map(([x1, y1, x2, y2]): Part => ({ fill: steel, outline: on(strut([x1, y1], [x2, y2], 0.016)) })),
    { fill: 'kit-ink', outline: on(HEEL_PIECE) },
    { fill: 'kit-ink', outline: on(TOE_PIECE) },
  ];
}

/** A fence of the show-jumping ring seen along its rails: one upright on its foot, and the round ends of the rails. */
export function fenceEndOn(top: number, rails: readonly string[], post: string): Part[] {
  const apart = Math.min(0.24, (top - 0.2) / Math.max(1, rails.length - 1));
  return [
    { fill: post, outline: bar([-0.34, 0.035], [0.34, 0.035], 0.035) },
    { fill: `${post}-s`, outline: strut([-0.26, 0.05], [0, 0.42], 0.05) },
    { fill: `${post}-s`, outline: strut([0.26, 0.05], [0, 0.42], 0.05) },
    { fill: post, outline: box(-0.05, 0.03, 0.1, top + 0.28) },
    ...rails.flatMap((tone, index): Part[] => {
      const y = top - 0.05 - index * apart;
      return [
        { fill: 'steel', outline: box(-0.075, y - 0.062, 0.15, 0.03) },
        { fill: `${tone}-s`, outline: ellipse(0, y, 0.062) },
        { fill: tone, outline: ellipse(-0.006, y + 0.006, 0.052) },
      ];
    }),
  ];
}
