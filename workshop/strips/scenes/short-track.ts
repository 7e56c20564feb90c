import type { Kit } from '../../figure/person.ts';
import { bands, crowd } from '../backdrops.ts';
import { SHORT_TRACK_BLADE, skater, thrusting } from '../bodies/skater.ts';
import { ICE_SHADE } from '../cast/shadows.ts';
import { suits } from '../kits.ts';
import { at, farToNear, moving, type Scene } from '../scene.ts';

const ON_BLADES = { blade: SHORT_TRACK_BLADE };

const skaterKit = (index: number, number: string): Kit => suits('ice', index, 'helmet', number);

export const shortTrack: Scene = {
  id: 'ShortTrack',
  title: 'Five short-track skaters on the line',
  description:
    'A drawn photo-finish picture of five short-track skaters at 12 m/s within 0.6 s, bent low and thrusting a blade at the line. Padding, board and ice stand still and form bands; the red line reads the tip of the first blade.',
  msPerUnit: 0.68,
  cursorTime: 84.387,
  bands: [
    ...crowd('ShortTrack', 0, 46, ['g2', 'g3', 'g5', 'g3', 'ice']),
    ...bands('46 i, 50 mat, 64 p, 68 mat, 96 ice-2, 99 ice-1, 132 p, 133.5 ice-1, 196 ice'),
  ],
  shadow: ICE_SHADE,
  bodies: farToNear([
    at(84.387, 178, 88, moving(thrusting(skaterKit(2, '4'), ON_BLADES), 12.4)),
    at(84.344, 150, 84, moving(thrusting(skaterKit(0, '1'), { ...ON_BLADES, early: 0.2 }), 12.2)),
    at(84.566, 164, 86, moving(skater(skaterKit(1, '2'), { ...ON_BLADES, phase: 0.2 }), 12.2)),
    at(84.672, 202, 92, moving(thrusting(skaterKit(4, '5'), { ...ON_BLADES, early: 0.16 }), 12)),
    at(84.141, 198, 92, moving(skater(skaterKit(3, '3'), { ...ON_BLADES, phase: 0.66 }), 12.4)),
  ]),
};
