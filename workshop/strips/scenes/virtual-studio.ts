import { rect } from '../../kit/shapes.ts';
import { bands } from '../backdrops.ts';
import { walker } from '../bodies/extras.ts';
import { runner } from '../bodies/runner.ts';
import { moving } from '../body.ts';
import { athletes } from '../kits.ts';
import { at } from '../scene.ts';
import type { Scene } from '../strip.ts';

export const virtualStudio: Scene = {
  id: 'VirtualStudio',
  title: 'Before the green wall, in the drawn room',
  description:
    'A drawn strip with two presenters who walk past the line at 1.5 m/s and are drawn out, and between them a runner at 5 m/s, squeezed thin. To the left stands the plain green wall of the studio, to the right of the red line the room that is drawn in its place.',
  msPerUnit: 2.4,
  cursorTime: 5,
  bands: bands([0, 'piste'], [168, 'piste-2'], [172, 'piste']),
  bodies: [
    at(
      4.36,
      202,
      96,
      moving(
        walker(
          {
            ...athletes('piste', 0),
            top: 'i',
            trunks: 'i',
            legs: 'i',
            legsFar: 'g5',
            arms: 'i',
            armsFar: 'g5',
            skin: 'piste-1',
            skinFar: 'piste-1',
            hair: 'g5',
          },
          0.3,
        ),
        1.5,
        1,
        1.2,
      ),
      { isRead: false },
    ),
    at(5.28, 196, 92, moving(runner(athletes('tartan', 1, '4'), { phase: 0.1, dip: 0.6 }), 5.2, 1.4, 1.6), {
      isRead: false,
    }),
    at(
      5.86,
      202,
      96,
      moving(
        walker(
          {
            ...athletes('piste', 6),
            top: 'p',
            trunks: 'i',
            legs: 'i',
            legsFar: 'g5',
            arms: 'p',
            armsFar: 'g3',
            skin: 'timber-2',
            skinFar: 'g5',
            headDress: 'bun',
          },
          0.8,
        ),
        1.5,
        1,
        1.2,
      ),
      { isRead: false },
    ),
  ],
  under: (_lettering, camera) =>
    [
      ...bands(
        [0, 'g2'],
        [18, 'i'],
        [24, 'g1'],
        [60, 'p'],
        [64, 'g3'],
        [104, 'p'],
        [108, 'g2'],
        [150, 'i'],
        [153, 'tartan-2'],
        [164, 'tartan'],
      ),
    ]
      .map((row) => rect(camera.cursorX, row.y, camera.width - camera.cursorX, row.height, row.fill))
      .join('') + [178, 190, 203].map((y) => rect(camera.cursorX, y, camera.width - camera.cursorX, 1.6, 'p')).join(''),
};
