import { circle } from '../../kit/shapes.ts';
import { bands, crowd } from '../backdrops.ts';
import { mounted } from '../bodies/rider.ts';
import { moving } from '../body.ts';
import { xOf } from '../camera.ts';
import { mount } from '../cast/horses.ts';
import { at, farToNear, shade, tag } from '../scene.ts';
import type { Scene } from '../strip.ts';

export const localPositioning: Scene = {
  id: 'LocalPositioningSystem',
  title: 'Five horses, five transponders',
  description:
    'A drawn photo-finish picture of a horse race: five horses at about 17 m/s. A ring marks the transponder in the saddle cloth, a row of dots the positions computed before, every 10 ms; numbers give the speed. The red line reads the breast of the third.',
  msPerUnit: 0.86,
  cursorTime: 71.384,
  bands: [
    ...crowd('Local', 0, 30, ['g3', 'g2', 'g4', 'g1']),
    ...bands(
      [30, 'piste-2'],
      [62, 'piste'],
      [96, 'p'],
      [99, 'piste-2'],
      [102, 'p'],
      [105, 'sawdust-1'],
      [140, 'sawdust'],
      [170, 'sawdust-2'],
      [171, 'sawdust'],
      [206, 'sawdust-2'],
    ),
  ],
  bodies: farToNear(
    [-0.46, 0.33, 0, -0.23, 0.21].map((gap, index) =>
      at(
        71.384 + gap,
        [160, 166, 202, 176, 190][index] ?? 180,
        [60, 62, 70, 64, 68][index] ?? 64,
        moving(
          mounted({ ...mount(index + (index > 3 ? 2 : 0), ''), isRacing: true }, { phase: index * 0.23, period: 0.43 }),
          17.2 - index * 0.1,
          1.6,
          2.6,
        ),
        { shadow: shade('sawdust-2') },
      ),
    ),
  ),
  over: (lettering, camera) =>
    [-0.46, 0.33, 0, -0.23, 0.21]
      .map((gap, index) => {
        const x = xOf(camera, 71.384 + gap) + (1.16 / 17.2 / camera.msPerUnit) * 1000;
        const y = ([160, 166, 202, 176, 190][index] ?? 180) - 1.42 * ([60, 62, 70, 64, 68][index] ?? 64);
        const trail = Array.from({ length: 7 }, (_, step) =>
          circle(x + (step + 1) * (10 / camera.msPerUnit), y, 1.6, 'p'),
        ).join('');
        return (
          circle(x, y, 7, 'i') +
          circle(x, y, 4.6, 'p') +
          trail +
          tag(
            lettering,
            camera,
            71.384 + gap - 0.09,
            [14, 34, 54, 34, 14][index] ?? 14,
            `${index + 1}  ${(17.2 - index * 0.1).toFixed(1)} m/s`,
          )
        );
      })
      .join(''),
};
