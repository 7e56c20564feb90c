/** Cross-country skiers and ski jumpers. */
import { acting, holding, repeating } from '../../figure/acting.ts';
import type { Figure } from '../../figure/part.ts';
import { bothSides, key, type Pose, pose } from '../../figure/pose.ts';
import { JUMPING_SKI, pair, plantedPole, SKI_DEPTH, type SkiKit, TOURING_SKI } from './skis.ts';

/** The diagonal stride: arm and opposite leg swing together. */
const STRIDE = [
  key(0, {
    spine: { lean: 36, nod: 20 },
    nearLeg: { hip: 34, knee: 46 },
    farLeg: { hip: -34, knee: 34, foot: 52 },
    nearArm: { shoulder: -62, elbow: 14 },
    farArm: { shoulder: 66, elbow: 34 },
  }),
  key(0.3, {
    spine: { lean: 34, nod: 20 },
    nearLeg: { hip: 28, knee: 44 },
    farLeg: { hip: -30, knee: 54, foot: 66 },
    nearArm: { shoulder: -48, elbow: 20 },
    farArm: { shoulder: 48, elbow: 34 },
  }),
  key(0.6, {
    spine: { lean: 30, nod: 18 },
    nearLeg: { hip: 16, knee: 36 },
    farLeg: { hip: -2, knee: 48, foot: 30 },
    nearArm: { shoulder: -22, elbow: 30 },
    farArm: { shoulder: 10, elbow: 40 },
  }),
  key(0.82, {
    spine: { lean: 34, nod: 20 },
    nearLeg: { hip: 2, knee: 36, foot: 4 },
    farLeg: { hip: 26, knee: 52 },
    nearArm: { shoulder: 20, elbow: 40 },
    farArm: { shoulder: -28, elbow: 24 },
  }),
];

export function diagonalStride(kit: SkiKit, phase: number, period = 0.95): Figure {
  return repeating(
    bothSides(STRIDE),
    {
      kit,
      depth: SKI_DEPTH,
      gear: pair(TOURING_SKI, kit, (arm) => plantedPole(arm, 1.42, 'steel')),
    },
    period,
    phase,
  );
}

/** The sprint finish: one ski is kicked over the line. */
export function skiLunge(kit: SkiKit, depth = 1): Figure {
  return acting(
    [
      key(-0.4, {
        spine: { lean: 46, nod: 26 },
        nearLeg: { hip: 30, knee: 60 },
        farLeg: { hip: 10, knee: 44, foot: 20 },
        nearArm: { shoulder: -40, elbow: 20 },
        farArm: { shoulder: -20, elbow: 30 },
      }),
      key(-0.1, {
        spine: { lean: 42, nod: 22 },
        nearLeg: { hip: 56, knee: 48 },
        farLeg: { hip: -20, knee: 56, foot: 56 },
        nearArm: { shoulder: 20, elbow: 30 },
        farArm: { shoulder: -20, elbow: 30 },
      }),
      key(0.04, {
        spine: { lean: 38 * depth, nod: 22 },
        nearLeg: { hip: 66, knee: 24 },
        farLeg: { hip: -40, knee: 60, foot: 80 },
        nearArm: { shoulder: 40, elbow: 30 },
        farArm: { shoulder: -50, elbow: 20 },
      }),
      key(0.4, {
        spine: { lean: 32, nod: 22 },
        nearLeg: { hip: 62, knee: 30 },
        farLeg: { hip: -40, knee: 64, foot: 84 },
        nearArm: { shoulder: 20, elbow: 40 },
        farArm: { shoulder: -60, elbow: 10 },
      }),
    ],
    { kit, depth: SKI_DEPTH, gear: pair(TOURING_SKI, kit, (arm) => plantedPole(arm, 1.42, 'steel')) },
  );
}

export type JumpPhase = 'flight' | 'landing';

const JUMP: Readonly<Record<JumpPhase, Pose>> = {
  flight: pose({
    hop: 1,
    spine: { lean: 62, nod: 26 },
    nearLeg: { hip: -62, knee: 2, foot: -14 },
    farLeg: { hip: -58, knee: 4, foot: -8 },
    nearArm: { shoulder: -48, elbow: -4 },
    farArm: { shoulder: -40, elbow: -2 },
  }),
  landing: pose({
    spine: { lean: 10, nod: 4 },
    nearLeg: { hip: 66, knee: 78 },
    farLeg: { hip: -4, knee: 92, foot: 46 },
    nearArm: { shoulder: 84, elbow: 8 },
    farArm: { shoulder: -76, elbow: -6 },
  }),
};

export function skiJumper(kit: SkiKit, phase: JumpPhase): Figure {
  return holding(JUMP[phase], { kit, depth: SKI_DEPTH, gear: pair(JUMPING_SKI, kit) });
}
