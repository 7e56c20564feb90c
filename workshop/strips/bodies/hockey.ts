/** Ice hockey: skaters from the side with their sticks. */
import { repeating } from '../../figure/acting.ts';
import type { Skeleton } from '../../figure/bones.ts';
import type { Dress } from '../../figure/dress.ts';
import { bar, put, smooth, strut } from '../../figure/geometry.ts';
import type { Figure } from '../../figure/part.ts';
import type { Gear } from '../../figure/person.ts';
import { bothSides, key } from '../../figure/pose.ts';
import { type Point, points } from '../../kit/shapes.ts';
import { type Blade, skates } from './skater.ts';

/** From its heel. */
const STICK_BLADE = smooth(points('-0.03,0.02 0.26,0.03 0.3,0.08 0.02,0.1'));

const HOCKEY_BLADE: Blade = { heel: -0.1, tip: 0.23, depth: 0.05 };

const STRIDE = [
  key(0, {
    spine: { lean: 40, nod: 8 },
    nearLeg: { hip: 46, knee: 62 },
    farLeg: { hip: 4, knee: 44, foot: 6 },
    nearArm: { shoulder: 20, elbow: 46 },
    farArm: { shoulder: 34, elbow: 40 },
  }),
  key(0.35, {
    spine: { lean: 46, nod: 10 },
    nearLeg: { hip: 52, knee: 70 },
    farLeg: { hip: -24, knee: 30, foot: 16 },
    nearArm: { shoulder: 36, elbow: 40 },
    farArm: { shoulder: 46, elbow: 36 },
  }),
  key(0.6, {
    spine: { lean: 46, nod: 10 },
    nearLeg: { hip: 50, knee: 68 },
    farLeg: { hip: -34, knee: 34, foot: 26 },
    nearArm: { shoulder: 42, elbow: 36 },
    farArm: { shoulder: 50, elbow: 34 },
  }),
  key(0.82, {
    spine: { lean: 42, nod: 8 },
    nearLeg: { hip: 46, knee: 62 },
    farLeg: { hip: -6, knee: 70, foot: 24 },
    nearArm: { shoulder: 28, elbow: 44 },
    farArm: { shoulder: 40, elbow: 40 },
  }),
];

/** A skater in padded kit; the stick runs from the upper hand through the lower one to the ice. */
export function hockeyPlayer(kit: Dress, stick: string, phase: number): Figure {
  const blades = skates(HOCKEY_BLADE, 'steel');
  const gear = (bones: Skeleton): Gear => {
    const { front = [], ...rest } = blades(bones);
    const { hips, nearLeg, nearArm } = bones;
    const [x, y] = nearArm.wrist;
    const heel: Point = [x + 0.62, 0.05];
    return {
      ...rest,
      front: [
        ...front,
        { fill: stick, outline: strut([x - 0.28, y + 0.24], heel, 0.036) },
        { fill: stick, outline: put(STICK_BLADE, heel[0], 0) },
        { fill: kit.trunks ?? kit.legs, outline: bar([hips[0] - 0.02, hips[1] - 0.04], nearLeg.knee, 0.15, 0.09) },
        {
          fill: kit.sock ?? kit.top,
          outline: bar(nearLeg.knee, [nearLeg.ankle[0], nearLeg.ankle[1] + 0.12], 0.085, 0.07),
        },
      ],
    };
  };
  return repeating(bothSides(STRIDE), { kit, depth: HOCKEY_BLADE.depth, gear }, 0.85, phase);
}
