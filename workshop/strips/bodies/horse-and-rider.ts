/** A horse at the gallop with its rider, jumping or racing. */
import { shoulderOf } from '../../figure/bones.ts';
import { cycle, type Key } from '../../figure/curves.ts';
import type { Dress } from '../../figure/dress.ts';
import { strut } from '../../figure/geometry.ts';
import type { Figure } from '../../figure/part.ts';
import { person } from '../../figure/person.ts';
import type { Pose } from '../../figure/pose.ts';
import { armTo, legTo } from '../../figure/reach.ts';
import { type Point, points } from '../../kit/shapes.ts';
import { plate } from './digits.ts';
import { type ForeLeg, type HindLeg, type HorseKit, type HorsePose, horse } from './horse.ts';

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
  lift: 0.9,
  pitch: 8,
  neck: -22,
  nearFore: { forearm: 78, cannon: -66 },
  farFore: { forearm: 70, cannon: -74 },
  nearHind: { thigh: -20, gaskin: -96, cannon: -70 },
  farHind: { thigh: -10, gaskin: -88, cannon: -60 },
};

const SADDLE = points('-0.36,1.58 0.18,1.6 0.16,1.52 0.1,1.24 -0.04,1.22 -0.1,1.48 -0.36,1.52');
const CLOTH = points('-0.46,1.59 0.2,1.57 0.22,1.2 -0.42,1.22');

interface Seat {
  /** Degrees, as in a pose. */
  readonly lean: number;
  readonly nod: number;
  /** Metres on the standing horse. */
  readonly hips: Point;
  readonly foot: Point;
  readonly hand: Point;
}
const UPRIGHT: Seat = { lean: 44, nod: 12, hips: [-0.06, 1.8], foot: [0.06, 1.12], hand: [0.5, 1.8] };
/** Over a fence: out of the saddle, hands to the mouth. */
const FORWARD: Seat = { lean: 60, nod: 14, hips: [-0.04, 1.9], foot: [0.04, 1.16], hand: [0.74, 1.86] };
const RACING: Seat = { lean: 66, nod: 24, hips: [-0.1, 1.88], foot: [0.02, 1.42], hand: [0.62, 1.86] };

export interface Mount {
  readonly horse: HorseKit;
  readonly rider: Dress;
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

export function mounted(mount: Mount, gallop: Gallop): Figure {
  const { horse: coat, rider, saddle, cloth, ink, number, isRacing = false } = mount;
  return (time) => {
    const phase = gallop.phase + time / gallop.period;
    const { parts, seat, bit } = horse(gallop.isJumping === true ? JUMPING : galloping(phase), coat);
    const { lean, nod, ...at } = isRacing ? RACING : gallop.isJumping === true ? FORWARD : UPRIGHT;
    const [hips, hand] = [seat(at.hips), seat(at.hand)];
    const leg = legTo(hips, seat(at.foot), -8);
    const arm = armTo(shoulderOf(hips, lean), hand);
    const riding: Pose = { hop: 0, spine: { lean, nod }, nearLeg: leg, farLeg: leg, nearArm: arm, farArm: arm };
    return person(riding, hips, rider, () => ({
      between: [
        ...parts,
        { fill: cloth, outline: CLOTH.map(seat) },
        ...plate(number, seat([-0.32, 1.34]), { width: 0.01, height: 0.24, ground: cloth, ink }),
        { fill: saddle, outline: SADDLE.map(seat) },
      ],
      front: [{ fill: ink, outline: strut(hand, bit, 0.018) }],
      isRead: false,
    }));
  };
}
