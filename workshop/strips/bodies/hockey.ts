/** Ice hockey: skaters from the side with their sticks. */
import { holding } from '../../figure/acting.ts';
import { hipHeight, type Leg, type Skeleton, shoulderOf } from '../../figure/bones.ts';
import type { Dress } from '../../figure/dress.ts';
import { bar, bearing, put, smooth, strut, towards } from '../../figure/geometry.ts';
import type { Figure, Part } from '../../figure/part.ts';
import type { Gear } from '../../figure/person.ts';
import { bothSides, key, type Pose, poseCycle } from '../../figure/pose.ts';
import { armTo } from '../../figure/reach.ts';
import { behindOf } from '../../kit/palette.ts';
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

/** How far down the shaft the lower hand is, in metres. */
const APART = 0.42;

/**
 * A skater in padded kit, both hands on the stick: it runs from the upper hand through the lower one to the ice.
 * @param ahead metres from the shoulders to the heel of the blade
 */
export function hockeyPlayer(kit: Dress, stick: string, phase: number, ahead = 0.86): Figure {
  const stride = poseCycle(bothSides(STRIDE))(phase);
  const { lean } = stride.spine;
  const shoulder = shoulderOf([0, hipHeight(stride, HOCKEY_BLADE.depth)], lean);
  const butt: Point = [shoulder[0] + 0.06, shoulder[1] - 0.34];
  const heel: Point = [shoulder[0] + ahead, 0.05];
  const down = bearing(butt, heel);
  const [upper, lower] = [towards(butt, down, 0.06), towards(butt, down, APART)];
  // The wrist is behind the fist.
  const wristAt = ([x, y]: Point): Point => [x - 0.05, y + 0.05];
  const stance: Pose = { ...stride, nearArm: armTo(shoulder, wristAt(upper)), farArm: armTo(shoulder, wristAt(lower)) };
  const blades = skates(HOCKEY_BLADE, 'steel');
  const gear = (bones: Skeleton): Gear => {
    const { front = [], behind = [], ...rest } = blades(bones);
    const { hips, nearLeg, farLeg } = bones;
    const padded = ({ knee, ankle }: Leg, trunks: string, sock: string): Part[] => [
      { fill: trunks, outline: bar([hips[0] - 0.02, hips[1] - 0.04], knee, 0.15, 0.09) },
      { fill: sock, outline: bar(knee, [ankle[0], ankle[1] + 0.12], 0.085, 0.07) },
    ];
    const [trunks, sock] = [kit.trunks ?? kit.legs, kit.sock ?? kit.top];
    return {
      ...rest,
      behind,
      between: padded(farLeg, behindOf(trunks), behindOf(sock)),
      front: [
        ...front,
        ...padded(nearLeg, trunks, sock),
        { fill: stick, outline: strut(butt, heel, 0.036) },
        { fill: 'kit-ink', outline: put(STICK_BLADE, heel[0], 0) },
      ],
    };
  };
  return holding(stance, { kit, depth: HOCKEY_BLADE.depth, gear });
}
