/** Slices of the sports on courts, mats and pistes. */
import { holding } from '../../figure/acting.ts';
import { line, path, rect, repeat } from '../../kit/shapes.ts';
import { crowd } from '../backdrops.ts';
import { epeeist, GUARD, whites } from '../bodies/epee.ts';
import { player as courtPlayer, jumpingPlayer, LAYUP } from '../scenes/basketball.ts';
import { player as beachPlayer, inAir, SPIKE } from '../scenes/beach-volleyball.ts';
import { GYMNAST, LANDING } from '../scenes/gymnastics.ts';
import { flying, ground, type Slice, standing } from './slice.ts';

const RIM = 152;
const basket = (): string =>
  rect(0, 106, 5, 60, 'kit-white') +
  rect(5, 106, 3, 60, 'led-red') +
  path(
    `M8 ${RIM}A15 3.4 0 1 1 40 ${RIM}A15 3.4 0 1 1 8 ${RIM}ZM11 ${RIM}A13 1.8 0 1 0 37 ${RIM}A13 1.8 0 1 0 11 ${RIM}Z`,
    'kit-orange',
  ) +
  repeat(6, (index) => line(10 + index * 5.6, RIM + 2, 15 + index * 3.6, RIM + 28, 'h')) +
  repeat(3, (index) => line(12 + index * 1.8, RIM + 8 + index * 8, 36 - index * 1.8, RIM + 8 + index * 8, 'h'));

const basketball: Slice = {
  sport: 'Basketball',
  bands: [
    ...crowd('Basketball', 0, 118, ['g3', 'steel', 'kit-ink', 'steel', 'g3']),
    ...ground('118 kit-ink, 122 kit-navy, 208 kit-navy-s, 218 timber-2, 222 timber-1, 286 kit-white, 290 timber'),
  ],
  under: basket,
  body: flying(58, 338, 73, jumpingPlayer(LAYUP, courtPlayer(0, 'kit-yellow', 'kit-yellow'), 0.3, true)),
};

const beachVolleyball: Slice = {
  sport: 'BeachVolleyball',
  bands: ground(
    '0 water-1, 112 snow-1, 150 water-1, 176 water, 214 water-2, 224 sand-1, 262 sand, 310 kit-blue, 315 sand, 330 sand-2',
  ),
  under: () =>
    rect(3, 158, 5, 172, 'kit-yellow') +
    rect(6, 158, 2, 172, 'kit-yellow-s') +
    rect(0, 158, 22, 8, 'kit-blue') +
    repeat(6, (index) => line(8, 172 + index * 9, 22, 171 + index * 9, 'h')) +
    repeat(2, (index) => line(13 + index * 6, 166, 13 + index * 6, 222, 'h')),
  body: flying(47, 328, 70, inAir(SPIKE, beachPlayer(1, 'kit-orange', 'flying'), 0.34, true)),
};

const fencing: Slice = {
  sport: 'Fencing',
  bands: [
    ...crowd('Fencing', 0, 96, ['steel', 'kit-ink', 'steel', 'g3', 'kit-ink']),
    ...ground('96 kit-ink, 101 kit-green-d, 196 kit-green, 258 g5, 264 steel, 270 metal, 326 steel'),
  ],
  under: () => rect(10, 106, 34, 12, 'led-red', 2) + rect(52, 106, 34, 12, 'led-off', 2),
  body: standing(48, 312, 73, epeeist(GUARD, whites('skin-1', 'kit-yellow'), 172)),
};

const gymnastics: Slice = {
  sport: 'Gymnastics',
  bands: [
    ...crowd('Gymnastics', 0, 112, ['steel', 'kit-ink', 'g3', 'kit-ink', 'steel']),
    ...ground('112 kit-ink, 116 kit-navy, 214 kit-navy-s, 224 mat-1, 276 mat, 322 kit-white, 326 kit-blue-d'),
  ],
  body: standing(
    62,
    314,
    80,
    holding(LANDING, {
      kit: {
        ...GYMNAST,
        skin: 'skin-4',
        shoes: 'skin-4',
        sole: 'skin-4-s',
        hair: 'hair-1',
        top: 'kit-yellow',
        legs: 'kit-yellow',
      },
    }),
  ),
};

export const COURTS: readonly Slice[] = [basketball, beachVolleyball, fencing, gymnastics];
