import { bands } from '../backdrops.ts';
import { type CarKit, car } from '../bodies/car.ts';
import { CARS } from '../cast/cars.ts';
import { farToNear, filmed, type Scene, type SceneBody, shade } from '../scene.ts';

const racing = (time: number, ground: number, kit: CarKit, speed: number): SceneBody =>
  filmed(time, ground, 66 + (ground - 140) * 0.18, car(kit, speed));

const cars = (first: number, third: number): SceneBody[] =>
  farToNear([
    racing(first, 130, CARS.yellow, 65.4),
    racing(106.525, 126, CARS.white, 65),
    racing(106.418, 198, CARS.black, 65.6),
    racing(third, 196, CARS.grey, 64.8),
  ]);

export const carRacing: Scene = {
  id: 'CarRacing',
  title: 'Four GT cars at 234 km/h',
  description:
    'A drawn photo-finish picture of four racing cars on the start and finish straight at about 65 m/s. A car of 4.6 m passes the line in 0.07 s; the whole strip lasts 0.39 s. The red line reads the front of the second car, 0.073 s before the third.',
  msPerUnit: 0.268,
  cursorTime: 106.418,
  cursorX: 420,
  phone: 555,
  bands: bands(
    '0 g3, 10 g2, 20 g4, 24 g2, 40 g3, 48 kit-ink, 51 kit-white, 60 kit-ink, 64 g4, 78 asphalt-1, 88 asphalt-2, 90 asphalt',
    '104 kit-white, 106 asphalt, 166 asphalt-2, 167 asphalt, 206 kit-white, 209 asphalt',
  ),
  shadow: shade('asphalt-2', 0.08, 0.6),
  bodies: cars(106.397, 106.4915),
  // The first would lose its nose.
  onPhone: { bodies: cars(106.32, 106.52) },
};
