/** Team players and their ball: they run, stand, jump and reach. */
import type { Point } from '../../kit/shapes.ts';
import type { Body, Figure, Part } from '../body.ts';
import { ellipse, put } from '../geometry.ts';
import { track } from '../motion.ts';
import { type Act, acting, type Stance } from './act.ts';
import type { Kit } from './rig.ts';
import { runner } from './runner.ts';

export interface BallKit {
  readonly fill: string;
  readonly seam: string;
  readonly radius: number;
}

/** A ball with seams that turn as it flies or rolls. */
function ballParts([x, y]: Point, { fill, seam, radius }: BallKit, turn: number): Part[] {
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

/** A flying ball: height over time in seconds from the reading. */
export function ball(kit: BallKit, speed: number, height: (time: number) => number, spin = 700): Body {
  const figure: Figure = (time) => ballParts([0, height(time)], kit, time * spin);
  return { figure, speed, span: [(kit.radius * 3) / speed, (kit.radius * 3) / speed] };
}

/** Running with the ball bouncing ahead. */
export function dribbler(kit: Kit, ballKit: BallKit, phase: number): Figure {
  const height = (time: number): number => {
    const beat = (((time / 0.5 + phase) % 1) + 1) % 1;
    return ballKit.radius + 0.78 * (1 - (2 * beat - 1) ** 2);
  };
  return runner(kit, {
    phase,
    period: 0.62,
    reach: 0.72,
    lean: 18,
    gear: (_bones, _pose, time) => ({ front: ballParts([0.42, height(time)], ballKit, time * 500), isRead: false }),
  });
}

/** Stands with bent knees, arms out; sways over the line and back. */
const DEFENCE: readonly (readonly [number, Stance])[] = [
  [-1, [0, 0, 22, 4, 46, 58, 0, -2, 40, 10, 70, 20, -30, 30]],
  [-0.3, [0, 0, 26, 4, 54, 66, 0, -12, 44, 14, 88, 10, 20, 60]],
  [0.4, [0, 0, 18, 2, 40, 52, 0, 6, 40, 4, 60, 40, 70, 20]],
  [1.2, [0, 0, 26, 4, 50, 66, 0, -10, 50, 16, 96, 10, 10, 50]],
];

export const defender = (kit: Kit, act: Partial<Act> = {}): Figure => acting(DEFENCE, { kit, ...act });

const LAYUP: readonly (readonly [number, Stance])[] = [
  [-0.5, [0, 0, 16, 4, 40, 40, 0, -24, 50, 40, 30, 70, 20, 80]],
  [-0.15, [0, 0.12, 8, -6, 74, 88, 10, -20, 20, 50, 130, 40, 40, 60]],
  [0.15, [0, 0.55, 0, -14, 64, 96, 20, -12, 24, 50, 170, 6, 50, 50]],
  [0.45, [0, 0.35, 4, -10, 30, 50, 20, -6, 24, 40, 150, 10, 30, 50]],
  [0.8, [0, 0, 20, 4, 40, 60, 0, 10, 50, 10, 40, 40, 20, 50]],
];

/** A jump to the basket, ball in the raised hand until it leaves. */
export function layup(kit: Kit, ballKit: BallKit): Figure {
  const rise = track([
    [0.2, 0],
    [0.5, 0.7],
    [0.8, 1.2],
  ]);
  return acting(LAYUP, {
    kit,
    gear: ({ nearArm }, _pose, time) => ({
      front: ballParts([nearArm.wrist[0] + 0.1, nearArm.wrist[1] + 0.2 + rise(time)], ballKit, time * 300),
    }),
  });
}

const BLOCK: readonly (readonly [number, Stance])[] = [
  [-0.5, [0, 0, 14, 0, 40, 66, 0, 36, 66, 0, -40, 30, -40, 30]],
  [-0.2, [0, 0.2, 4, -6, 4, 10, 40, 2, 12, 40, 120, 30, 116, 30]],
  [0.02, [0, 0.62, 14, -4, -8, 20, 40, -10, 26, 40, 142, 2, 136, 6]],
  [0.28, [0, 0.5, 18, 2, -2, 26, 30, -6, 30, 30, 128, 4, 120, 6]],
  [0.6, [0, 0, 14, 6, 30, 56, 0, 26, 50, 0, 80, 40, 70, 40]],
];
const SPIKE: readonly (readonly [number, Stance])[] = [
  [-0.45, [0, 0.1, 0, -8, 20, 40, 30, -20, 60, 40, -60, 10, -50, 10]],
  [-0.12, [0, 0.62, -14, -10, -20, 70, 40, -30, 84, 40, 216, 70, 100, 60]],
  [0, [0, 0.68, 8, -4, -4, 50, 34, -14, 60, 34, 138, 10, 30, 90]],
  [0.1, [0, 0.62, 16, -2, 6, 40, 30, -4, 44, 30, 104, 4, 0, 90]],
  [0.3, [0, 0.4, 26, 8, 24, 40, 20, 10, 40, 20, 50, 20, -10, 40]],
  [0.62, [0, 0, 26, 10, 40, 70, 0, 24, 60, 0, 10, 30, -20, 40]],
];

/** At the net: only what reaches over it crosses the line. `depth` metres of hand and forearm. */
export function atNet(kit: Kit, kind: 'block' | 'spike', depth: number): Body {
  const path = track([
    [-0.3, -0.6],
    [0, 0],
    [0.1, depth],
    [0.2, depth * 0.8],
    [0.45, -0.6],
  ]);
  const figure = acting(kind === 'block' ? BLOCK : SPIKE, { kit });
  // The rest of the body stays on its side of the net.
  const hands: Figure = (time) =>
    figure(time)
      .filter((_, index, parts) => index >= parts.length - 3 || (kind === 'block' && index < 3))
      .map((part, index, parts) => ({ ...part, counts: index === parts.length - 3 }));
  return { figure: hands, speed: 3, path, span: [0.6, 0.7] };
}
