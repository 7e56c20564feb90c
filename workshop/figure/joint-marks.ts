import type { Point } from '../kit/shapes.ts';
import type { Skeleton } from './bones.ts';
import { ellipse, strut } from './geometry.ts';
import type { Part } from './part.ts';

/** Bones and joints as lines and dots, to be laid over a pale body. */
export function jointMarks(
  { hips, neck, shoulder, nearLeg, nearArm, skull }: Skeleton,
  fill: string,
  dot: string,
): Part[] {
  const { knee, ankle } = nearLeg;
  const { elbow, wrist } = nearArm;
  const toe: Point = [ankle[0] + 0.14, ankle[1] - 0.05];
  const chains: readonly (readonly Point[])[] = [
    [skull, neck, hips, knee, ankle, toe],
    [shoulder, elbow, wrist],
  ];
  const bones = chains.flatMap((chain) => chain.slice(1).map((end, index) => strut(chain[index] ?? end, end, 0.026)));
  const joints = [hips, knee, ankle, shoulder, elbow, wrist].map(([x, y]) => ellipse(x, y, 0.045, 0.045, 16));
  return [...bones.map((outline) => ({ fill, outline })), ...joints.map((outline) => ({ fill: dot, outline }))];
}
