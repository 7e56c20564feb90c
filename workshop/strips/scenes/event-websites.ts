import { bands, crowd } from '../backdrops.ts';
import { type CycleKit, cyclist, type Ride } from '../bodies/cyclist.ts';
import { athletes } from '../kits.ts';
import { at, farToNear, type Scene, type SceneBody, shade } from '../scene.ts';

const roadKit = (index: number): CycleKit => ({
  ...athletes('asphalt', index * 3 + 1, String(index * 17 + 11)),
  cover: 'helmet',
  hair: ['kit-ink', 'kit-white', 'kit-blue', 'kit-grey'][index % 4] ?? 'kit-ink',
  frame: ['kit-white', 'kit-ink', 'kit-navy', 'metal'][index % 4] ?? 'kit-white',
  tyre: 'rubber',
  rear: { disc: '', spokes: 5, spokeWidth: 0.01 },
  front: { disc: '', spokes: 5, spokeWidth: 0.01 },
});

const rider = (index: number, time: number, ground: number, scale: number, ride: Partial<Ride> = {}): SceneBody =>
  at(time, ground, scale, cyclist(roadKit(index), { speed: 18, phase: index * 0.37, gear: 8.4, ...ride }));

export const eventWebsites: Scene = {
  id: 'EventWebsites',
  title: 'Bunch sprint of a road race',
  description:
    'A drawn photo-finish picture of six road cyclists in a bunch sprint at 18 m/s, 0.95 s from edge to edge. Two push their bicycles forward at the line; the red line reads the foremost tyre of the pair.',
  msPerUnit: 0.66,
  cursorTime: 14.172,
  cursorX: 530,
  bands: [
    ...crowd('EventWebsites', 0, 52, ['g3', 'g2', 'tartan-1', 'g4', 'sand-1']),
    ...bands(
      '52 kit-white, 55 sand, 84 kit-white, 87 asphalt-2, 92 asphalt-1, 118 asphalt, 150 kit-white, 152 asphalt, 204 kit-white',
      '207 asphalt-2',
    ),
  ],
  shadow: shade('asphalt-2', 0.12),
  bodies: farToNear([
    rider(0, 13.825, 168, 74, { upright: 0.4 }),
    rider(1, 13.982, 158, 72),
    rider(2, 14.172, 200, 84, { thrown: 1 }),
    rider(3, 14.186, 174, 76, { thrown: 1 }),
    rider(4, 14.331, 204, 84),
    rider(5, 14.502, 164, 72),
  ]),
};
