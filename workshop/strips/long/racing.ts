/** Slices of the races on track, road and water, and over fences. */
import { holding } from '../../figure/acting.ts';
import { pose } from '../../figure/pose.ts';
import { path, rect } from '../../kit/shapes.ts';
import { crowd, laneLines } from '../backdrops.ts';
import { car } from '../bodies/car.ts';
import { foam } from '../bodies/crawl.ts';
import { cyclist } from '../bodies/cyclist.ts';
import { mounted } from '../bodies/horse-and-rider.ts';
import { runner } from '../bodies/runner.ts';
import { CARS } from '../cast/cars.ts';
import { mount } from '../cast/horses.ts';
import { trackKit } from '../cast/track-cyclists.ts';
import { athletes } from '../kits.ts';
import { pathsOf } from '../still.ts';
import { flying, ground, pitched, type Slice, squeezed, standing } from './slice.ts';

const athletics: Slice = {
  sport: 'Athletics',
  bands: [
    ...crowd('Athletics', 0, 96, ['g3', 'g2', 'steel', 'g2', 'g3', 'g1']),
    ...ground('96 kit-white, 102 kit-blue, 190 kit-blue-s, 198 g2, 222 g3, 232 tartan-2, 246 tartan'),
    ...laneLines(256, 338, 5, 'kit-white'),
  ],
  body: standing(
    51.5,
    312,
    76,
    runner({ ...athletes('tartan', 0, '4'), cover: 'bun', isCropped: true }, { phase: 0.16, dip: 0.25, lean: 18 }),
  ),
};

const carRacing: Slice = {
  sport: 'CarRacing',
  bands: ground(
    '0 snow-1, 40 g2, 58 g3, 96 g2, 112 g4, 120 g2, 160 g3, 196 kit-ink, 202 kit-white, 216 kit-ink, 222 g4, 240 asphalt-1, 256 asphalt-2, 259 asphalt, 282 kit-white, 286 asphalt, 326 kit-white, 330 asphalt',
  ),
  body: standing(
    47.5,
    318,
    52,
    squeezed(
      car(
        {
          ...CARS.yellow,
          body: 'kit-yellow',
          stripe: 'kit-white',
          sill: 'kit-ink',
          trim: 'kit-ink',
          rim: 'kit-grey',
          glass: 'steel',
          lamp: 'kit-white',
        },
        60,
      ).figure,
      0.37,
    ),
  ),
};

const cycling: Slice = {
  sport: 'Cycling',
  isCut: true,
  bands: [
    ...crowd('Cycling', 0, 76, ['g2', 'g3', 'steel', 'g3', 'timber-1']),
    ...ground(
      '76 kit-white, 82 kit-navy, 142 kit-navy-s, 150 timber-1, 158 timber, 216 mat, 221 timber, 276 kit-red, 279 timber, 300 kit-ink, 303 timber, 330 mat',
    ),
  ],
  body: standing(69, 316, 74, cyclist(trackKit(3, '3'), { speed: 18, phase: 0.1 }).figure),
};

const equestrian: Slice = {
  sport: 'Equestrian',
  isCut: true,
  bands: [
    ...crowd('Equestrian', 0, 88, ['g3', 'g2', 'piste', 'g2', 'steel']),
    ...ground(
      '88 kit-green-d, 126 kit-green-s, 184 kit-green-d, 214 kit-white, 219 kit-navy, 244 kit-navy-s, 254 sawdust-2, 258 sawdust-1, 290 sawdust',
    ),
  ],
  body: flying(
    57,
    328,
    54,
    squeezed(pitched(mounted(mount(0, '7'), { phase: 0.2, period: 0.52, isJumping: true }), 30, [0, 1.4]), 0.88),
  ),
  over: () =>
    rect(0, 290, 96, 8, 'kit-red') +
    rect(16, 290, 16, 8, 'kit-white') +
    rect(48, 290, 16, 8, 'kit-white') +
    rect(80, 290, 16, 8, 'kit-white'),
};

const DIVE = pose({
  spine: { lean: 0, nod: -6 },
  nearLeg: { hip: -4, knee: 4, foot: 78 },
  farLeg: { hip: -12, knee: 8, foot: 78 },
  nearArm: { shoulder: 176, elbow: 2 },
  farArm: { shoulder: 170, elbow: 2 },
});

const SWIMMER = {
  skin: 'skin-2',
  top: 'skin-2',
  legs: 'kit-navy',
  ...{ sleeves: 'none' as const, legwear: 'short' as const },
  shoes: 'skin-2',
  sole: 'skin-2-s',
  hair: 'hair-2',
  coverTone: 'kit-white',
  cover: 'swim' as const,
};

const swimming: Slice = {
  sport: 'Swimming',
  bands: [
    ...crowd('Swimming', 0, 88, ['g3', 'g2', 'steel', 'g2', 'water-1']),
    ...ground('88 g4, 93 g2, 140 g3, 150 water-1, 244 kit-white, 248 water-2, 252 water, 300 water-2, 324 water'),
  ],
  body: flying(46, 264, 64, pitched(holding(DIVE, { kit: SWIMMER, isFree: true }), -143, [0, 0.98])),
  under: () =>
    rect(82, 176, 9, 68, 'metal') +
    rect(88, 176, 3, 68, 'metal-s') +
    path('M96 158L62 168L63 174L96 166Z', 'kit-white') +
    path('M96 166L63 174L64 178L96 172Z', 'steel'),
  over: () =>
    pathsOf(
      [...foam(0.18, -2.5, 0.7), ...foam(0.6, -2.52, 0.7)].map((outline) => ({ fill: 'snow-white', outline })),
      ([x, y]) => [x * 100, -y * 100],
    ),
};

export const RACING: readonly Slice[] = [athletics, carRacing, cycling, equestrian, swimming];
