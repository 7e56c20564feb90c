import type { Dress } from '../../figure/dress.ts';
import { bands, crowd } from '../backdrops.ts';
import { SHORT_TRACK_BLADE, skater, thrusting } from '../bodies/skater.ts';
import { suits } from '../kits.ts';
import { at, moving, type Scene, SOFT_SHADE } from '../scene.ts';

const ON_BLADES = { blade: SHORT_TRACK_BLADE, bladeFill: 'steel' };

const skaterKit = (index: number, cover: string, number: string): Dress => ({
  ...suits('ice', index, 'helmet', number),
  hair: cover,
});

export const shortTrack: Scene = {
  id: 'ShortTrack',
  title: 'Blade against blade on the line',
  description:
    'A drawn photo-finish picture of four short-track skaters within 0.6 s, two of them thrusting a blade at the line. Padding, board and ice stand still and form bands; the red line reads the tip of the first blade at 1:24.387, 0.061 s before the second.',
  msPerUnit: 0.82,
  cursorTime: 84.387,
  cursorX: 581,
  bands: [
    ...crowd('ShortTrack', 0, 34, ['g2', 'g3', 'kit-ink', 'g3', 'ice']),
    ...bands(
      '34 kit-white, 38 kit-blue-d, 62 kit-blue-s, 92 kit-blue-d, 104 ice-2, 107 ice-1, 150 kit-blue, 152 ice-1, 192 ice',
    ),
  ],
  shadow: SOFT_SHADE,
  bodies: [
    at(84.448, 164, 104, moving(thrusting(skaterKit(4, 'kit-white', '12'), { ...ON_BLADES, early: 0.2 }), 11)),
    at(84.387, 206, 112, moving(thrusting(skaterKit(2, 'kit-yellow', '4'), ON_BLADES), 10.4)),
    at(84.0, 186, 106, moving(skater(skaterKit(3, 'kit-white', '7'), { ...ON_BLADES, phase: 0.66 }), 11)),
    at(84.708, 188, 102, moving(skater(skaterKit(1, 'kit-orange', '9'), { ...ON_BLADES, phase: 0.2 }), 11.7)),
  ],
};
