/** Sleds of the ice channel: bobs for two and four, skeleton. */

import { Body } from '../../figure/body.ts';
import { skeleton as bonesOf } from '../../figure/bones.ts';
import type { Dress } from '../../figure/dress.ts';
import { bar, put, smooth, strut } from '../../figure/geometry.ts';
import type { Limb } from '../../figure/joints.ts';
import type { Figure, Part } from '../../figure/part.ts';
import { FROM_THE_SIDE, person } from '../../figure/person.ts';
import { pose } from '../../figure/pose.ts';
import { shadowOf } from '../../kit/palette.ts';
import { type Point, points } from '../../kit/shapes.ts';
import { clad } from '../kits.ts';
import { numerals } from './digits.ts';

export interface SledKit {
  readonly hull: string;
  readonly belly: string;
  readonly stripe: string;
  readonly steel: string;
  readonly helmets: readonly string[];
  readonly suit: string;
  readonly number: string;
  readonly ink: string;
}

/** Nose of the hull at x = 1.55; the rest follows the crew's length. The sides hide all but the heads. */
function hull(tail: number): Point[] {
  const front = points('1.56,0.3 1.46,0.44 1.1,0.62 0.76,0.74 0.52,0.8 0.3,0.78');
  const back = put(points('0.6,0.78 0.16,0.86 0,0.84 0.02,0.42 0.12,0.2'), tail, 0);
  return smooth([...front, ...back, ...points('0.2,0.17 1.2,0.18 1.5,0.23')], 5);
}

/** The cowl ahead of the cockpit, and the gap it leaves to the rear half, which turns about a pin. */
const COWL_LIGHT = smooth(points('1.44,0.42 1.1,0.58 0.76,0.7 0.56,0.74 0.7,0.68 1.06,0.54'), 4);
const JOINT = points('0.18,0.78 0.21,0.78 0.1,0.18 0.07,0.18');

function belly(tail: number): Point[] {
  const back = put(points('0.1,0.36 0.16,0.2'), tail, 0);
  return smooth([...points('1.52,0.27 1.1,0.33 0.1,0.34'), ...back, ...points('0.2,0.17 1.2,0.18 1.48,0.22')], 4);
}

const RUNNER = smooth(points('-0.42,0.03 -0.36,0 0.36,0 0.46,0.05 0.44,0.07 0.3,0.035 -0.38,0.035'));

const runnerBlade = (x: number, fill: string): Part[] => [
  { fill, outline: put(RUNNER, x, 0) },
  { fill, outline: strut([x - 0.16, 0.03], [x - 0.1, 0.24], 0.05) },
  { fill, outline: strut([x + 0.18, 0.03], [x + 0.1, 0.24], 0.05) },
];

/** Bent over the knees: what the cowl leaves to be seen is a back, an upper arm and a head. */
const SEATED = pose({ spine: { lean: 60, nod: 10 }, nearArm: { shoulder: 30, elbow: 60 } });

/** Where the hips are behind the skull of somebody seated, and under it. */
const [BEHIND, UNDER] = [0.56, 0.4];

function rider(skull: Point, { suit }: SledKit, helmet: string, skin: string): Part[] {
  const bones = bonesOf(SEATED, [skull[0] - BEHIND, skull[1] - UNDER]);
  const { hips, neck, shoulder, nearArm } = bones;
  const arm: Limb = { joints: [shoulder, nearArm.elbow, nearArm.wrist] };
  const body = new Body(
    {
      view: 'profile',
      ...{ skull: bones.skull, tilt: SEATED.spine.nod, neck, spine: [hips, neck] },
      ...{ shoulders: [shoulder, shoulder], hips: [hips, hips] },
      ...{ armsBehind: [], arms: [arm], legsBehind: [], legs: [] },
    },
    {
      ...{ skin, top: suit, trunks: suit, shoes: 'none', gloves: suit, isFist: true, ...clad(suit) },
      ...{ hair: 'hair-2', cover: 'visor', coverTone: helmet },
    },
    { ...FROM_THE_SIDE, isFine: false },
  );
  return [...body.neck(), ...body.trunk(), ...body.head(), ...body.arm(arm)];
}

const SKINS = ['skin-1', 'skin-3', 'skin-2', 'skin-4'] as const;

/** The cowl hides all but helmets and shoulders. */
export function bob(kit: SledKit): Figure {
  const crew = kit.helmets.length;
  const tail = 1.55 - (crew > 2 ? 3.8 : 2.7);
  const seats = kit.helmets
    .map((helmet, index) => ({ helmet, skin: SKINS[index] ?? 'skin-1', x: 0.2 - index * (crew > 2 ? 0.5 : 0.58) }))
    .toReversed();
  const shell: Part[] = [
    { fill: kit.hull, outline: hull(tail), counts: true },
    { fill: kit.belly, outline: belly(tail) },
    { fill: shadowOf(kit.hull), outline: JOINT },
    { fill: kit.steel, outline: COWL_LIGHT },
    { fill: kit.stripe, outline: points('1.0,0.36 0.9,0.52 0.8,0.56 0.9,0.36') },
    { fill: kit.stripe, outline: points('0.8,0.36 0.7,0.6 0.6,0.63 0.7,0.36') },
    { fill: kit.steel, outline: bar([tail + 0.06, 0.8], [tail + 0.3, 0.74], 0.025) },
    ...numerals(kit.number, 0.24, kit.ink).map((part) => ({ ...part, outline: put(part.outline, -0.35, 0.52) })),
  ];
  // Posed once: on the way over the line they only shake.
  const riders = seats.map(({ helmet, skin, x }) => rider([x, 0.87], kit, helmet, skin));
  return (time) => {
    const shaken = riders.flatMap((parts, index) => {
      const up = 0.012 * Math.sin(time * 90 + index * 1.9);
      return parts.map(({ fill, outline }): Part => ({ fill, outline: put(outline, 0, up) }));
    });
    return [...runnerBlade(0.92, kit.steel), ...runnerBlade(tail + 0.75, kit.steel), ...shaken, ...shell];
  };
}

const LYING = pose({
  spine: { lean: 87, nod: 60 },
  nearLeg: { hip: -84, knee: 6, foot: 160 },
  farLeg: { hip: -86, knee: 4, foot: 166 },
  nearArm: { shoulder: -100, elbow: 8 },
  farArm: { shoulder: -96, elbow: 6 },
});

/** Head first on the belly. */
export function skeleton(kit: Dress, steel: string): Figure {
  const parts: Part[] = [
    { fill: steel, outline: smooth(points('-0.45,0.05 -0.35,0 0.5,0 0.62,0.06 0.56,0.08 -0.42,0.08'), 3) },
    { fill: steel, outline: bar([-0.4, 0.13], [0.55, 0.13], 0.045), counts: true },
    ...person(LYING, [0, 0.27], kit, () => ({ isRead: false })),
  ];
  return () => parts;
}
