/** Épée fencers held in their stances: white from neck to knee, mask, bell guard and blade. */
import { holding } from '../../figure/acting.ts';
import type { Dress } from '../../figure/dress.ts';
import { box, ellipse, onBone, smooth, strut, towards } from '../../figure/geometry.ts';
import type { Figure, Part } from '../../figure/part.ts';
import { type Pose, pose } from '../../figure/pose.ts';
import { type Point, points } from '../../kit/shapes.ts';
import { clad } from '../kits.ts';

export const whites = (skin: string, sock: string): Dress => ({
  ...{ skin, top: 'kit-white', shoes: 'kit-ink', hair: 'hair-1' },
  cover: 'bald',
  ...clad('kit-white'),
  sock,
  gloves: 'kit-white',
  isFist: true,
});

const BIB = smooth(points('0.1,-0.08 0.06,-0.2 -0.04,-0.22 -0.09,-0.12 -0.02,-0.1 0.06,-0.06'), 2);

const mask = ([x, y]: Point): Part[] => [
  { fill: 'kit-white-s', outline: BIB.map(([a, b]): Point => [x + a, y + b]) },
  { fill: 'kit-ink', outline: ellipse(x + 0.005, y + 0.01, 0.13, 0.15, 28) },
  { fill: 'steel', outline: ellipse(x + 0.055, y - 0.01, 0.075, 0.112, 24) },
  { fill: 'kit-white-s', outline: strut([x - 0.12, y + 0.02], [x + 0.0, y + 0.155], 0.03) },
];

/** The body wire leaves the jacket at the back and runs along the piste to its reel. */
function wire([x, y]: Point): Part[] {
  const run = smooth(
    [
      [x - 0.1, y + 0.02],
      [x - 0.26, y - 0.22],
      [x - 0.5, 0.1],
      [x - 0.95, 0.025],
      [x - 1.2, 0.05],
    ],
    5,
  ).slice(0, 20);
  return [
    ...run
      .slice(1)
      .map((to, index): Part => ({ fill: 'kit-ink', outline: strut(run[index] ?? to, to, 0.016), runsOn: 'ski' })),
    { fill: 'kit-ink', outline: box(x - 1.42, 0, 0.26, 0.16), runsOn: 'ski' },
    { fill: 'steel', outline: ellipse(x - 1.29, 0.1, 0.085), runsOn: 'ski' },
  ];
}

/** @param blade direction of the blade, as a limb's */
export const epeeist = (stance: Pose, kit: Dress, blade: number, isWired = false): Figure =>
  holding(stance, {
    kit,
    gear: ({ hips, skull, nearArm: { wrist, reach } }) => {
      const fist = towards(wrist, reach, 0.07);
      return {
        behind: isWired ? wire(hips) : [],
        front: [
          ...mask(skull),
          { fill: 'snow-white', outline: strut(fist, towards(fist, blade, 0.9), 0.022, 0.012) },
          { fill: 'metal', outline: onBone(towards(fist, blade, 0.06), blade, ellipse(0, 0, 0.025, 0.075, 18)) },
        ],
        isRead: false,
      };
    },
  });

export const LUNGE = pose({
  spine: { lean: 20, nod: 4 },
  nearLeg: { hip: 82, knee: 74, foot: 0 },
  farLeg: { hip: -50, knee: 4, foot: 22 },
  nearArm: { shoulder: 94, elbow: 0 },
  farArm: { shoulder: -72, elbow: 6 },
});
export const GUARD = pose({
  spine: { lean: -6, nod: 0 },
  nearLeg: { hip: 44, knee: 52, foot: 0 },
  farLeg: { hip: -20, knee: 46, foot: 14 },
  nearArm: { shoulder: 40, elbow: 62 },
  farArm: { shoulder: -96, elbow: -66 },
});
