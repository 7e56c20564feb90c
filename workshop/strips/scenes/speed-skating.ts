import { bands, crowd } from '../backdrops.ts';
import { skater, thrusting } from '../bodies/skater.ts';
import { suits } from '../kits.ts';
import { at, moving, type Scene, SOFT_SHADE } from '../scene.ts';

/** The armband tells the lanes apart: white inner, red outer. */
const inner = { ...suits('ice', 2), accent: 'kit-ink' };
const outer = { ...suits('ice', 1), accent: 'kit-white' };

export const speedSkating: Scene = {
  id: 'SpeedSkating',
  title: 'One pair of a 500 m race',
  description:
    'A drawn photo-finish picture of a pair over 500 m: two speed skaters at 15 m/s, one in the inner lane and one in the outer. The tip of the first blade counts, and the red line stands on it at 34.513; the other skater follows 0.184 s later.',
  msPerUnit: 0.6,
  cursorTime: 34.513,
  cursorX: 664,
  bands: [
    ...crowd('SpeedSkating', 0, 30, ['g3', 'g2', 'ice-1', 'g2', 'steel']),
    ...bands(
      '30 kit-white, 34 kit-blue-d, 84 kit-white, 88 kit-blue-s, 96 ice-2, 99 ice-1, 138 ice, 141 ice-1, 172 kit-red, 174 ice-1',
    ),
  ],
  shadow: SOFT_SHADE,
  bodies: [
    at(34.697, 160, 104, moving(skater(outer, { phase: 0.2, bladeFill: 'steel' }), 16.2)),
    at(34.513, 206, 128, moving(thrusting(inner, { bladeFill: 'steel' }), 13)),
  ],
};
