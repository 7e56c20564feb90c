/** The people of an office: at a desk, at a bench, with a case on wheels, on their way. */
import { holding } from '../../figure/acting.ts';
import type { Dress } from '../../figure/dress.ts';
import { type Joints, pose } from '../../figure/pose.ts';
import type { Point } from '../../kit/shapes.ts';
import { CLOTHED, kitOf, people } from '../../screens/people.ts';
import { walker } from '../../strips/bodies/walker.ts';

/** Units for a metre. */
const METRE = 24;
const TOPS = ['kit-red', 'kit-navy', 'kit-yellow', 'kit-blue', 'kit-green', 'kit-grey'] as const;
const LEGS = ['kit-ink', 'kit-ink', 'kit-navy', 'kit-ink', 'kit-navy'] as const;

const POSES = {
  seated: {
    spine: { lean: 4, nod: 8 },
    nearLeg: { hip: 86, knee: 84 },
    farLeg: { hip: 80, knee: 72 },
    nearArm: { shoulder: 34, elbow: 62 },
    farArm: { shoulder: 40, elbow: 52 },
  },
  atBench: {
    spine: { lean: 12, nod: 26 },
    nearLeg: { hip: 4, knee: 6 },
    farLeg: { hip: -6, knee: 2 },
    nearArm: { shoulder: 30, elbow: 56 },
    farArm: { shoulder: 44, elbow: 40 },
  },
  reaching: {
    spine: { lean: 4, nod: -8 },
    nearLeg: { hip: 8, knee: 4 },
    farLeg: { hip: -8, knee: 4 },
    nearArm: { shoulder: 96, elbow: 14 },
    farArm: { shoulder: 12, elbow: 60 },
  },
  talking: {
    nearLeg: { hip: 6, knee: 4 },
    farLeg: { hip: -5, knee: 3 },
    nearArm: { shoulder: 16, elbow: 84 },
    farArm: { shoulder: -6, elbow: 18 },
  },
  pushing: {
    spine: { lean: 22, nod: 4 },
    nearLeg: { hip: -18, knee: 14, foot: 26 },
    farLeg: { hip: 34, knee: 28 },
    nearArm: { shoulder: 62, elbow: 22 },
    farArm: { shoulder: 70, elbow: 14 },
  },
} as const satisfies Record<string, Joints>;

function clothes(index: number): Dress {
  const top = TOPS[index % TOPS.length] ?? 'kit-red';
  const legs = LEGS[index % LEGS.length] ?? 'kit-ink';
  return { ...kitOf(index, top, legs), ...CLOTHED, shoes: 'rubber', legsFar: legs, armsFar: top };
}

/** Somebody at work, feet at the point; every index is another person. */
export function atWork(name: keyof typeof POSES, feet: Point, index: number, isTurned = false): string {
  return people(holding(pose(POSES[name]), { kit: clothes(index) })(0), feet, METRE, isTurned);
}

/** Someone on the way, to the right or to the left. */
export function passer(feet: Point, index: number, isTurned = false): string {
  return people(walker(clothes(index), 0.1 + index * 0.23)(0), feet, METRE * 1.08, isTurned);
}
