import { bands } from '../backdrops.ts';
import { type CarKit, car } from '../bodies/car.ts';
import { moving } from '../body.ts';
import { at, farToNear, shade } from '../scene.ts';
import type { Scene, SceneBody } from '../strip.ts';

const CARS: readonly CarKit[] = [
  { body: 'p', sill: 'i', glass: 'g5', stripe: 'asphalt-2', trim: 'i', rim: 'g3', number: '46', lamp: 'g3' },
  { body: 'i', sill: 'g5', glass: 'g4', stripe: 'p', trim: 'g5', rim: 'g3', number: '8', lamp: 'p' },
  { body: 'g2', sill: 'g5', glass: 'i', stripe: 'tartan', trim: 'i', rim: 'g4', number: '31', lamp: 'p' },
  { body: 'tartan', sill: 'i', glass: 'g5', stripe: 'p', trim: 'i', rim: 'g3', number: '12', lamp: 'p' },
];

const racing = (time: number, ground: number, index: number, speed: number): SceneBody => {
  const kit = CARS[index % CARS.length];
  if (!kit) throw new Error('no car');
  return at(time, ground, 66 + (ground - 140) * 0.18, moving(car(kit, speed), speed, 1, 5.4), {
    shadow: shade('asphalt-2', 0.08, 0.6),
  });
};

export const carRacing: Scene = {
  id: 'CarRacing',
  title: 'Four GT cars at 234 km/h',
  description:
    'A drawn photo-finish picture of four racing cars on the start and finish straight at about 65 m/s. A car of 4.6 m passes the line in 0.07 s; the whole strip lasts 0.35 s. The red line reads the front of the second car, 0.048 s before the third.',
  msPerUnit: 0.24,
  cursorTime: 106.418,
  bands: [
    ...bands(
      [0, 'g3'],
      [10, 'g2'],
      [20, 'g4'],
      [24, 'g2'],
      [40, 'g3'],
      [48, 'i'],
      [51, 'p'],
      [60, 'i'],
      [64, 'g4'],
      [78, 'asphalt-1'],
      [88, 'asphalt-2'],
      [90, 'asphalt'],
      [104, 'p'],
      [106, 'asphalt'],
      [166, 'asphalt-2'],
      [167, 'asphalt'],
      [206, 'p'],
      [209, 'asphalt'],
    ),
  ],
  bodies: farToNear([
    racing(106.336, 142, 3, 65.4),
    racing(106.466, 146, 0, 65),
    racing(106.418, 198, 1, 65.6),
    racing(106.528, 194, 2, 64.8),
  ]),
};
