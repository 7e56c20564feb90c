/** Balls, in the hand and in the air. */
import { ellipse, put } from '../../figure/geometry.ts';
import type { Part } from '../../figure/part.ts';
import type { Point } from '../../kit/shapes.ts';
import type { Body } from '../body.ts';

export interface BallKit {
  readonly fill: string;
  readonly seam: string;
  readonly radius: number;
}

/** A ball with seams that turn as it flies or rolls; the turn is in degrees. */
export function ballParts([x, y]: Point, { fill, seam, radius }: BallKit, turn: number): Part[] {
  const arc = (bend: number): Point[] => {
    const edge = (sign: number): Point[] =>
      Array.from({ length: 9 }, (_, index): Point => {
        const v = -1 + index / 4;
        return [(bend * (1 - v * v) + sign * 0.05) * radius, v * radius * 0.97];
      });
    return put([...edge(1), ...edge(-1).toReversed()], x, y, turn);
  };
  return [
    { fill, outline: ellipse(x, y, radius), counts: true },
    { fill: seam, outline: arc(0.55) },
    { fill: seam, outline: arc(-0.55) },
    { fill: seam, outline: arc(0) },
  ];
}

/** A flying ball: speed in m/s, height at the reading in metres, climb in m/s. */
export const ball = (kit: BallKit, speed: number, height: number, climb: number): Body => ({
  figure: (time) => ballParts([0, height + time * climb], kit, time * 700),
  speed,
});
