/** A horse at the gallop with its rider, jumping or racing. */
import type { Point } from '../../kit/shapes.ts';
import type { Figure, Part } from '../body.ts';
import { strut } from '../geometry.ts';
import { cycle, type Key } from '../motion.ts';
import { type Pose, skeleton } from './bones.ts';
import { plate } from './digits.ts';
import { type ForeLeg, type HindLeg, type HorseKit, type HorsePose, horse } from './horse.ts';
import { armTo, legTo } from './reach.ts';
import { type Kit, person } from './rig.ts';

const PHASES = [0, 0.12, 0.25, 0.38, 0.55, 0.72, 0.88];
const over = (values: readonly number[]) => cycle(PHASES.map((at, index): Key => [at, values[index] ?? 0]));

/** From the moment the hoof lands. */
const FOREARM = over([30, 2, -30, -12, 28, 54, 48]);
const FORE_CANNON = over([30, 0, -38, -92, -80, -10, 34]);
const HIND_THIGH = over([42, 20, -8, -2, 26, 52, 54]);
const GASKIN = over([-8, -34, -52, -78, -66, -44, -18]);
const HIND_CANNON = over([30, 6, -40, -48, 0, 26, 40]);

const fore = (phase: number): ForeLeg => ({ forearm: FOREARM(phase), cannon: FORE_CANNON(phase) });
const hind = (phase: number): HindLeg => ({
  thigh: HIND_THIGH(phase),
  gaskin: GASKIN(phase),
  cannon: HIND_CANNON(phase),
});

function galloping(phase: number): HorsePose {
  const beat = Math.cos(2 * Math.PI * (phase - 0.3));
  return {
    lift: Math.max(0, 0.06 * Math.cos(2 * Math.PI * (phase - 0.85))),
    pitch: -2.5 * beat,
    neck: -20 + 7 * beat,
    nearHind: hind(phase),
    farHind: hind(phase - 0.1),
    nearFore: fore(phase - 0.36),
    farFore: fore(phase - 0.5),
  };
}

/** Over the top of a fence: forelegs folded, hind legs following. */
const JUMPING: HorsePose = {
  lift: 1.02,
  pitch: 8,
  neck: -22,
  nearFore: { forearm: 78, cannon: -66 },
  farFore: { forearm: 70, cannon: -74 },
  nearHind: { thigh: -20, gaskin: -96, cannon: -70 },
  farHind: { thigh: -10, gaskin: -88, cannon: -60 },
};

export interface Mount {
  readonly horse: HorseKit;
  readonly rider: Kit;
  readonly saddle: string;
  readonly cloth: string;
  readonly ink: string;
  readonly number: string;
  /** Racing jockeys crouch over short stirrups. */
  readonly isRacing?: boolean;
}

export interface Gallop {
  readonly phase: number;
  /** Seconds per stride. */
  readonly period: number;
  readonly isJumping?: boolean;
}

export function mounted(
  { horse: coat, rider, saddle, cloth, ink, number, isRacing = false }: Mount,
  gallop: Gallop,
): Figure {
  return (time) => {
    const phase = gallop.phase + time / gallop.period;
    const { parts, seat, bit } = horse(gallop.isJumping === true ? JUMPING : galloping(phase), coat);
    const hips = seat(isRacing ? [-0.1, 1.88] : [-0.06, 1.8]);
    const foot = seat(isRacing ? [0.02, 1.42] : [0.06, 1.12]);
    const rest: Pose = {
      hips,
      lean: isRacing ? 66 : 44,
      nod: isRacing ? 24 : 12,
      near: legTo(hips, foot, -8),
      far: legTo(hips, foot, -8),
      nearArm: { shoulder: 0, elbow: 0 },
      farArm: { shoulder: 0, elbow: 0 },
    };
    const hand = seat(isRacing ? [0.62, 1.86] : [0.5, 1.8]);
    const arm = armTo(skeleton(rest).shoulder, hand);
    const tack: Part[] = [
      {
        fill: saddle,
        outline: [
          [-0.36, 1.58],
          [0.18, 1.6],
          [0.16, 1.52],
          [0.1, 1.24],
          [-0.04, 1.22],
          [-0.1, 1.48],
          [-0.36, 1.52],
        ].map(([x = 0, y = 0]) => seat([x, y])),
      },
    ];
    const blanket: Part[] = [
      {
        fill: cloth,
        outline: [
          [-0.46, 1.59],
          [0.2, 1.57],
          [0.22, 1.2],
          [-0.42, 1.22],
        ].map(([x = 0, y = 0]): Point => seat([x, y])),
      },
      ...plate(number, seat([-0.32, 1.34]), { width: 0.01, height: 0.24, ground: cloth, ink }),
    ];
    return person({ ...rest, nearArm: arm, farArm: arm }, rider, {
      between: [...parts, ...blanket, ...tack],
      front: [{ fill: ink, outline: strut(hand, bit, 0.018) }],
      isRead: false,
    });
  };
}
