/** Fencers on the piste: guard, lunge and recovery, or a flèche over the line. */
import { acting } from '../../figure/acting.ts';
import type { Arm } from '../../figure/bones.ts';
import { track } from '../../figure/curves.ts';
import { ellipse, onBone, put, strut, towards } from '../../figure/geometry.ts';
import type { Part } from '../../figure/part.ts';
import type { Kit } from '../../figure/person.ts';
import { type KeyPose, pose } from '../../figure/pose.ts';
import type { Body } from '../body.ts';

const GUARD = pose({
  spine: { lean: 2 },
  nearLeg: { hip: 42, knee: 46 },
  farLeg: { hip: -44, knee: -34 },
  nearArm: { shoulder: 34, elbow: 54 },
  farArm: { shoulder: -118, elbow: -60 },
});
const REACH = pose({
  spine: { lean: 8, nod: 2 },
  nearLeg: { hip: 50, knee: 40, foot: -16 },
  farLeg: { hip: -44, knee: -26 },
  nearArm: { shoulder: 74, elbow: 12 },
  farArm: { shoulder: -118, elbow: -50 },
});
const LUNGE = pose({
  spine: { lean: 22, nod: 6 },
  nearLeg: { hip: 82, knee: 84 },
  farLeg: { hip: -64, knee: -6 },
  nearArm: { shoulder: 88, elbow: 2 },
  farArm: { shoulder: -98, elbow: -6 },
});
const FLECHE = pose({
  spine: { lean: 52, nod: 24 },
  nearLeg: { hip: -34, knee: 12, foot: 50 },
  farLeg: { hip: 24, knee: 84, foot: 30 },
  nearArm: { shoulder: 92 },
  farArm: { shoulder: -74, elbow: -10 },
});
const LANDING = pose({
  spine: { lean: 34, nod: 14 },
  nearLeg: { hip: 44, knee: 60 },
  farLeg: { hip: -38, knee: 40, foot: 50 },
  nearArm: { shoulder: 70, elbow: 20 },
  farArm: { shoulder: -60, elbow: -10 },
});

export interface Weapon {
  readonly blade: string;
  readonly guard: string;
  /** Radius of the bell. */
  readonly bell: number;
}

/** The blade points on from the forearm, a little raised or lowered. */
function weaponOf({ wrist, reach }: Arm, { blade, guard, bell }: Weapon, raise: number): Part[] {
  const hand = towards(wrist, reach, 0.1);
  const tip = towards(hand, reach + raise, 0.92);
  const knob = towards(hand, reach + raise, 0.015);
  return [
    { fill: blade, outline: strut(hand, tip, 0.02, 0.011) },
    { fill: blade, outline: ellipse(tip[0], tip[1], 0.016, 0.016, 10), counts: true },
    { fill: guard, outline: put(ellipse(0, 0, bell * 0.42, bell), knob[0], knob[1], reach + raise - 90) },
  ];
}

function dressed(kit: Kit, weapon: Weapon, keys: readonly KeyPose[], raise: (time: number) => number) {
  return acting(keys, {
    kit,
    gear: ({ nearArm, skull }, time) => ({
      front: [
        { fill: kit.hair, outline: onBone(skull, 90, ellipse(0.0, -0.01, 0.135, 0.16)) },
        ...weaponOf(nearArm, weapon, raise(time)),
      ],
      isRead: false,
    }),
  });
}

/** Tip over the line at 0, deepest at `depth` metres, then back again. A `tempo` below 1 is quicker. */
export function lunge(kit: Kit, weapon: Weapon, depth: number, tempo = 1): Body {
  const keys: KeyPose[] = [
    [-0.5 * tempo, GUARD],
    [-0.1 * tempo, REACH],
    [0.22 * tempo, LUNGE],
    [0.42 * tempo, LUNGE],
    [0.8 * tempo, GUARD],
  ];
  const path = track(`-0.5 -0.75, -0.1 -0.2, 0 0, 0.24 ${depth}, 0.42 ${depth - 0.02}, 0.86 -0.7`);
  const tremble = track('-0.2 8, 0.1 0, 0.24 -3, 0.32 5, 0.42 2, 0.8 12');
  const figure = dressed(kit, weapon, keys, tremble);
  return { figure, speed: 4, path: (time) => path(time / tempo), span: [0.6 * tempo, 0.95 * tempo] };
}

/** A running attack that carries the whole body past the line. */
export function fleche(kit: Kit, weapon: Weapon, speed: number): Body {
  const keys: KeyPose[] = [
    [-0.35, REACH],
    [0.02, FLECHE],
    [0.3, LANDING],
    [0.62, FLECHE],
  ];
  return { figure: dressed(kit, weapon, keys, () => 2), speed };
}
