/** Ice hockey: skaters from the side with their sticks; puck, blade, skate and pad from above the goal. */
import type { Point } from '../../kit/shapes.ts';
import type { Body, Figure, Part } from '../body.ts';
import { bar, ellipse, points, put, smooth, strut } from '../geometry.ts';
import { track } from '../motion.ts';
import { bothSides, repeating, type Stance } from './act.ts';
import type { Kit } from './rig.ts';
import { type Blade, skates } from './skater.ts';

const HOCKEY_BLADE: Blade = { heel: -0.1, tip: 0.23, depth: 0.05 };

const STRIDE: readonly (readonly [number, Stance])[] = [
  [0, [0, 0, 40, 8, 46, 62, 0, 4, 44, 6, 20, 46, 34, 40]],
  [0.35, [0, 0, 46, 10, 52, 70, 0, -24, 30, 16, 36, 40, 46, 36]],
  [0.6, [0, 0, 46, 10, 50, 68, 0, -34, 34, 26, 42, 36, 50, 34]],
  [0.82, [0, 0, 42, 8, 46, 62, 0, -6, 70, 24, 28, 44, 40, 40]],
];

/** A skater in padded kit; the stick runs from the upper hand through the lower one to the ice. */
export function hockeyPlayer(kit: Kit, stick: string, phase: number): Figure {
  return repeating(
    bothSides(STRIDE),
    {
      kit,
      depth: HOCKEY_BLADE.depth,
      gear: (bones) => {
        const hand = bones.nearArm.wrist;
        const heel: Point = [hand[0] + 0.62, 0.05];
        const top: Point = [hand[0] - 0.28, hand[1] + 0.24];
        return {
          behind: skates(HOCKEY_BLADE, 'i')(bones).behind ?? [],
          front: [
            ...(skates(HOCKEY_BLADE, 'i')(bones).front ?? []),
            { fill: stick, outline: strut(top, heel, 0.036) },
            {
              fill: stick,
              outline: smooth([
                [heel[0] - 0.03, 0.02],
                [heel[0] + 0.26, 0.03],
                [heel[0] + 0.3, 0.08],
                [heel[0] + 0.02, 0.1],
              ]),
            },
            { fill: kit.top, outline: bar([bones.hips[0] - 0.02, bones.hips[1] - 0.04], bones.near.knee, 0.15, 0.09) },
            {
              fill: kit.skin,
              outline: bar(bones.near.knee, [bones.near.ankle[0], bones.near.ankle[1] + 0.12], 0.085, 0.07),
            },
          ],
          isRead: false,
        };
      },
    },
    0.85,
    phase,
  );
}

/** Seen from above, 76 mm across: round at rest, thin at speed. */
export const puck = (speed: number, fill: string): Body => ({
  figure: () => [{ fill, outline: ellipse(0, 0, 0.038, 0.038, 40), counts: true }],
  speed,
  span: [0.05, 0.05],
});

/** A stick from above: its blade crosses, stops and is drawn back. */
export function stickAbove(fill: string, tape: string, depth: number): Body {
  const figure: Figure = () => [
    { fill, outline: strut([-0.05, 0.02], [-1.3, 0.42], 0.035) },
    {
      fill: tape,
      outline: put(
        smooth(points('0.24 0.02, 0.2 -0.03, 0 -0.035, -0.1 -0.01, -0.08 0.03, 0.1 0.02, 0.22 0.05')),
        0,
        0,
        6,
      ),
      counts: true,
    },
  ];
  const path = track([
    [-0.2, -1],
    [0, 0],
    [0.09, depth],
    [0.16, depth + 0.03],
    [0.34, -0.4],
  ]);
  return { figure, speed: 4, path, span: [0.2, 0.4] };
}

/** A goalkeeper's pad or a skate from above, sliding across. */
export function slidingPad(fill: string, strap: string, speed: number): Body {
  const straps = [-0.1, -0.28, -0.46, -0.62].map(
    (x): Part => ({ fill: strap, outline: strut([x, -0.13], [x, 0.13], 0.03) }),
  );
  return {
    figure: () => [
      {
        fill,
        outline: smooth(
          points('0.05 -0.11, 0.05 0.11, -0.2 0.15, -0.7 0.13, -0.86 0.09, -0.86 -0.09, -0.7 -0.13, -0.2 -0.15'),
          4,
        ),
        counts: true,
      },
      ...straps,
    ],
    speed,
    span: [0.3 / speed, 1.2 / speed],
  };
}

export function skateAbove(fill: string, lace: string, speed: number): Body {
  return {
    figure: () => [
      {
        fill,
        outline: smooth(
          points('0.15 0, 0.12 0.045, 0 0.052, -0.12 0.04, -0.16 0, -0.12 -0.04, 0 -0.052, 0.12 -0.045'),
          4,
        ),
        counts: true,
      },
      {
        fill: lace,
        outline: smooth(points('0.08 0.012, -0.04 0.02, -0.04 -0.02, 0.08 -0.012'), 3),
      },
    ],
    speed,
    span: [0.3 / speed, 0.6 / speed],
  };
}
