import { bands, crowd, laneLines } from '../backdrops.ts';
import { field } from '../cast/sprinters.ts';
import { type Scene, shade } from '../scene.ts';

export const home: Scene = {
  id: 'Home',
  title: 'Photo finish of a 100 m final',
  description:
    'A drawn photo-finish picture of eight sprinters. From left to right runs time, not place: 0.8 s in all, with a scale in 1/1000 s. Lanes and boards stand still and become even bands; the red line reads the torso of the runner in lane 8.',
  msPerUnit: 0.56,
  cursorTime: 10.024,
  bands: [
    ...crowd('Home', 0, 40, ['g3', 'g2', 'g4', 'g2', 'g1', 'g3']),
    ...bands('40 p, 43 g4, 62 i, 64 g2, 91 g3, 94 tartan-2, 104 tartan'),
    ...laneLines(109, 210, 9),
  ],
  shadow: shade('tartan-2'),
  bodies: field({
    times: [10.236, 9.956, 10.104, 9.834, 10.312, 9.891, 10.158, 10.024],
    dips: [0, 0.9, 0.3, 0.75, 0.1, 0, 0.55, 1],
    from: 109,
    to: 210,
    scale: 70,
    speed: 11.2,
    seed: 0,
  }),
};
