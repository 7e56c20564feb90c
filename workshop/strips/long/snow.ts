/** Slices of the sports on snow. */
import { holding } from '../../figure/acting.ts';
import { raised } from '../../figure/aerial.ts';
import type { Skeleton } from '../../figure/bones.ts';
import { smooth } from '../../figure/geometry.ts';
import type { Part } from '../../figure/part.ts';
import type { Gear } from '../../figure/person.ts';
import { pose } from '../../figure/pose.ts';
import { path, points, rect } from '../../kit/shapes.ts';
import { crowd } from '../backdrops.ts';
import { downhill } from '../bodies/downhill-racer.ts';
import { skiJumper } from '../bodies/nordic-skiers.ts';
import { pair, plantedPole, SKI_DEPTH, TOURING_SKI } from '../bodies/skis.ts';
import { onSkis, suits } from '../kits.ts';
import { flying, ground, pitched, type Slice, standing } from './slice.ts';

const RACER = { ...onSkis(suits('snow', 0, 'full', '7')), hair: 'hair-2', coverTone: 'kit-yellow' };

const alpineSkiing: Slice = {
  sport: 'AlpineSkiing',
  isCut: true,
  bands: ground(
    '0 water-1, 64 snow-1, 90 kit-green-d, 104 kit-green-s, 114 snow, 120 snow-1, 176 snow, 180 snow-1, 232 kit-blue, 262 kit-white, 266 kit-blue, 271 kit-blue-s, 276 snow, 284 snow-1, 318 snow, 321 snow-1',
  ),
  body: flying(66, 276, 64, pitched(downhill(RACER, 0.06), -38, [0, 0.5])),
};

const CLASSIC = { ...suits('snow', 3, 'cap', '9'), hair: 'hair-2', coverTone: 'kit-yellow', gloves: 'kit-ink' };

/** Both arms high before the poles go in. */
const DOUBLE_POLING = pose({
  spine: { lean: 14, nod: -2 },
  nearLeg: { hip: 20, knee: 30, foot: 8 },
  farLeg: { hip: 12, knee: 26, foot: 12 },
  nearArm: { shoulder: 84, elbow: 62 },
  farArm: { shoulder: 96, elbow: 58 },
});

const crossCountry: Slice = {
  sport: 'CrossCountry',
  isCut: true,
  bands: [
    ...ground('0 snow, 22 kit-green-d, 70 kit-green-s, 104 kit-green-d, 128 snow-2, 134 snow'),
    ...crowd('CrossCountry', 138, 178, ['g3', 'g2', 'kit-ink', 'metal', 'steel']),
    ...ground(
      '178 kit-ink, 182 kit-green, 232 kit-white, 238 snow, 264 snow-1, 290 snow, 292 snow-1, 322 snow, 324 snow-1',
    ),
  ],
  body: standing(
    52,
    310,
    80,
    holding(DOUBLE_POLING, {
      kit: CLASSIC,
      depth: SKI_DEPTH,
      gear: pair(TOURING_SKI, onSkis(CLASSIC, 'kit-navy'), (arm) => plantedPole(arm, 1.5, 'steel')),
    }),
  ),
};

const JUMPER = {
  ...onSkis(suits('snow', 4, 'full'), 'kit-yellow'),
  hair: 'hair-2',
  coverTone: 'kit-yellow',
  isFist: false,
};

const skiJumping: Slice = {
  sport: 'SkiJumping',
  isCut: true,
  bands: ground(
    '0 snow-1, 60 snow, 108 kit-green-d, 132 kit-green-s, 160 kit-green-d, 188 kit-green-s, 214 kit-green-d, 232 kit-white, 236 kit-navy, 262 snow, 282 snow-1, 306 kit-green, 309 snow-1, 330 snow, 332 snow-1',
  ),
  body: flying(
    36,
    304,
    62,
    pitched(
      raised(skiJumper(JUMPER, 'flight'), () => 0),
      44,
      [-0.4, 1.3],
    ),
  ),
};

const BOARD = smooth(
  points(
    '0.82,0.1 0.76,0.02 0.6,-0.02 -0.6,-0.02 -0.76,0.02 -0.82,0.1 -0.8,0.11 -0.72,0.05 -0.58,0.02 0.58,0.02 0.72,0.05 0.8,0.11',
  ),
  3,
);

const onBoard =
  (top: string, base: string) =>
  ({ nearLeg, farLeg }: Skeleton): Gear => {
    const [a, b] = [nearLeg.ankle, farLeg.ankle];
    const slope = Math.atan2(a[1] - b[1], a[0] - b[0]);
    const middle = [(a[0] + b[0]) / 2 + 0.05, (a[1] + b[1]) / 2 - 0.1] as const;
    const under = (lift: number, fill: string): Part => ({
      fill,
      outline: BOARD.map(([x, y]) => [
        middle[0] + x * Math.cos(slope) - (y + lift) * Math.sin(slope),
        middle[1] + x * Math.sin(slope) + (y + lift) * Math.cos(slope),
      ]),
    });
    return { behind: [under(-0.03, base), under(0, top)], isRead: false };
  };

const RIDER = {
  ...suits('snow', 4, 'full'),
  top: 'kit-orange',
  arms: 'kit-orange',
  trunks: 'kit-navy',
  legs: 'kit-navy',
  hair: 'hair-2',
  coverTone: 'kit-white',
  accent: 'kit-white',
};

/** Knees drawn up, one hand at the edge of the board, the other out for balance. */
const GRAB = pose({
  spine: { lean: 40, nod: -4 },
  nearLeg: { hip: 96, knee: 92, foot: -4 },
  farLeg: { hip: 34, knee: 92, foot: 58 },
  nearArm: { shoulder: 24, elbow: 8 },
  farArm: { shoulder: -128, elbow: -20 },
});

const snowboard: Slice = {
  sport: 'Snowboard',
  isCut: true,
  bands: ground(
    '0 kit-blue-d, 60 kit-blue-s, 120 kit-blue, 196 kit-blue-s, 236 snow-1, 244 ice-1, 268 snow, 290 ice, 318 snow, 324 snow-1',
  ),
  under: () => path('M0 236L96 236V300Q60 262 0 250Z', 'snow-1') + rect(0, 234, 96, 3, 'kit-white'),
  body: flying(
    55,
    326,
    71,
    raised(
      pitched(holding(GRAB, { kit: RIDER, isFree: true, gear: onBoard('kit-yellow', 'kit-ink') }), 28),
      () => 0.85,
    ),
  ),
};

export const SNOW: readonly Slice[] = [alpineSkiing, crossCountry, skiJumping, snowboard];
