import { bands, crowd } from '../backdrops.ts';
import { type CycleKit, cyclist } from '../bodies/cyclist.ts';
import { moving } from '../body.ts';
import { athletes } from '../kits.ts';
import { at, farToNear, shade } from '../scene.ts';
import type { Scene } from '../strip.ts';

const roadKit = (index: number): CycleKit => ({
  ...athletes('asphalt', index * 3 + 1, String(index * 17 + 11)),
  headDress: 'helmet',
  hair: ['i', 'p', 'tartan', 'g3'][index % 4] ?? 'i',
  frame: ['p', 'i', 'tartan', 'g2'][index % 4] ?? 'i',
  tyre: 'i',
  rear: { disc: '', spokes: 5, spokeWidth: 0.01 },
  front: { disc: '', spokes: 5, spokeWidth: 0.01 },
});

export const eventWebsites: Scene = {
  id: 'EventWebsites',
  title: 'Bunch sprint of a road race',
  description:
    'A drawn photo-finish picture of six road cyclists in a bunch sprint at 18 m/s, 0.95 s from edge to edge. Two push their bicycles forward at the line; the red line reads the foremost tyre of the pair.',
  msPerUnit: 0.66,
  cursorTime: 14.172,
  bands: [
    ...crowd('EventWebsites', 0, 52, ['g3', 'g2', 'tartan-1', 'g4', 'sand-1']),
    ...bands(
      [52, 'p'],
      [55, 'sand'],
      [84, 'p'],
      [87, 'asphalt-2'],
      [92, 'asphalt-1'],
      [118, 'asphalt'],
      [150, 'p'],
      [152, 'asphalt'],
      [204, 'p'],
      [207, 'asphalt-2'],
    ),
  ],
  bodies: farToNear(
    [-0.36, -0.19, 0, 0.014, 0.19, 0.33].map((gap, index) =>
      at(
        14.172 + gap,
        [168, 158, 200, 174, 204, 164][index] ?? 180,
        [74, 72, 84, 76, 84, 72][index] ?? 76,
        moving(
          cyclist(roadKit(index), {
            speed: 18,
            phase: index * 0.37,
            gear: 8.4,
            thrown: index === 2 || index === 3 ? 1 : 0,
            upright: index === 0 ? 0.4 : 0,
          }),
          18,
          1.4,
          1.8,
        ),
        { shadow: shade('asphalt-2', 0.12) },
      ),
    ),
  ),
};
