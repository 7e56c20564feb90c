/** A downhill racer. */
import type { Point } from '../../kit/shapes.ts';
import type { Figure, Part } from '../body.ts';
import { ellipse, strut } from '../geometry.ts';
import { acting, type Stance } from './act.ts';
import { pair, RACE_SKI, SKI_DEPTH, type SkiKit } from './skis.ts';

/** A racer in the tuck, poles bent round the body; `rise` 0 is lowest. */
export function downhill(kit: SkiKit, rise = 0, spray?: string): Figure {
  const crouch = (bump: number): Stance => {
    const r = rise + bump;
    return [
      0,
      0,
      82 - r * 26,
      22,
      76 - r * 22,
      106 - r * 26,
      0,
      70 - r * 20,
      101 - r * 26,
      0,
      62 - r * 30,
      62,
      56 - r * 26,
      66,
    ];
  };
  return acting(
    [
      [-0.12, crouch(0.1)],
      [0, crouch(0)],
      [0.12, crouch(0.16)],
    ],
    {
      kit,
      depth: SKI_DEPTH,
      gear: (bones) => {
        const skis = pair(RACE_SKI, kit.ski, kit.skiFar)(bones);
        const pole = (hand: Point): Part => ({ fill: kit.ski, outline: bentPole(hand, bones.hips) });
        const cloud = spray === undefined ? [] : snow(bones.near.ankle, spray);
        return {
          behind: [...cloud, ...(skis.behind ?? []), pole(bones.farArm.wrist)],
          isRead: false,
          front: [...(skis.front ?? []), pole(bones.nearArm.wrist)],
        };
      },
    },
  );
}

function bentPole(hand: Point, hips: Point): Point[] {
  const elbow: Point = [hips[0] + 0.12, hips[1] + 0.02];
  const basket: Point = [hips[0] - 0.52, hips[1] + 0.1];
  return [
    ...strut(hand, elbow, 0.03).slice(0, 2),
    ...strut(elbow, basket, 0.03, 0.016).slice(1, 3),
    ...strut(hand, elbow, 0.03).slice(2),
  ];
}

/** Snow thrown up behind the boots: low, torn, and longer than the skis. */
const snow = ([x]: Point, fill: string): Part[] =>
  Array.from({ length: 11 }, (_, index) => {
    const rise = 0.05 + 0.028 * index * (1 + 0.5 * Math.sin(index * 2.4));
    const size = 0.16 + index * 0.016;
    return {
      fill,
      outline: ellipse(x - 0.35 - index * 0.3, rise, size * 1.7, size * (0.34 + 0.16 * Math.cos(index * 1.7)), 20),
    };
  });
