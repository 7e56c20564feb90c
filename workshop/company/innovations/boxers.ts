/** Two boxers, the referee and a judge at the ringside; metres, feet at 0, facing right. */
import type { Arm } from '../../figure/bones.ts';
import type { Dress } from '../../figure/dress.ts';
import { ellipse, put, towards } from '../../figure/geometry.ts';
import type { Part } from '../../figure/part.ts';
import { type Pose, pose } from '../../figure/pose.ts';
import { CLOTHED, kitOf } from '../../screens/people.ts';
import { figure } from '../kit/figure.ts';

const JAB = pose({
  spine: { lean: 16, nod: 6 },
  nearLeg: { hip: 34, knee: 30 },
  farLeg: { hip: -24, knee: 30, foot: 30 },
  nearArm: { shoulder: 84, elbow: 6 },
  farArm: { shoulder: 44, elbow: 112 },
});
const GUARD = pose({
  spine: { lean: -4, nod: 12 },
  nearLeg: { hip: 28, knee: 34 },
  farLeg: { hip: -22, knee: 24, foot: 20 },
  nearArm: { shoulder: 40, elbow: 112 },
  farArm: { shoulder: 56, elbow: 102 },
});
const REFEREE = pose({
  spine: { lean: 14, nod: 2 },
  nearLeg: { hip: 24, knee: 26 },
  farLeg: { hip: -12, knee: 16, foot: 8 },
  nearArm: { shoulder: 34, elbow: 44 },
  farArm: { shoulder: 48, elbow: 32 },
});
/** The thumb on the key, the eyes on the ring. */
const JUDGE = pose({
  spine: { lean: 10, nod: -8 },
  nearLeg: { hip: 86, knee: 88 },
  farLeg: { hip: 80, knee: 78 },
  nearArm: { shoulder: 34, elbow: 52 },
  farArm: { shoulder: 40, elbow: 44 },
});

function boxer(stance: Pose, index: number, colour: string, isTurned = false): Part[] {
  const kit: Dress = {
    ...{ ...kitOf(index, colour, colour), isTight: false },
    ...{ cover: 'short', shoes: 'kit-white', sock: 'kit-white', gloves: colour, isFist: true },
  };
  const glove = ({ wrist, reach }: Arm): Part[] => [
    { fill: `${colour}-s`, outline: put(ellipse(0, 0, 0.12, 0.088), ...towards(wrist, reach, 0.06), reach - 90) },
    { fill: colour, outline: put(ellipse(0.008, 0.012, 0.108, 0.074), ...towards(wrist, reach, 0.06), reach - 90) },
  ];
  return figure(stance, {
    kit,
    isTurned,
    gear: ({ nearArm, farArm }) => ({ behind: glove(farArm), front: glove(nearArm) }),
  });
}

export const redBoxer = boxer(JAB, 4, 'kit-red');
export const blueBoxer = boxer(GUARD, 1, 'kit-blue', true);

export const referee = figure(REFEREE, {
  isTurned: true,
  kit: {
    ...kitOf(3, 'kit-white', 'kit-ink'),
    ...CLOTHED,
    sleeves: 'short',
    cover: 'short',
    shoes: 'kit-ink',
    hand: 'open',
  },
});

export const judge = figure(JUDGE, {
  kit: {
    ...{ ...kitOf(3, 'kit-white', 'steel'), ...CLOTHED },
    ...{ cover: 'bun', hair: 'hair-2', shoes: 'kit-ink', extra: 'glasses', hand: 'key', handFar: 'key' },
  },
});
