import { bands, crowd } from '../backdrops.ts';
import { runner } from '../bodies/runner.ts';
import { athletes } from '../kits.ts';
import { at, farToNear, moving, type Scene, shade } from '../scene.ts';

export const hosting: Scene = {
  id: 'Hosting',
  title: 'Eighteen runners in four seconds',
  description:
    'A drawn strip from far away: eighteen runners of a road race cross the line within 4 s, close together as calls to a results site just after a finish. Each mark on the scale is one of them; the red line reads one in the middle.',
  msPerUnit: 3.1,
  cursorTime: 1806.24,
  bands: [
    ...crowd('Hosting', 0, 70, ['g2', 'g3', 'g1', 'g4', 'asphalt-1']),
    ...bands('70 p, 73 asphalt-2, 90 p, 92 asphalt-1, 112 asphalt, 140 mat, 142 asphalt, 204 p, 207 asphalt-2'),
  ],
  shadow: shade('asphalt-2', 0.1),
  bodies: farToNear(
    [
      -2.0, -1.78, -1.51, -1.34, -1.16, -0.92, -0.64, -0.36, -0.16, 0, 0.24, 0.51, 0.83, 1.01, 1.22, 1.49, 1.72, 1.94,
    ].map((gap, index) => {
      const row = [1, 3, 0, 2, 4, 1, 3, 0, 4, 2][(index * 3) % 10] ?? 0;
      return at(
        1806.24 + gap,
        134 + row * 17,
        46 + row * 3,
        moving(runner(athletes('asphalt', index * 3 + 1), { phase: index * 0.29, period: 0.66, reach: 0.72 }), 5.6),
      );
    }),
  ),
};
