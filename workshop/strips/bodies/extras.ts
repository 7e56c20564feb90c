/** Rarer motions: over a hurdle, on a trampoline, at a walk, and a figure with its joints marked. */
import type { Point } from '../../kit/shapes.ts';
import type { Body, Figure, Part } from '../body.ts';
import { ellipse, strut } from '../geometry.ts';
import { track } from '../motion.ts';
import { acting, bothSides, repeating, type Stance } from './act.ts';
import { tumbling } from './aerial.ts';
import type { Skeleton } from './bones.ts';
import type { Kit } from './rig.ts';

const OVER: readonly (readonly [number, Stance])[] = [
  [-0.3, [0, 0, 10, 4, 84, 116, 10, -26, 18, 44, -40, 60, 50, 80]],
  [-0.14, [0, 0.2, 30, 14, 98, 60, 10, -34, 40, 50, -60, 40, 84, 30]],
  [0.02, [0, 0.36, 44, 20, 92, 8, 0, -20, 96, 40, -30, 70, 96, 6]],
  [0.14, [0, 0.3, 38, 18, 66, 4, 10, 40, 122, 20, -10, 80, 60, 30]],
  [0.28, [0, 0, 20, 8, 20, 10, 20, 74, 118, 10, 30, 90, -20, 70]],
  [0.44, [0, 0, 14, 4, -20, 20, 30, 50, 70, 0, 40, 90, -50, 70]],
];
/** Clearing a hurdle, hands and lead leg first. */
export const hurdler = (kit: Kit): Figure => acting(OVER, { kit });

const STRAIGHT: Stance = [0, 0, 0, -6, 0, 2, 70, 2, 4, 70, 170, 4, 164, 4];
const TUCKED: Stance = [0, 0, 40, 30, 110, 126, 40, 106, 124, 40, 50, 60, 46, 60];
const PIKED: Stance = [0, 0, 40, 20, 62, 4, 60, 58, 4, 60, 70, 10, 66, 10];

/** Up and down on the spot: the line sees the same body all the time, at changing height. `flights` in seconds. */
export function trampolinist(kit: Kit, flights: readonly number[], turns: readonly number[], from: number): Body {
  const bed = 1.15;
  const landings = [from];
  for (const flight of flights) landings.push((landings.at(-1) ?? from) + flight + 0.3);
  const poseKeys: [number, Stance][] = flights.flatMap((flight, index): [number, Stance][] => {
    const start = landings[index] ?? from;
    const mid = (turns[index] ?? 0) % 2 === 0 ? TUCKED : PIKED;
    return turns[index] === 0
      ? [
          [start, STRAIGHT],
          [start + flight, STRAIGHT],
        ]
      : [
          [start, STRAIGHT],
          [start + flight * 0.16, STRAIGHT],
          [start + flight * 0.34, mid],
          [start + flight * 0.66, mid],
          [start + flight * 0.84, STRAIGHT],
          [start + flight, STRAIGHT],
        ];
  });
  const angle = track(
    flights.flatMap((flight, index): [number, number][] => {
      const start = landings[index] ?? from;
      const before = turns.slice(0, index).reduce((sum, turn) => sum + turn * 360, 0);
      return [
        [start + flight * 0.1, before],
        [start + flight * 0.9, before + (turns[index] ?? 0) * 360],
      ];
    }),
  );
  const height = (time: number): number => {
    const index = Math.max(
      0,
      landings.findLastIndex((start) => start <= time),
    );
    const [start, flight] = [landings[index] ?? from, flights[Math.min(index, flights.length - 1)] ?? 1];
    const since = time - start;
    if (since <= flight) return bed + 0.98 + 4.905 * since * (flight - since);
    const sink = Math.min(1, (since - flight) / 0.3);
    return bed + 0.98 - 0.85 * Math.sin(Math.PI * sink);
  };
  const gymnast = tumbling(acting(poseKeys, { kit, isFree: true }), angle, height);
  // The line runs through the hips, not along the chest.
  const figure: Figure = (time) => [
    ...gymnast(time).map((part) => ({ ...part, counts: false })),
    { fill: kit.top, outline: [[0, 0]], counts: true },
  ];
  return { figure, speed: 1, path: (time) => 0.03 * Math.sin(time * 2.3), span: [20, 20] };
}

const WALK: readonly (readonly [number, Stance])[] = [
  [0, [0, 0, 3, 0, 22, 6, -8, -18, 10, 14, -20, 14, 22, 20]],
  [0.35, [0, 0, 2, 0, 4, 8, 0, -6, 46, 34, -6, 16, 8, 24]],
  [0.7, [0, 0, 2, 0, -10, 6, 4, 22, 50, 0, 12, 18, -10, 18]],
];
export const walker = (kit: Kit, phase: number, period = 1.1): Figure =>
  repeating(bothSides(WALK), { kit }, period, phase);

/** Bones and joints as lines and dots, to be laid over a pale body. */
export function jointMarks({ hips, neck, shoulder, near, nearArm, skull }: Skeleton, fill: string, dot = fill): Part[] {
  const toe: Point = [near.ankle[0] + 0.14, near.ankle[1] - 0.05];
  const chain: readonly (readonly [Point, Point])[] = [
    [skull, neck],
    [neck, hips],
    [hips, near.knee],
    [near.knee, near.ankle],
    [near.ankle, toe],
    [shoulder, nearArm.elbow],
    [nearArm.elbow, nearArm.wrist],
  ];
  return [
    ...chain.map(([a, b]) => ({ fill, outline: strut(a, b, 0.026) })),
    ...[hips, near.knee, near.ankle, shoulder, nearArm.elbow, nearArm.wrist].map(([x, y]) => ({
      fill: dot,
      outline: ellipse(x, y, 0.045, 0.045, 16),
    })),
  ];
}
