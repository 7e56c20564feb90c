import { bands } from '../backdrops.ts';
import { car } from '../bodies/car.ts';
import { CARS } from '../cast/cars.ts';
import { filmed, type Scene, shade } from '../scene.ts';

export const timing: Scene = {
  id: 'Timing',
  title: 'One tyre close up, to 1/1000 s',
  description:
    'A drawn photo-finish picture close to the ground: the front of a racing car at 65 m/s, its splitter, headlamp and one whole tyre. The spokes bend into curves because the tyre stands still where it touches the road and is twice as fast above. The red line reads the foremost edge of the car.',
  msPerUnit: 0.0628,
  cursorTime: 59.274,
  cursorX: 556,
  isCloseUp: true,
  bands: bands(
    '0 g2, 18 g4, 24 g2, 52 kit-white, 58 kit-ink, 66 g3, 84 asphalt-2, 88 asphalt, 132 kit-white, 136 asphalt, 180 asphalt-2, 182 asphalt',
  ),
  shadow: shade('asphalt-2', 0.04, 0.7),
  bodies: [filmed(59.274, 207, 245, car(CARS.yellow, 65))],
};
