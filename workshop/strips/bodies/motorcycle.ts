/** A racing motorcycle with its rider behind the screen. */
import type { Point } from '../../kit/shapes.ts';
import type { Figure, Part } from '../body.ts';
import { box, points, put, smooth, strut } from '../geometry.ts';
import { type Pose, skeleton } from './bones.ts';
import { plate } from './digits.ts';
import { armTo, legTo } from './reach.ts';
import { type Kit, person } from './rig.ts';
import { openWheel } from './wheels.ts';

export interface MotorcycleKit extends Kit {
  readonly fairing: string;
  readonly accent: string;
  readonly trim: string;
}

const RADIUS = 0.3;
const REAR: Point = [-0.68, RADIUS];
const FRONT: Point = [0.74, RADIUS];

const FAIRING = smooth(
  points(
    '0.98 0.74, 0.9 0.88, 0.66 1.0, 0.52 0.96, 0.4 0.86, 0.1 0.82, -0.1 0.6, -0.2 0.3, -0.05 0.17, 0.34 0.17, 0.42 0.34, 0.46 0.56, 0.7 0.66',
  ),
  4,
);

const TAIL = smooth(points('-0.1 0.78, -0.4 0.8, -0.7 0.98, -0.98 1.06, -1.0 1.0, -0.7 0.82, -0.3 0.62, -0.05 0.6'), 4);

const TANK = smooth(points('0.44 0.86, 0.3 0.98, 0.02 1.0, -0.16 0.84, -0.1 0.72, 0.3 0.72'), 4);

export function motorcycle(kit: MotorcycleKit, speed: number, number: string): Figure {
  const hips: Point = [-0.42, 0.96];
  const rest: Pose = {
    hips,
    lean: 80,
    nod: 24,
    near: legTo(hips, [-0.42, 0.46], 20),
    far: legTo(hips, [-0.42, 0.46], 20),
    nearArm: { shoulder: 0, elbow: 0 },
    farArm: { shoulder: 0, elbow: 0 },
  };
  const arm = armTo(skeleton(rest).shoulder, [0.46, 0.84]);
  const tyres = {
    radius: RADIUS,
    tyre: kit.trim,
    disc: '',
    tyreWidth: 0.075,
    spokes: 5,
    spoke: kit.trim,
    spokeWidth: 0.035,
  };
  return (time) => {
    const rolled = time * speed;
    const machine: Part[] = [
      ...openWheel(REAR, rolled, tyres),
      ...openWheel(FRONT, rolled, { ...tyres, counts: true }),
      { fill: kit.trim, outline: strut([-0.1, 0.42], REAR, 0.1, 0.06) },
      { fill: kit.trim, outline: strut([0.5, 0.9], FRONT, 0.07, 0.05) },
      {
        fill: kit.accent,
        outline: put(smooth(points('0.3 0.1, 0.1 0.33, -0.2 0.28, -0.1 0.24, 0.12 0.28'), 3), FRONT[0], FRONT[1]),
      },
      { fill: kit.trim, outline: box(-0.28, 0.26, 0.6, 0.4) },
      { fill: kit.accent, outline: TANK },
      { fill: kit.fairing, outline: TAIL },
      { fill: kit.fairing, outline: FAIRING },
      {
        fill: kit.accent,
        outline: points('0.4 0.3, 0.42 0.46, -0.12 0.56, -0.18 0.36'),
      },
      ...plate(number, [0.62, 0.82], { width: 0.26, height: 0.2, turn: -18 }),
    ];
    const pose: Pose = { ...rest, nearArm: arm, farArm: arm };
    const whole = person(pose, kit, { between: machine, isRead: false });
    return whole;
  };
}
