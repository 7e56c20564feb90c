/** Ice hockey: skaters from the side with their sticks; puck, blade, skate and pad from above the goal. */
import { repeating } from '../../figure/acting.ts';
import type { Skeleton } from '../../figure/bones.ts';
import { track } from '../../figure/curves.ts';
import { bar, ellipse, put, smooth, strut } from '../../figure/geometry.ts';
import type { Figure, Part } from '../../figure/part.ts';
import type { Gear, Kit } from '../../figure/person.ts';
import { bothSides, key } from '../../figure/pose.ts';
import { type Point, points } from '../../kit/shapes.ts';
import type { Body } from '../body.ts';
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
export function hockeyPlayer(kit: Kit, stick: string, phase: number): Figure {
  const blades = skates(HOCKEY_BLADE, 'i');
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
        { fill: kit.top, outline: bar([hips[0] - 0.02, hips[1] - 0.04], nearLeg.knee, 0.15, 0.09) },
        { fill: kit.skin, outline: bar(nearLeg.knee, [nearLeg.ankle[0], nearLeg.ankle[1] + 0.12], 0.085, 0.07) },
      ],
    };
  };
  return repeating(bothSides(STRIDE), { kit, depth: HOCKEY_BLADE.depth, gear }, 0.85, phase);
}

/** Seen from above, 76 mm across: round at rest, thin at speed. */
export const puck = (speed: number, fill: string): Body => ({
  figure: () => [{ fill, outline: ellipse(0, 0, 0.038, 0.038, 40), counts: true }],
  speed,
});

/** A stick from above: its blade crosses, stops and is drawn back. */
export function stickAbove(fill: string, tape: string, depth: number): Body {
  const blade = smooth(points('0.24,0.02 0.2,-0.03 0,-0.035 -0.1,-0.01 -0.08,0.03 0.1,0.02 0.22,0.05'));
  const parts: Part[] = [
    { fill, outline: strut([-0.05, 0.02], [-1.3, 0.42], 0.035) },
    { fill: tape, outline: put(blade, 0, 0, 6), counts: true },
  ];
  const path = track(`-0.2 -1, 0 0, 0.09 ${depth}, 0.16 ${depth + 0.03}, 0.34 -0.4`);
  return { figure: () => parts, speed: 4, path, span: [0.2, 0.4] };
}

/** A goalkeeper's pad or a skate from above, sliding across. */
export function slidingPad(fill: string, strap: string, speed: number): Body {
  const pad = points('0.05,-0.11 0.05,0.11 -0.2,0.15 -0.7,0.13 -0.86,0.09 -0.86,-0.09 -0.7,-0.13 -0.2,-0.15');
  const straps = [-0.1, -0.28, -0.46, -0.62].map(
    (x): Part => ({ fill: strap, outline: strut([x, -0.13], [x, 0.13], 0.03) }),
  );
  return { figure: () => [{ fill, outline: smooth(pad, 4), counts: true }, ...straps], speed };
}

export function skateAbove(fill: string, lace: string, speed: number): Body {
  const boot = points('0.15,0 0.12,0.045 0,0.052 -0.12,0.04 -0.16,0 -0.12,-0.04 0,-0.052 0.12,-0.045');
  const parts: Part[] = [
    { fill, outline: smooth(boot, 4), counts: true },
    { fill: lace, outline: smooth(points('0.08,0.012 -0.04,0.02 -0.04,-0.02 0.08,-0.012'), 3) },
  ];
  return { figure: () => parts, speed };
}
