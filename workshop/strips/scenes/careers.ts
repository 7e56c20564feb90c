import { bands, laneLines } from '../backdrops.ts';
import { runner } from '../bodies/runner.ts';
import { moving, type Part } from '../body.ts';
import { bar } from '../geometry.ts';
import { athletes } from '../kits.ts';
import { at, shade } from '../scene.ts';
import type { Scene, SceneBody } from '../strip.ts';

const baton = (x: number, y: number): Part => ({
  fill: 'p',
  outline: bar([x - 0.12, y - 0.01], [x + 0.18, y + 0.02], 0.022),
});

export const careers: Scene = {
  id: 'Careers',
  title: 'Baton change in full run',
  description:
    'A drawn strip at the line of a takeover zone: the outgoing runner crosses first with one arm stretched back, the incoming one reaches forward with the baton, both at 9.6 m/s. Another pair is ahead in a lane farther out. The red line reads the incoming torso.',
  msPerUnit: 0.78,
  cursorTime: 19.624,
  bands: [
    ...bands(
      [0, 'g2'],
      [24, 'g3'],
      [28, 'g2'],
      [60, 'p'],
      [63, 'mat'],
      [84, 'g2'],
      [98, 'p'],
      [101, 'tartan-2'],
      [112, 'tartan'],
    ),
    ...laneLines(124, 208, 5),
  ],
  bodies: [
    ...(
      [
        [19.236, 146, 76, 3],
        [19.498, 196, 90, 0],
      ] as const
    ).flatMap(([time, ground, scale, kit]): SceneBody[] => [
      at(
        time - 0.02,
        ground,
        scale,
        moving(runner(athletes('tartan', kit), { phase: 0.72, lean: 14, dip: 0.32 }), 9.6, 1.4, 1.5),
        { shadow: shade('tartan-2') },
      ),
      at(
        time + 0.126,
        ground + 4,
        scale,
        moving(
          runner(athletes('tartan', kit, '2'), {
            phase: 0.24,
            lean: 12,
            gear: ({ farArm }) => ({ behind: [baton(farArm.wrist[0] + 0.08, farArm.wrist[1])] }),
          }),
          9.6,
          1.4,
          1.5,
        ),
        { shadow: shade('tartan-2') },
      ),
    ]),
    at(19.98, 172, 82, moving(runner(athletes('tartan', 1, '2'), { phase: 0.3, lean: 10 }), 9.4, 1.4, 1.5), {
      shadow: shade('tartan-2'),
    }),
  ],
};
