import { circle } from '../../kit/shapes.ts';
import { bands, crowd } from '../backdrops.ts';
import { mounted } from '../bodies/horse-and-rider.ts';
import { xOf } from '../camera.ts';
import { racehorse } from '../cast/horses.ts';
import { at, farToNear, moving, type Recording, type Scene, shade, tag } from '../scene.ts';

const LINE = 71.384;

/** In the order of the finish. A tag hangs over the croup, or ahead where the next horse is. */
const HORSES: readonly {
  readonly ground: number;
  readonly scale: number;
  readonly speed: number;
  readonly coat: number;
  readonly isTagAhead?: true;
}[] = [
  { ground: 160, scale: 60, speed: 17.2, coat: 0 },
  { ground: 176, scale: 64, speed: 16.9, coat: 3 },
  { ground: 202, scale: 70, speed: 17, coat: 2 },
  { ground: 190, scale: 68, speed: 16.8, coat: 6, isTagAhead: true },
  { ground: 166, scale: 62, speed: 17.1, coat: 1 },
];

/** Each horse with what its transponder says. @param gaps seconds after the one at the red line */
const field = (...gaps: readonly number[]): Pick<Recording, 'bodies' | 'over'> => {
  const horses = HORSES.map((horse, index) => ({ ...horse, time: LINE + (gaps[index] ?? 0) }));
  return {
    bodies: farToNear(
      horses.map(({ time, ground, scale, speed, coat }, index) =>
        at(time, ground, scale, moving(mounted(racehorse(coat), { phase: index * 0.23, period: 0.43 }), speed)),
      ),
    ),
    over: (lettering, camera) =>
      horses
        .map(({ time, ground, scale, speed, isTagAhead }, index) => {
          const x = xOf(camera, time) + (1.16 / 17.2 / camera.msPerUnit) * 1000;
          const y = ground - 1.42 * scale;
          const trail = [1, 2, 3, 4, 5, 6, 7].map((step) => circle(x + step * (10 / camera.msPerUnit), y, 1.6, 'p'));
          const [after, up] = isTagAhead ? [-0.07, 2.45] : [0.08, 2.15];
          const label = tag(
            lettering,
            camera,
            time + after,
            ground - up * scale,
            `${index + 1}  ${speed.toFixed(1)} m/s`,
          );
          return circle(x, y, 7, 'i') + circle(x, y, 4.6, 'p') + trail.join('') + label;
        })
        .join(''),
  };
};

export const localPositioningSystem: Scene = {
  id: 'LocalPositioningSystem',
  title: 'Five horses, five transponders',
  description:
    'A drawn photo-finish picture of a horse race: five horses at about 17 m/s. A ring marks the transponder in the saddle cloth, a row of dots the positions computed before, every 10 ms; numbers give the speed. The red line reads the breast of the third.',
  msPerUnit: 0.86,
  cursorTime: LINE,
  cursorX: 600,
  phone: 657,
  bands: [
    ...crowd('Local', 0, 30, ['g3', 'g2', 'g4', 'g1']),
    ...bands(
      '30 piste-2, 62 piste, 96 kit-white, 99 piste-2, 102 kit-white, 105 sawdust-1, 140 sawdust, 170 sawdust-2',
      '171 sawdust, 206 sawdust-2',
    ),
  ],
  shadow: shade('sawdust-2'),
  ...field(-0.46, -0.23, 0, 0.21, 0.33),
  // So far apart that the frame holds one of them.
  onPhone: field(-0.9, -0.5, 0, 0.46, 0.8),
};
