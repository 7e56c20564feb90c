import { bands, crowd } from '../backdrops.ts';
import { SHORT_TRACK_BLADE, skater, thrusting } from '../bodies/skater.ts';
import { moving } from '../body.ts';
import { ICE_SHADE } from '../cast/shadows.ts';
import { suits } from '../kits.ts';
import { at, farToNear } from '../scene.ts';
import type { Scene } from '../strip.ts';

export const shortTrack: Scene = {
  id: 'ShortTrack',
  title: 'Five short-track skaters on the line',
  description:
    'A drawn photo-finish picture of five short-track skaters at 12 m/s within 0.6 s, bent low and thrusting a blade at the line. Padding, board and ice stand still and form bands; the red line reads the tip of the first blade.',
  msPerUnit: 0.68,
  cursorTime: 84.387,
  bands: [
    ...crowd('ShortTrack', 0, 46, ['g2', 'g3', 'g5', 'g3', 'ice']),
    ...bands(
      [46, 'i'],
      [50, 'mat'],
      [64, 'p'],
      [68, 'mat'],
      [96, 'ice-2'],
      [99, 'ice-1'],
      [132, 'p'],
      [133.5, 'ice-1'],
      [196, 'ice'],
    ),
  ],
  bodies: farToNear([
    at(84.387, 178, 88, moving(thrusting(suits('ice', 2, 'helmet', '4'), { blade: SHORT_TRACK_BLADE }), 12.4, 1.6, 2), {
      shadow: ICE_SHADE,
    }),
    at(
      84.344,
      150,
      84,
      moving(thrusting(suits('ice', 0, 'helmet', '1'), { blade: SHORT_TRACK_BLADE, early: 0.2 }), 12.2, 1.6, 2),
      { shadow: ICE_SHADE },
    ),
    at(
      84.566,
      164,
      86,
      moving(skater(suits('ice', 1, 'helmet', '2'), { phase: 0.2, blade: SHORT_TRACK_BLADE }), 12.2, 1.6, 2),
      { shadow: ICE_SHADE },
    ),
    at(
      84.672,
      202,
      92,
      moving(thrusting(suits('ice', 4, 'helmet', '5'), { blade: SHORT_TRACK_BLADE, early: 0.16 }), 12, 1.6, 2),
      { shadow: ICE_SHADE },
    ),
    at(
      84.141,
      198,
      92,
      moving(skater(suits('ice', 3, 'helmet', '3'), { phase: 0.66, blade: SHORT_TRACK_BLADE }), 12.4, 1.6, 2),
      { shadow: ICE_SHADE },
    ),
  ]),
};
