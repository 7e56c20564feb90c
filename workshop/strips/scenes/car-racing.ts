import { bands } from '../backdrops.ts';
import { type CarKit, car } from '../bodies/car.ts';
import { CARS } from '../cast/cars.ts';
import { farToNear, filmed, type Scene, type SceneBody, shade } from '../scene.ts';

const racing = (time: number, ground: number, kit: CarKit, speed: number): SceneBody =>
  filmed(time, ground, 66 + (ground - 140) * 0.18, car(kit, speed));

export const carRacing: Scene = {
  id: 'CarRacing',
  title: 'Four GT cars at 234 km/h',
  description:
    'A drawn photo-finish picture of four racing cars on the start and finish straight at about 65 m/s. A car of 4.6 m passes the line in 0.07 s; the whole strip lasts 0.35 s. The red line reads the front of the second car, 0.048 s before the third.',
  msPerUnit: 0.24,
  cursorTime: 106.418,
  phone: 815,
  bands: bands(
    '0 g3, 10 g2, 20 g4, 24 g2, 40 g3, 48 i, 51 p, 60 i, 64 g4, 78 asphalt-1, 88 asphalt-2, 90 asphalt',
    '104 p, 106 asphalt, 166 asphalt-2, 167 asphalt, 206 p, 209 asphalt',
  ),
  shadow: shade('asphalt-2', 0.08, 0.6),
  bodies: farToNear([
    racing(106.336, 142, CARS.red, 65.4),
    racing(106.466, 146, CARS.white, 65),
    racing(106.418, 198, CARS.black, 65.6),
    racing(106.528, 194, CARS.grey, 64.8),
  ]),
};
