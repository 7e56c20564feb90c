/** Volleyball players at the net. */
import { acting } from '../../figure/acting.ts';
import { track } from '../../figure/curves.ts';
import type { Figure } from '../../figure/part.ts';
import type { Kit } from '../../figure/person.ts';
import { key } from '../../figure/pose.ts';
import type { Body } from '../body.ts';

const BLOCK = [
  key(-0.5, {
    spine: { lean: 14 },
    nearLeg: { hip: 40, knee: 66 },
    farLeg: { hip: 36, knee: 66 },
    nearArm: { shoulder: -40, elbow: 30 },
    farArm: { shoulder: -40, elbow: 30 },
  }),
  key(-0.2, {
    hop: 0.2,
    spine: { lean: 4, nod: -6 },
    nearLeg: { hip: 4, knee: 10, foot: 40 },
    farLeg: { hip: 2, knee: 12, foot: 40 },
    nearArm: { shoulder: 120, elbow: 30 },
    farArm: { shoulder: 116, elbow: 30 },
  }),
  key(0.02, {
    hop: 0.62,
    spine: { lean: 14, nod: -4 },
    nearLeg: { hip: -8, knee: 20, foot: 40 },
    farLeg: { hip: -10, knee: 26, foot: 40 },
    nearArm: { shoulder: 142, elbow: 2 },
    farArm: { shoulder: 136, elbow: 6 },
  }),
  key(0.28, {
    hop: 0.5,
    spine: { lean: 18, nod: 2 },
    nearLeg: { hip: -2, knee: 26, foot: 30 },
    farLeg: { hip: -6, knee: 30, foot: 30 },
    nearArm: { shoulder: 128, elbow: 4 },
    farArm: { shoulder: 120, elbow: 6 },
  }),
  key(0.6, {
    spine: { lean: 14, nod: 6 },
    nearLeg: { hip: 30, knee: 56 },
    farLeg: { hip: 26, knee: 50 },
    nearArm: { shoulder: 80, elbow: 40 },
    farArm: { shoulder: 70, elbow: 40 },
  }),
];
const SPIKE = [
  key(-0.45, {
    hop: 0.1,
    spine: { nod: -8 },
    nearLeg: { hip: 20, knee: 40, foot: 30 },
    farLeg: { hip: -20, knee: 60, foot: 40 },
    nearArm: { shoulder: -60, elbow: 10 },
    farArm: { shoulder: -50, elbow: 10 },
  }),
  key(-0.12, {
    hop: 0.62,
    spine: { lean: -14, nod: -10 },
    nearLeg: { hip: -20, knee: 70, foot: 40 },
    farLeg: { hip: -30, knee: 84, foot: 40 },
    nearArm: { shoulder: 216, elbow: 70 },
    farArm: { shoulder: 100, elbow: 60 },
  }),
  key(0, {
    hop: 0.68,
    spine: { lean: 8, nod: -4 },
    nearLeg: { hip: -4, knee: 50, foot: 34 },
    farLeg: { hip: -14, knee: 60, foot: 34 },
    nearArm: { shoulder: 138, elbow: 10 },
    farArm: { shoulder: 30, elbow: 90 },
  }),
  key(0.1, {
    hop: 0.62,
    spine: { lean: 16, nod: -2 },
    nearLeg: { hip: 6, knee: 40, foot: 30 },
    farLeg: { hip: -4, knee: 44, foot: 30 },
    nearArm: { shoulder: 104, elbow: 4 },
    farArm: { elbow: 90 },
  }),
  key(0.3, {
    hop: 0.4,
    spine: { lean: 26, nod: 8 },
    nearLeg: { hip: 24, knee: 40, foot: 20 },
    farLeg: { hip: 10, knee: 40, foot: 20 },
    nearArm: { shoulder: 50, elbow: 20 },
    farArm: { shoulder: -10, elbow: 40 },
  }),
  key(0.62, {
    spine: { lean: 26, nod: 10 },
    nearLeg: { hip: 40, knee: 70 },
    farLeg: { hip: 24, knee: 60 },
    nearArm: { shoulder: 10, elbow: 30 },
    farArm: { shoulder: -20, elbow: 40 },
  }),
];

/** At the net: only what reaches over it crosses the line. `depth` metres of hand and forearm. */
export function atNet(kit: Kit, kind: 'block' | 'spike', depth: number): Body {
  const path = track(`-0.3 -0.6, 0 0, 0.1 ${depth}, 0.2 ${depth * 0.8}, 0.45 -0.6`);
  const figure = acting(kind === 'block' ? BLOCK : SPIKE, { kit });
  // The rest of the body stays on its side of the net.
  const hands: Figure = (time) =>
    figure(time)
      .filter((_, index, parts) => index >= parts.length - 3 || (kind === 'block' && index < 3))
      .map((part, index, parts) => ({ ...part, counts: index === parts.length - 3 }));
  return { figure: hands, speed: 3, path, span: [0.6, 0.7] };
}
