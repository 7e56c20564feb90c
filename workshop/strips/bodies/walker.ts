/** A person at a walk. */
import { repeating } from '../../figure/acting.ts';
import type { Dress } from '../../figure/dress.ts';
import type { Figure } from '../../figure/part.ts';
import { bothSides, key } from '../../figure/pose.ts';

const WALK = [
  key(0, {
    spine: { lean: 3 },
    nearLeg: { hip: 22, knee: 6, foot: -8 },
    farLeg: { hip: -18, knee: 10, foot: 14 },
    nearArm: { shoulder: -20, elbow: 14 },
    farArm: { shoulder: 22, elbow: 20 },
  }),
  key(0.35, {
    spine: { lean: 2 },
    nearLeg: { hip: 4, knee: 8 },
    farLeg: { hip: -6, knee: 46, foot: 34 },
    nearArm: { shoulder: -6, elbow: 16 },
    farArm: { shoulder: 8, elbow: 24 },
  }),
  key(0.7, {
    spine: { lean: 2 },
    nearLeg: { hip: -10, knee: 6, foot: 4 },
    farLeg: { hip: 22, knee: 50 },
    nearArm: { shoulder: 12, elbow: 18 },
    farArm: { shoulder: -10, elbow: 18 },
  }),
];
export const walker = (kit: Dress, phase: number, period = 1.1): Figure =>
  repeating(bothSides(WALK), { kit }, period, phase);
