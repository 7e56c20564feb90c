import { bands, crowd } from '../backdrops.ts';
import { mounted } from '../bodies/horse-and-rider.ts';
import { mount } from '../cast/horses.ts';
import { at, farToNear, moving, type Scene, shade } from '../scene.ts';

export const equestrian: Scene = {
  id: 'Equestrian',
  title: 'Three jump-off rounds on one time scale',
  description:
    'A drawn photo-finish picture that lays three rounds of a jump-off on one time scale, at 7 m/s. Photocells 1.10 m above the sand read the breast of the horse; the red line stands at it. A hoof that bears weight on the line is drawn out.',
  msPerUnit: 1.55,
  cursorTime: 38.214,
  bands: [
    ...crowd('Equestrian', 0, 40, ['g3', 'g2', 'piste', 'g2', 'g4']),
    ...bands(
      '40 piste-2, 66 piste, 90 p, 94 i, 96 p, 110 mat, 116 p, 126 sawdust-2, 129 sawdust-1, 150 sawdust',
      '186 sawdust-2, 187 sawdust',
    ),
  ],
  shadow: shade('sawdust-2'),
  bodies: farToNear([
    at(38.214, 209, 80, moving(mounted(mount(0, '7'), { phase: 0.2, period: 0.52 }), 7.2)),
    at(37.622, 196, 74, moving(mounted(mount(1, '3'), { phase: 0.66, period: 0.52 }), 7.3)),
    at(38.744, 198, 76, moving(mounted(mount(2, '12'), { phase: 0.42, period: 0.54 }), 6.9)),
  ]),
};
