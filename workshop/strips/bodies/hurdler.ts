/** A runner over a hurdle. */
import { acting } from '../../figure/acting.ts';
import type { Dress } from '../../figure/dress.ts';
import type { Figure } from '../../figure/part.ts';
import { key } from '../../figure/pose.ts';

const OVER = [
  key(-0.3, {
    spine: { lean: 10, nod: 4 },
    nearLeg: { hip: 84, knee: 116, foot: 10 },
    farLeg: { hip: -26, knee: 18, foot: 44 },
    nearArm: { shoulder: -40, elbow: 60 },
    farArm: { shoulder: 50, elbow: 80 },
  }),
  key(-0.14, {
    hop: 0.2,
    spine: { lean: 30, nod: 14 },
    nearLeg: { hip: 98, knee: 60, foot: 10 },
    farLeg: { hip: -34, knee: 40, foot: 50 },
    nearArm: { shoulder: -60, elbow: 40 },
    farArm: { shoulder: 84, elbow: 30 },
  }),
  key(0.02, {
    hop: 0.36,
    spine: { lean: 44, nod: 20 },
    nearLeg: { hip: 92, knee: 8 },
    farLeg: { hip: -20, knee: 96, foot: 40 },
    nearArm: { shoulder: -30, elbow: 70 },
    farArm: { shoulder: 96, elbow: 6 },
  }),
  key(0.14, {
    hop: 0.3,
    spine: { lean: 38, nod: 18 },
    nearLeg: { hip: 66, knee: 4, foot: 10 },
    farLeg: { hip: 40, knee: 122, foot: 20 },
    nearArm: { shoulder: -10, elbow: 80 },
    farArm: { shoulder: 60, elbow: 30 },
  }),
  key(0.28, {
    spine: { lean: 20, nod: 8 },
    nearLeg: { hip: 20, knee: 10, foot: 20 },
    farLeg: { hip: 74, knee: 118, foot: 10 },
    nearArm: { shoulder: 30, elbow: 90 },
    farArm: { shoulder: -20, elbow: 70 },
  }),
  key(0.44, {
    spine: { lean: 14, nod: 4 },
    nearLeg: { hip: -20, knee: 20, foot: 30 },
    farLeg: { hip: 50, knee: 70 },
    nearArm: { shoulder: 40, elbow: 90 },
    farArm: { shoulder: -50, elbow: 70 },
  }),
];
/** Clearing a hurdle, hands and lead leg first, at a moment from -0.3 s before the bar to 0.44 s after it. */
export const hurdler = (kit: Dress, moment = 0): Figure => {
  const over = acting(OVER, { kit });
  return () => over(moment);
};
