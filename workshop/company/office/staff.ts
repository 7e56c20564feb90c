/** The people of an office at their work: every hand touches something. */
import type { Hand } from '../../figure/dress.ts';
import { type Joints, pose } from '../../figure/pose.ts';
import type { Point } from '../../kit/shapes.ts';
import { CLOTHED, kitOf } from '../../screens/people.ts';
import { figure, stood } from '../kit/figure.ts';

/** Units for a metre. */
export const METRE = 84;
const TOPS = ['kit-navy', 'kit-green', 'kit-yellow', 'kit-blue', 'kit-grey', 'kit-orange'] as const;

interface Work {
  readonly joints: Joints;
  readonly hand: Hand;
  readonly handFar: Hand;
}

const WORK = {
  /** At a desk, on the keys. */
  typing: {
    joints: {
      spine: { lean: 6, nod: 8 },
      nearLeg: { hip: 86, knee: 84 },
      farLeg: { hip: 80, knee: 72 },
      nearArm: { shoulder: 32, elbow: 56 },
      farArm: { shoulder: 40, elbow: 48 },
    },
    hand: 'key',
    handFar: 'key',
  },
  /** On a stool, a tool in the hand, the other hand on what it holds. */
  fitting: {
    joints: {
      spine: { lean: 20, nod: 34 },
      nearLeg: { hip: 78, knee: 80 },
      farLeg: { hip: 70, knee: 66 },
      nearArm: { shoulder: 36, elbow: 40 },
      farArm: { shoulder: 48, elbow: 30 },
    },
    hand: 'pen',
    handFar: 'box',
  },
  /** Stands, a hand on a ring at the height of the chest. */
  focusing: {
    joints: {
      spine: { lean: 8, nod: 10 },
      nearLeg: { hip: 8, knee: 6 },
      farLeg: { hip: -10, knee: 4 },
      nearArm: { shoulder: 40, elbow: 56 },
      farArm: { shoulder: 56, elbow: 20 },
    },
    hand: 'ring',
    handFar: 'lever',
  },
  /** Stands, shows something on a wall, a telephone in the other hand. */
  showing: {
    joints: {
      spine: { lean: 2, nod: -6 },
      nearLeg: { hip: 8, knee: 4 },
      farLeg: { hip: -8, knee: 4 },
      nearArm: { shoulder: 14, elbow: 104 },
      farArm: { shoulder: 96, elbow: 16 },
    },
    hand: 'phone',
    handFar: 'point',
  },
  /** Bends over a case, both hands on it. */
  packing: {
    joints: {
      spine: { lean: 32, nod: 34 },
      nearLeg: { hip: 12, knee: 14 },
      farLeg: { hip: 2, knee: 8 },
      nearArm: { shoulder: 22, elbow: 20 },
      farArm: { shoulder: 44, elbow: 14 },
    },
    hand: 'box',
    handFar: 'box',
  },
} as const satisfies Record<string, Work>;

/** Somebody at work, feet at the point; every index is another person. */
export function atWork(name: keyof typeof WORK, feet: Point, index: number, isTurned = false): string {
  const { joints, hand, handFar } = WORK[name];
  const kit = {
    ...{ ...kitOf(index, TOPS[index % TOPS.length] ?? 'kit-navy', index % 2 ? 'kit-ink' : 'kit-navy'), ...CLOTHED },
    ...{ shoes: 'rubber', hair: index % 3 === 1 ? 'hair-3' : index % 3 === 2 ? 'hair-2' : 'hair-1' },
    ...{ hand, handFar },
  };
  return stood(figure(pose(joints), { kit, isTurned }), feet, METRE, isTurned);
}
