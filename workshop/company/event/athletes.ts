/** Four of the sports of The World Games, an athlete or two each; metres, feet at 0. */
import { FREE_HIPS, holding } from '../../figure/acting.ts';
import type { Leg } from '../../figure/bones.ts';
import type { Dress } from '../../figure/dress.ts';
import { ellipse, onBone, put, strut, towards } from '../../figure/geometry.ts';
import type { Part } from '../../figure/part.ts';
import { pose } from '../../figure/pose.ts';
import { type Point, points } from '../../kit/shapes.ts';
import { kitOf } from '../../screens/people.ts';
import { CLOSE } from '../../strips/kits.ts';

const PULL = pose({
  spine: { lean: -34, nod: 6 },
  nearLeg: { hip: 22, knee: 12, foot: -36 },
  farLeg: { hip: 46, knee: 44, foot: -30 },
  nearArm: { shoulder: 62, elbow: 46 },
  farArm: { shoulder: 84, elbow: 24 },
});

/** Lower, the heels in; and upright, the last one on the rope. */
const PULLS = [
  PULL,
  pose(
    {
      spine: { lean: -40, nod: 12 },
      nearLeg: { hip: 34, knee: 24 },
      nearArm: { shoulder: 92, elbow: 34 },
      farArm: { shoulder: 100, elbow: 12 },
    },
    PULL,
  ),
  pose({ spine: { lean: -28, nod: -8 }, farLeg: { hip: 30, knee: 22 }, nearArm: { shoulder: 56, elbow: 52 } }, PULL),
] as const;
const LOOKS = [
  { skin: 'skin-1', hair: 'hair-3', cover: 'tail' },
  { skin: 'skin-5', hair: 'hair-1', cover: 'bald' },
  { skin: 'skin-3', hair: 'hair-1', cover: 'short', beard: true },
] as const;

/** Leans back on the rope, both hands round it; three different athletes. */
export function puller(index: 0 | 1 | 2): readonly Part[] {
  const kit: Dress = {
    ...{ ...kitOf(index, 'kit-orange', 'kit-white'), ...LOOKS[index] },
    ...{ shoes: 'kit-ink', sock: 'kit-orange', hand: 'stick', handFar: 'stick' },
  };
  return holding(PULLS[index], { kit })(0);
}

const WHEEL = 0.05;

const GLIDE = pose({
  spine: { lean: 66, nod: 30 },
  nearLeg: { hip: 62, knee: 92 },
  farLeg: { hip: -34, knee: 42, foot: 40 },
  nearArm: { shoulder: -78, elbow: 8 },
  farArm: { shoulder: 54, elbow: 50 },
});

/** On inline skates: a rail with four wheels under each boot. */
export function inlineSkater(): readonly Part[] {
  const kit: Dress = {
    ...kitOf(3, 'kit-yellow', 'kit-yellow'),
    ...CLOSE,
    cover: 'aero',
    coverTone: 'kit-white',
    shoes: 'kit-ink',
  };
  const skate = ({ ankle, foot }: Leg): Part[] => [
    {
      fill: 'kit-white',
      outline: onBone(ankle, foot, [
        [-0.1, -0.07],
        [0.24, -0.07],
        [0.24, -0.1],
        [-0.1, -0.1],
      ]),
    },
    ...[-0.08, 0.02, 0.12, 0.22].map((along): Part => {
      const [middle = ankle] = onBone(ankle, foot, [[along, -0.115]]);
      return { fill: 'kit-blue', outline: ellipse(...middle, WHEEL) };
    }),
  ];
  return holding(GLIDE, {
    kit,
    depth: 2 * WHEEL,
    gear: ({ nearLeg, farLeg }) => ({ behind: skate(farLeg), front: skate(nearLeg) }),
  })(0);
}

const STRETCHED = pose({
  spine: { lean: -4, nod: 4 },
  nearLeg: { hip: 10, knee: 18, foot: 78 },
  farLeg: { hip: 8, knee: 16, foot: 78 },
  nearArm: { shoulder: 176, elbow: 0 },
  farArm: { shoulder: 172, elbow: 0 },
});

/** Under water on one broad fin, arms ahead. */
export function finSwimmer(): readonly Part[] {
  const skin = 'skin-1';
  const kit: Dress = {
    ...kitOf(3, 'kit-ink', 'kit-ink'),
    ...{ skin, shoes: skin, cover: 'swim', coverTone: 'kit-white', hand: 'flat', handFar: 'flat' },
    legwear: 'brief',
  };
  const fin = ({ ankle }: Leg): Part => ({
    fill: 'kit-ink',
    outline: (
      [
        [-0.06, 0.02],
        [0.08, 0.02],
        [0.12, -0.26],
        [0.46, -0.74],
        [0.1, -0.62],
        [-0.26, -0.78],
        [-0.02, -0.26],
      ] as Point[]
    ).map(([x, y]): Point => [ankle[0] + x, ankle[1] + y]),
  });
  // The mask before the eyes, and the snorkel up the middle of the forehead.
  const breathing = ([x, y]: Point): Part[] => [
    { fill: 'kit-ink', outline: put(points('0.03,0.05 0.1,0.05 0.112,0 0.085,-0.035 0.03,-0.03'), x, y) },
    { fill: 'ice', outline: put(points('0.05,0.036 0.095,0.036 0.1,0.004 0.08,-0.02 0.05,-0.018'), x, y) },
    {
      fill: 'kit-yellow',
      outline: put(
        points(
          '0.075,-0.06 0.12,-0.045 0.135,0.06 0.1,0.2 0.085,0.3 0.06,0.3 0.08,0.19 0.112,0.06 0.1,-0.03 0.07,-0.045',
        ),
        x,
        y,
      ),
    },
  ];
  const parts = holding(STRETCHED, {
    kit,
    isFree: true,
    gear: ({ nearLeg, skull }) => ({ front: [fin(nearLeg), ...breathing(skull)] }),
  })(0);
  return parts.map((part) => ({ ...part, outline: put(put(part.outline, 0, -FREE_HIPS), 0, 0, -84) }));
}

const CATCH = pose({
  hop: 0.3,
  spine: { lean: 14, nod: -22 },
  nearLeg: { hip: -26, knee: 62, foot: 52 },
  farLeg: { hip: 44, knee: 84, foot: 24 },
  nearArm: { shoulder: 138, elbow: 10 },
  farArm: { shoulder: -40, elbow: 30 },
});

/** Jumps to the flying disc. */
export function discCatcher(): readonly Part[] {
  const kit: Dress = {
    ...kitOf(4, 'kit-white', 'kit-navy'),
    shoes: 'kit-white',
    cover: 'bun',
    hand: 'ring',
    handFar: 'open',
  };
  return holding(CATCH, {
    kit,
    gear: ({ nearArm: { wrist, reach } }) => ({
      front: [{ fill: 'kit-yellow', outline: put(ellipse(0, 0, 0.16, 0.04), ...towards(wrist, reach, 0.2), 14) }],
    }),
  })(0);
}

export const rope = (from: Point, to: Point): Part => ({ fill: 'sand-1', outline: strut(from, to, 0.05) });
