import type { Cover } from '../../figure/dress.ts';
import { bands, crowd } from '../backdrops.ts';
import { skater, thrusting } from '../bodies/skater.ts';
import type { Cascade } from '../cascade.ts';
import { suits } from '../kits.ts';
import { at, moving, type Recording, SOFT_SHADE } from '../scene.ts';

/** 8:17.36: the second of a mass start. */
const SECOND = 497.36;

const kit = (index: number, coverTone: string, number: string, cover: Cover = 'helmet') => ({
  ...suits('ice', index, cover, number),
  coverTone,
});

const RINK: Pick<Recording, 'bands' | 'shadow'> = {
  bands: [
    ...crowd('Hosting', 0, 34, ['g3', 'g2', 'steel', 'g2', 'ice-1']),
    ...bands(
      '34 kit-white, 38 kit-navy, 92 kit-white, 96 kit-blue-s, 104 ice-2, 107 ice-1, 146 ice, 149 ice-1, 184 ice, 187 ice-1',
    ),
  ],
  shadow: SOFT_SHADE,
};

const second = (unitsPerMetre: number) =>
  at(SECOND, 206, unitsPerMetre, moving(thrusting(kit(1, 'kit-orange', '8'), { bladeFill: 'steel' }), 13));

export const hosting: Cascade = {
  id: 'Hosting',
  title: 'One finish, opened by everybody',
  description:
    'A drawn photo-finish picture of three speed skaters in a mass start, and its copies: two at half the size, beside them four, eight, sixteen and more to the right edge. The race is recorded once; every visitor sees a copy, and all show the same picture with the same red line, at the blade of the second: 8:17.360.',
  recording: {
    id: 'Hosting',
    msPerUnit: 0.68,
    cursorTime: SECOND,
    cursorX: 312,
    ...RINK,
    bodies: [
      at(SECOND + 0.1632, 176, 100, moving(skater(kit(4, 'kit-yellow', '5'), { phase: 0.2 }), 13.4)),
      at(SECOND - 0.1632, 186, 102, moving(skater(kit(3, 'kit-yellow', '2'), { phase: 0.66 }), 13.4)),
      second(110),
    ],
  },
  phone: {
    id: 'Hosting on telephones',
    msPerUnit: 0.96,
    cursorTime: SECOND,
    cursorX: 226,
    ...RINK,
    bodies: [second(92)],
  },
};
