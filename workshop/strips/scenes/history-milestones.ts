import { bands } from '../backdrops.ts';
import { skeleton } from '../bodies/sleds.ts';
import { suits } from '../kits.ts';
import { at, moving, type Scene, shade } from '../scene.ts';

export const historyMilestones: Scene = {
  id: 'HistoryMilestones',
  title: 'Three sleds through a beam of light',
  description:
    'A drawn strip of three skeleton sleds, head first at 30 m/s, through the beam of a photocell, the dark line across the ice. At St. Moritz in 1948 the photocell replaced the hand on the watch. The red line reads the second nose.',
  msPerUnit: 0.3,
  cursorTime: 82.317,
  bands: bands(
    '0 snow, 26 snow-1, 58 timber, 64 snow-1, 72 ice-2, 75 ice, 100 ice-1, 150 ice, 160 i, 161.5 ice',
    '184 ice-1, 196 ice-2, 199 p, 206 timber',
  ),
  shadow: shade('ice-2', 0.1, 0.5),
  bodies: [
    at(82.151, 192, 138, moving(skeleton({ ...suits('ice', 2, 'full'), hair: 'i' }, 'g5'), 29.4)),
    at(82.317, 200, 150, moving(skeleton({ ...suits('ice', 0, 'full'), hair: 'tartan' }, 'g5'), 30)),
    at(82.442, 190, 134, moving(skeleton({ ...suits('ice', 1, 'full'), hair: 'g5' }, 'g5'), 29.2)),
  ],
};
