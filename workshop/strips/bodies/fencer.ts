/** Fencers on the piste: guard, lunge and recovery, or a flèche over the line. */
import type { Body, Part } from '../body.ts';
import { ellipse, onBone, put, strut, towards } from '../geometry.ts';
import { track } from '../motion.ts';
import { acting, type Stance } from './act.ts';
import type { Arm } from './bones.ts';
import type { Kit } from './rig.ts';

const GUARD: Stance = [0, 0, 2, 0, 42, 46, 0, -44, -34, 0, 34, 54, -118, -60];
const REACH: Stance = [0, 0, 8, 2, 50, 40, -16, -44, -26, 0, 74, 12, -118, -50];
const LUNGE: Stance = [0, 0, 22, 6, 82, 84, 0, -64, -6, 0, 88, 2, -98, -6];
const FLECHE: Stance = [0, 0, 52, 24, -34, 12, 50, 24, 84, 30, 92, 0, -74, -10];
const LANDING: Stance = [0, 0, 34, 14, 44, 60, 0, -38, 40, 50, 70, 20, -60, -10];

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

function dressed(
  kit: Kit,
  weapon: Weapon,
  keys: readonly (readonly [number, Stance])[],
  raise: (time: number) => number,
) {
  return acting(keys, {
    kit,
    gear: ({ nearArm, skull }, _pose, time) => ({
      front: [
        { fill: kit.hair, outline: onBone(skull, 90, ellipse(0.0, -0.01, 0.135, 0.16)) },
        ...weaponOf(nearArm, weapon, raise(time)),
      ],
      isRead: false,
    }),
  });
}

/** Tip over the line at 0, deepest at `depth` metres, then back again. */
export function lunge(kit: Kit, weapon: Weapon, depth: number, quick = 1): Body {
  const q = quick;
  const keys: [number, Stance][] = [
    [-0.5 * q, GUARD],
    [-0.1 * q, REACH],
    [0.22 * q, LUNGE],
    [0.42 * q, LUNGE],
    [0.8 * q, GUARD],
  ];
  const path = track([
    [-0.5 * q, -0.75],
    [-0.1 * q, -0.2],
    [0, 0],
    [0.24 * q, depth],
    [0.42 * q, depth - 0.02],
    [0.86 * q, -0.7],
  ]);
  const tremble = track([
    [-0.2, 8],
    [0.1, 0],
    [0.24, -3],
    [0.32, 5],
    [0.42, 2],
    [0.8, 12],
  ]);
  return { figure: dressed(kit, weapon, keys, tremble), speed: 4, path, span: [0.6 * q, 0.95 * q] };
}

/** A running attack that carries the whole body past the line. */
export function fleche(kit: Kit, weapon: Weapon, speed: number): Body {
  const keys: [number, Stance][] = [
    [-0.35, REACH],
    [0.02, FLECHE],
    [0.3, LANDING],
    [0.62, FLECHE],
  ];
  return { figure: dressed(kit, weapon, keys, () => 2), speed, span: [1.2 / speed, 4 / speed] };
}
