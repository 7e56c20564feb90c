/** A downhill racer. */
import { acting } from '../../figure/acting.ts';
import type { Arm, Skeleton } from '../../figure/bones.ts';
import { ellipse, strut } from '../../figure/geometry.ts';
import type { Figure, Part } from '../../figure/part.ts';
import type { Gear } from '../../figure/person.ts';
import { type KeyPose, type Pose, pose } from '../../figure/pose.ts';
import type { Point } from '../../kit/shapes.ts';
import { pair, RACE_SKI, SKI_DEPTH, type SkiKit } from './skis.ts';

/** The tuck; a `rise` of 0 is lowest, at 1 the racer almost sits up. */
const tuck = (rise: number): Pose =>
  pose({
    spine: { lean: 82 - rise * 26, nod: 22 },
    nearLeg: { hip: 76 - rise * 22, knee: 106 - rise * 26 },
    farLeg: { hip: 70 - rise * 20, knee: 101 - rise * 26 },
    nearArm: { shoulder: 62 - rise * 30, elbow: 62 },
    farArm: { shoulder: 56 - rise * 26, elbow: 66 },
  });

/** A racer in the tuck, poles bent round the body; bumps lift the trunk a little. */
export function downhill(kit: SkiKit, rise = 0, spray?: string): Figure {
  const keys: KeyPose[] = [
    [-0.12, tuck(rise + 0.1)],
    [0, tuck(rise)],
    [0.12, tuck(rise + 0.16)],
  ];
  const skis = pair({ ...RACE_SKI, hasShells: true }, kit);
  const gear = (bones: Skeleton): Gear => {
    const { behind = [], front = [], ...rest } = skis(bones);
    const pole = ({ wrist }: Arm): Part => ({ fill: 'steel', outline: bentPole(wrist, bones.hips), runsOn: 'ski' });
    const cloud = spray === undefined ? [] : snow(bones.nearLeg.ankle, spray);
    return { ...rest, behind: [...cloud, ...behind, pole(bones.farArm)], front: [...front, pole(bones.nearArm)] };
  };
  return acting(keys, { kit, depth: SKI_DEPTH, gear });
}

function bentPole(hand: Point, [x, y]: Point): Point[] {
  const elbow: Point = [x + 0.12, y + 0.02];
  const upper = strut(hand, elbow, 0.024);
  const lower = strut(elbow, [x - 0.52, y + 0.1], 0.024, 0.014);
  return [...upper.slice(0, 2), ...lower.slice(1, 3), ...upper.slice(2)];
}

/** Snow thrown up behind the boots: low, torn, and longer than the skis. */
const snow = ([x]: Point, fill: string): Part[] =>
  Array.from({ length: 11 }, (_, index) => {
    const rise = 0.05 + 0.028 * index * (1 + 0.5 * Math.sin(index * 2.4));
    const size = 0.16 + index * 0.016;
    return {
      fill,
      runsOn: 'spray',
      outline: ellipse(x - 0.35 - index * 0.3, rise, size * 1.7, size * (0.34 + 0.16 * Math.cos(index * 1.7)), 20),
    };
  });
