/** A racing motorcycle with its rider behind the screen. */
import { shoulderOf } from '../../figure/bones.ts';
import type { Dress } from '../../figure/dress.ts';
import { box, put, smooth, strut } from '../../figure/geometry.ts';
import type { Figure, Part } from '../../figure/part.ts';
import { person } from '../../figure/person.ts';
import type { Pose } from '../../figure/pose.ts';
import { armTo, legTo } from '../../figure/reach.ts';
import { type Point, points } from '../../kit/shapes.ts';
import type { Body } from '../body.ts';
import { plate } from './digits.ts';
import { openWheel, type Wheel } from './wheels.ts';

export interface MotorcycleKit extends Dress {
  readonly fairing: string;
  readonly accent: string;
  readonly trim: string;
}

const RADIUS = 0.3;
const REAR: Point = [-0.68, RADIUS];
const FRONT: Point = [0.74, RADIUS];

const FAIRING = smooth(
  points(
    '0.98,0.74 0.9,0.88 0.66,1.0 0.52,0.96 0.4,0.86 0.1,0.82 -0.1,0.6 -0.2,0.3 -0.05,0.17 0.34,0.17 0.42,0.34 0.46,0.56 0.7,0.66',
  ),
  4,
);

const TAIL = smooth(points('-0.1,0.78 -0.4,0.8 -0.7,0.98 -0.98,1.06 -1.0,1.0 -0.7,0.82 -0.3,0.62 -0.05,0.6'), 4);

const TANK = smooth(points('0.44,0.86 0.3,0.98 0.02,1.0 -0.16,0.84 -0.1,0.72 0.3,0.72'), 4);

const MUDGUARD = put(smooth(points('0.3,0.1 0.1,0.33 -0.2,0.28 -0.1,0.24 0.12,0.28'), 3), ...FRONT);

const HIPS: Point = [-0.42, 0.96];
const LEAN = 80;
const LEGS = legTo(HIPS, [-0.42, 0.46], 20);
const ARMS = armTo(shoulderOf(HIPS, LEAN), [0.46, 0.84]);
const SEAT: Pose = {
  hop: 0,
  spine: { lean: LEAN, nod: 24 },
  nearLeg: LEGS,
  farLeg: LEGS,
  nearArm: ARMS,
  farArm: ARMS,
};

export function motorcycle(kit: MotorcycleKit, speed: number, number: string): Body {
  const { trim, accent, fairing } = kit;
  const tyres: Wheel = {
    radius: RADIUS,
    tyre: trim,
    disc: '',
    tyreWidth: 0.075,
    spokes: 5,
    spoke: trim,
    spokeWidth: 0.035,
  };
  const figure: Figure = (time) => {
    const machine: Part[] = [
      ...openWheel(REAR, time * speed, tyres),
      ...openWheel(FRONT, time * speed, { ...tyres, counts: true }),
      { fill: trim, outline: strut([-0.1, 0.42], REAR, 0.1, 0.06) },
      { fill: trim, outline: strut([0.5, 0.9], FRONT, 0.07, 0.05) },
      { fill: accent, outline: MUDGUARD },
      { fill: trim, outline: box(-0.28, 0.26, 0.6, 0.4) },
      { fill: accent, outline: TANK },
      { fill: fairing, outline: TAIL },
      { fill: fairing, outline: FAIRING },
      { fill: accent, outline: points('0.4,0.3 0.42,0.46 -0.12,0.56 -0.18,0.36') },
      ...plate(number, [0.62, 0.82], { width: 0.26, height: 0.2, turn: -18 }),
    ];
    return person(SEAT, HIPS, kit, () => ({ between: machine, isRead: false }));
  };
  return { figure, speed };
}
