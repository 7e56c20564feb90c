/** Track and road cyclists: frame, rolling wheels, legs that follow the cranks. */
import { shoulderOf } from '../../figure/bones.ts';
import { track } from '../../figure/curves.ts';
import type { Dress } from '../../figure/dress.ts';
import { bar, mix, strut, towards } from '../../figure/geometry.ts';
import type { Figure, Part } from '../../figure/part.ts';
import { person } from '../../figure/person.ts';
import type { Pose } from '../../figure/pose.ts';
import { armTo, legTo } from '../../figure/reach.ts';
import type { Point } from '../../kit/shapes.ts';
import type { Body } from '../body.ts';
import { openWheel, type Wheel, wheel } from './wheels.ts';

/** What fills the tyre. */
export type Rim = Omit<Wheel, 'radius' | 'tyre'>;

export interface CycleKit extends Dress {
  readonly frame: string;
  readonly tyre: string;
  readonly rear: Rim;
  readonly front: Rim;
}

export interface Ride {
  readonly speed: number;
  /** Turn of the cranks at the reading, 0 to 1. */
  readonly phase: number;
  /** Metres per turn of the cranks. */
  readonly gear?: number;
  /** 1 pushes the bicycle forward over the line, arms and legs long. */
  readonly thrown?: number;
  /** 0 lies low, 1 sits up. */
  readonly upright?: number;
}

const RADIUS = 0.335;
const REAR: Point = [-0.41, RADIUS];
const FRONT: Point = [0.57, RADIUS];
const CRANKS: Point = [0, 0.28];
const SADDLE: Point = [-0.19, 0.95];
const HEAD: Point = [0.43, 0.84];
const CROWN: Point = [0.47, 0.66];
const DROPS: Point = [0.58, 0.74];
const CRANK = 0.165;

function wheelAt(at: Point, rolled: number, tyre: string, rim: Rim, counts = false): Part[] {
  const whole: Wheel = { ...rim, radius: RADIUS, tyre, counts };
  return rim.disc === '' ? openWheel(at, rolled, whole) : wheel(at, rolled, whole);
}

const frame = (fill: string): Part[] => [
  { fill, outline: strut(CRANKS, [-0.16, 0.82], 0.05, 0.04) },
  { fill, outline: strut([-0.16, 0.82], SADDLE, 0.03) },
  { fill, outline: strut([-0.15, 0.78], HEAD, 0.04) },
  { fill, outline: strut(CRANKS, CROWN, 0.065, 0.05) },
  { fill, outline: strut(HEAD, CROWN, 0.055) },
  { fill, outline: strut(CRANKS, REAR, 0.03, 0.022) },
  { fill, outline: strut([-0.15, 0.74], REAR, 0.026, 0.018) },
  { fill, outline: strut(CROWN, FRONT, 0.04, 0.024) },
  { fill, outline: bar([-0.32, 0.965], [-0.04, 0.955], 0.024, 0.012) },
  { fill, outline: bar(HEAD, [0.53, 0.87], 0.018) },
  { fill, outline: bar([0.53, 0.87], [0.62, 0.83], 0.018) },
  { fill, outline: bar([0.62, 0.83], DROPS, 0.018) },
  { fill, outline: bar(DROPS, [0.46, 0.7], 0.018) },
];

export function cyclist(kit: CycleKit, { speed, phase, gear = 7.6, thrown = 0, upright = 0 }: Ride): Body {
  const throwing = track(`-0.22 0, -0.02 ${thrown}, 0.2 ${thrown}, 0.5 0`);
  const figure: Figure = (time) => {
    const push = throwing(time);
    const turn = (phase + (time * speed) / gear) * -360;
    const rolled = time * speed;
    const pedals: [Point, Point] = [towards(CRANKS, turn, CRANK), towards(CRANKS, turn + 180, CRANK)];
    const ankle = ([x, y]: Point): Point => [x - 0.1, y + 0.115];
    const hips: Point = [SADDLE[0] + 0.03 - push * 0.3, SADDLE[1] + 0.085 - push * 0.06];
    const lean = mix(75, 48, upright) + push * 10;
    const grip: Point = upright > 0.5 ? [0.5, 0.9] : [DROPS[0] - 0.03, DROPS[1] + 0.02];
    const arm = armTo(shoulderOf(hips, lean), grip);
    const seat: Pose = {
      hop: 0,
      spine: { lean, nod: mix(26, 16, upright) + push * 6 },
      nearLeg: legTo(hips, ankle(pedals[0]), 12),
      farLeg: legTo(hips, ankle(pedals[1]), 12),
      nearArm: arm,
      farArm: { ...arm, shoulder: arm.shoulder + 3 },
    };
    const crank = (pedal: Point): Part[] => [
      { fill: kit.tyre, outline: bar(CRANKS, pedal, 0.018, 0.012) },
      { fill: kit.tyre, outline: strut([pedal[0] - 0.05, pedal[1]], [pedal[0] + 0.05, pedal[1]], 0.022) },
    ];
    return person(seat, hips, kit, () => ({
      behind: crank(pedals[1]),
      between: [
        ...wheelAt(REAR, rolled, kit.tyre, kit.rear),
        ...wheelAt(FRONT, rolled, kit.tyre, kit.front, true),
        ...frame(kit.frame),
        ...crank(pedals[0]),
      ],
      isRead: false,
    }));
  };
  return { figure, speed };
}
