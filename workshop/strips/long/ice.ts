/** Slices of the sports on ice. */
import { holding } from '../../figure/acting.ts';
import { bar, bearing, strut, towards } from '../../figure/geometry.ts';
import { pose } from '../../figure/pose.ts';
import { circle, type Point, path, rect } from '../../kit/shapes.ts';
import { crowd } from '../backdrops.ts';
import { FIGURE_BLADE, SHORT_TRACK_BLADE, skater, skates } from '../bodies/skater.ts';
import { bob } from '../bodies/sleds.ts';
import { BOB } from '../cast/sleds.ts';
import { suits } from '../kits.ts';
import { SKATER } from '../scenes/figure-skating.ts';
import { HOME_TEAM } from '../scenes/ice-hockey.ts';
import { ground, type Slice, squeezed, standing } from './slice.ts';

const bobsleigh: Slice = {
  sport: 'Bobsleigh',
  bands: ground(
    '0 snow, 30 kit-green-d, 84 kit-green-s, 112 timber, 128 timber-2, 134 kit-white, 140 ice-1, 196 ice, 214 ice-1, 262 ice, 292 ice-1, 316 ice-2, 322 kit-white, 332 timber',
  ),
  body: standing(
    54.5,
    314,
    66,
    squeezed(
      bob({
        ...BOB,
        hull: 'kit-yellow',
        belly: 'kit-ink',
        stripe: 'kit-ink',
        steel: 'steel',
        helmets: ['kit-blue', 'kit-white'],
        suit: 'kit-ink',
        ink: 'kit-ink',
      }),
      0.51,
    ),
  ),
};

const figureSkating: Slice = {
  sport: 'FigureSkating',
  bands: [
    ...crowd('FigureSkating', 0, 104, ['steel', 'g3', 'kit-ink', 'steel', 'g2']),
    ...ground(
      '104 kit-ink, 108 kit-navy, 214 kit-navy-s, 226 kit-white, 231 mat, 246 ice, 250 ice-1, 316 ice, 319 ice-1',
    ),
  ],
  body: standing(
    50,
    312,
    77,
    holding(
      pose({
        spine: { lean: -6, nod: -16 },
        nearLeg: { hip: 2, knee: 4 },
        farLeg: { hip: 46, knee: 118, foot: 30 },
        nearArm: { shoulder: 168, elbow: 16 },
        farArm: { shoulder: 148, elbow: 40 },
      }),
      { kit: SKATER, depth: FIGURE_BLADE.depth, gear: skates(FIGURE_BLADE, 'steel') },
    ),
  ),
};

const HOCKEY_BLADE = { heel: -0.1, tip: 0.23, depth: 0.05 };

const iceHockey: Slice = {
  sport: 'IceHockey',
  bands: [
    ...crowd('IceHockey', 0, 120, ['g2', 'g3', 'steel', 'g3', 'kit-ink']),
    ...ground(
      '120 ice-1, 126 ice, 188 kit-red, 193 kit-white, 262 kit-yellow, 274 ice, 278 ice-1, 300 ice, 303 ice-1, 326 kit-red, 330 ice-1',
    ),
  ],
  under: () =>
    `<g opacity=".28">${circle(74, 84, 20, 'led-red')}</g>${rect(71, 90, 6, 32, 'steel') + rect(62, 88, 24, 5, 'steel') + path('M64 88V80A10 10 0 0 1 84 80V88Z', 'led-red')}`,
  body: standing(
    64,
    312,
    66,
    holding(
      pose({
        spine: { lean: -4, nod: -14 },
        nearLeg: { hip: 26, knee: 40 },
        farLeg: { hip: -8, knee: 22, foot: 8 },
        nearArm: { shoulder: 20, elbow: 44 },
        farArm: { shoulder: 150, elbow: 20 },
      }),
      {
        kit: HOME_TEAM,
        depth: HOCKEY_BLADE.depth,
        gear: (bones) => {
          const { front = [], ...rest } = skates(HOCKEY_BLADE, 'steel')(bones);
          const {
            hips,
            nearLeg,
            nearArm: { wrist, reach },
          } = bones;
          const fist = towards(wrist, reach, 0.06);
          const heel: Point = [fist[0] + 0.3, 0.05];
          const down = bearing(fist, heel);
          return {
            ...rest,
            front: [
              { fill: 'hair-3', outline: strut(towards(fist, down, -0.16), heel, 0.036) },
              { fill: 'kit-ink', outline: bar([heel[0], 0.035], [heel[0] + 0.24, 0.045], 0.03) },
              ...front,
              {
                fill: HOME_TEAM.trunks ?? '',
                outline: bar([hips[0] - 0.02, hips[1] - 0.04], nearLeg.knee, 0.15, 0.09),
              },
              {
                fill: HOME_TEAM.sock ?? '',
                outline: bar(nearLeg.knee, [nearLeg.ankle[0], nearLeg.ankle[1] + 0.12], 0.085, 0.07),
              },
            ],
          };
        },
      },
    ),
  ),
};

const shortTrack: Slice = {
  sport: 'ShortTrack',
  bands: [
    ...crowd('ShortTrack', 0, 92, ['g2', 'g3', 'kit-ink', 'g3', 'ice']),
    ...ground(
      '92 kit-white, 97 kit-blue-d, 150 kit-blue-s, 214 kit-blue-d, 246 ice, 250 ice-1, 286 kit-blue, 289 ice-1, 326 ice',
    ),
  ],
  body: standing(
    68,
    312,
    70,
    holding(
      pose({
        spine: { lean: 46, nod: 26 },
        nearLeg: { hip: 62, knee: 34, foot: -10 },
        farLeg: { hip: 26, knee: 88, foot: 14 },
        nearArm: { shoulder: -50, elbow: -4 },
        farArm: { shoulder: 50, elbow: 60 },
      }),
      {
        kit: { ...suits('ice', 1, 'helmet', '4'), hair: 'hair-2', coverTone: 'kit-white' },
        depth: SHORT_TRACK_BLADE.depth,
        gear: skates(SHORT_TRACK_BLADE, 'steel'),
      },
    ),
  ),
};

const speedSkating: Slice = {
  sport: 'SpeedSkating',
  bands: [
    ...crowd('SpeedSkating', 0, 84, ['g3', 'g2', 'ice-1', 'g2', 'steel']),
    ...ground(
      '84 kit-white, 90 kit-navy, 176 kit-white, 182 kit-navy-s, 212 ice, 216 ice-1, 262 ice, 266 ice-1, 296 kit-red, 299 ice-1, 330 ice',
    ),
  ],
  body: standing(69, 314, 86, skater({ ...suits('ice', 2), accent: 'kit-white' }, { phase: 0.02, isResting: true })),
};

export const ICE: readonly Slice[] = [bobsleigh, figureSkating, iceHockey, shortTrack, speedSkating];
