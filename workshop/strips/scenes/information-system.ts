import { bands, crowd, laneLines, laneY } from '../backdrops.ts';
import { runner } from '../bodies/runner.ts';
import { athletes } from '../kits.ts';
import { at, farToNear, moving, type Scene, shade } from '../scene.ts';

export const informationSystem: Scene = {
  id: 'InformationSystem',
  title: 'A 1500 m final becomes a result list',
  description:
    'A drawn photo-finish picture of nine runners at the end of a 1500 m race, at 7.6 m/s and over 2.4 s. Each mark on the scale is one reading and one line of the result list; the red line reads the fourth.',
  msPerUnit: 1.65,
  cursorTime: 214.738,
  bands: [
    ...crowd('InformationSystem', 0, 56, ['g3', 'g2', 'g1', 'g4', 'g3', 'tartan-1']),
    ...bands('56 i, 59 g2, 88 g4, 92 tartan-2, 106 tartan'),
    ...laneLines(112, 209, 9),
  ],
  shadow: shade('tartan-2'),
  bodies: farToNear(
    [-0.94, -0.62, -0.28, 0, 0.13, 0.36, 0.55, 0.82, 1.04].map((gap, index) => {
      const lane = (index * 5) % 4;
      return at(
        214.738 + gap,
        laneY(112, 209, 9, 4 + lane) + 8,
        62 + lane * 5,
        moving(
          runner(athletes('tartan', index * 3 + 1, String(index + 1)), {
            phase: index * 0.29,
            period: 0.6,
            reach: 0.82,
            dip: [0, 0, 0.3, 0.8, 1, 0.2, 0, 0.4, 0][index] ?? 0,
          }),
          7.6,
        ),
      );
    }),
  ),
};
