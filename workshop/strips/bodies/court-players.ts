/** Players of basketball and handball: they dribble, defend and jump to the basket. */
import { acting } from '../../figure/acting.ts';
import { track } from '../../figure/curves.ts';
import type { Dress } from '../../figure/dress.ts';
import type { Figure } from '../../figure/part.ts';
import { key } from '../../figure/pose.ts';
import type { Body } from '../body.ts';
import { type BallKit, ballParts } from './ball.ts';
import { runner } from './runner.ts';

/** Running with the ball bouncing ahead. */
export function dribbler(kit: Dress, ballKit: BallKit, phase: number): Figure {
  const height = (time: number): number => {
    const beat = (((time / 0.5 + phase) % 1) + 1) % 1;
    return ballKit.radius + 0.78 * (1 - (2 * beat - 1) ** 2);
  };
  return runner(kit, {
    phase,
    period: 0.62,
    reach: 0.72,
    lean: 18,
    gear: (_bones, time) => ({ front: ballParts([0.42, height(time)], ballKit, time * 500), isRead: false }),
  });
}

/** Stands with bent knees, arms out; sways over the line and back. */
const DEFENCE = [
  key(-1, {
    spine: { lean: 22, nod: 4 },
    nearLeg: { hip: 46, knee: 58 },
    farLeg: { hip: -2, knee: 40, foot: 10 },
    nearArm: { shoulder: 70, elbow: 20 },
    farArm: { shoulder: -30, elbow: 30 },
  }),
  key(-0.3, {
    spine: { lean: 26, nod: 4 },
    nearLeg: { hip: 54, knee: 66 },
    farLeg: { hip: -12, knee: 44, foot: 14 },
    nearArm: { shoulder: 88, elbow: 10 },
    farArm: { shoulder: 20, elbow: 60 },
  }),
  key(0.4, {
    spine: { lean: 18, nod: 2 },
    nearLeg: { hip: 40, knee: 52 },
    farLeg: { hip: 6, knee: 40, foot: 4 },
    nearArm: { shoulder: 60, elbow: 40 },
    farArm: { shoulder: 70, elbow: 20 },
  }),
  key(1.2, {
    spine: { lean: 26, nod: 4 },
    nearLeg: { hip: 50, knee: 66 },
    farLeg: { hip: -10, knee: 50, foot: 16 },
    nearArm: { shoulder: 96, elbow: 10 },
    farArm: { shoulder: 10, elbow: 50 },
  }),
];

/** Crosses the line at a slow walk. */
export const defender = (kit: Dress, speed: number): Body => ({
  figure: acting(DEFENCE, { kit }),
  speed,
  path: track('-0.5 -0.9, 0 0, 0.3 0.5, 0.8 1.5'),
  span: [0.9, 0.9],
});

const LAYUP = [
  key(-0.5, {
    spine: { lean: 16, nod: 4 },
    nearLeg: { hip: 40, knee: 40 },
    farLeg: { hip: -24, knee: 50, foot: 40 },
    nearArm: { shoulder: 30, elbow: 70 },
    farArm: { shoulder: 20, elbow: 80 },
  }),
  key(-0.15, {
    hop: 0.12,
    spine: { lean: 8, nod: -6 },
    nearLeg: { hip: 74, knee: 88, foot: 10 },
    farLeg: { hip: -20, knee: 20, foot: 50 },
    nearArm: { shoulder: 130, elbow: 40 },
    farArm: { shoulder: 40, elbow: 60 },
  }),
  key(0.15, {
    hop: 0.55,
    spine: { nod: -14 },
    nearLeg: { hip: 64, knee: 96, foot: 20 },
    farLeg: { hip: -12, knee: 24, foot: 50 },
    nearArm: { shoulder: 170, elbow: 6 },
    farArm: { shoulder: 50, elbow: 50 },
  }),
  key(0.45, {
    hop: 0.35,
    spine: { lean: 4, nod: -10 },
    nearLeg: { hip: 30, knee: 50, foot: 20 },
    farLeg: { hip: -6, knee: 24, foot: 40 },
    nearArm: { shoulder: 150, elbow: 10 },
    farArm: { shoulder: 30, elbow: 50 },
  }),
  key(0.8, {
    spine: { lean: 20, nod: 4 },
    nearLeg: { hip: 40, knee: 60 },
    farLeg: { hip: 10, knee: 50, foot: 10 },
    nearArm: { shoulder: 40, elbow: 40 },
    farArm: { shoulder: 20, elbow: 50 },
  }),
];

/** A jump to the basket, ball in the raised hand until it leaves. */
export function layup(kit: Dress, ballKit: BallKit): Figure {
  const rise = track('0.2 0, 0.5 0.7, 0.8 1.2');
  return acting(LAYUP, {
    kit,
    gear: ({ nearArm }, time) => ({
      front: ballParts([nearArm.wrist[0] + 0.1, nearArm.wrist[1] + 0.2 + rise(time)], ballKit, time * 300),
    }),
  });
}
