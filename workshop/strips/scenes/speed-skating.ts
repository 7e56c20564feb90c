import { bands, crowd } from '../backdrops.ts';
import { skater } from '../bodies/skater.ts';
import { ICE_SHADE } from '../cast/shadows.ts';
import { suits } from '../kits.ts';
import { at, moving, type Scene } from '../scene.ts';

export const speedSkating: Scene = {
  id: 'SpeedSkating',
  title: 'Three finishes over 500 m',
  description:
    'A drawn photo-finish picture that lays three 500 m finishes on one time scale: speed skaters at 15 m/s in the inner and the outer lane. The long blades leave thin lines on the ice; the tip of the first blade counts, and the red line stands on it.',
  msPerUnit: 0.62,
  cursorTime: 34.513,
  bands: [
    ...crowd('SpeedSkating', 0, 34, ['g3', 'g2', 'ice-1', 'g2', 'g4']),
    ...bands('34 p, 38 ice-2, 70 p, 73 i, 75 ice-1, 118 ice, 126 ice-1, 150 p, 152 ice-1, 176 ice, 179 ice-1'),
  ],
  shadow: ICE_SHADE,
  bodies: [
    at(34.662, 146, 104, moving(skater(suits('ice', 1), { phase: 0.32 }), 14.8)),
    at(34.513, 200, 112, moving(skater(suits('ice', 2), { phase: 0.1 }), 15.2)),
    at(34.262, 172, 104, moving(skater(suits('ice', 0), { phase: 0.72 }), 15.2)),
  ],
};
