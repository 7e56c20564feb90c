import { bands, crowd } from '../backdrops.ts';
import { cyclist, type Ride } from '../bodies/cyclist.ts';
import { trackKit } from '../cast/track-cyclists.ts';
import { at, type Scene, type SceneBody, SOFT_SHADE } from '../scene.ts';

function keirin(time: number, ground: number, index: number, ride: Partial<Ride>): SceneBody {
  const speed = 18.6;
  return at(
    time,
    ground,
    104 + (ground - 180) * 0.3,
    cyclist(trackKit(index, String(index + 1)), { speed, phase: index * 0.29, ...ride }),
  );
}

export const cycling: Scene = {
  id: 'Cycling',
  title: 'Keirin riders on the line',
  description:
    'A drawn photo-finish picture of five keirin riders at 18.6 m/s, 67 km/h, within 0.5 s. Wheels stay round because the scale is chosen for this speed; spokes leave curves, for they are fast above the axle and still at the boards. The red line reads a front tyre.',
  msPerUnit: 0.5,
  cursorTime: 10.186,
  cursorX: 578,
  bands: [
    ...crowd('Cycling', 0, 26, ['g2', 'g3', 'steel', 'g3', 'timber-1']),
    ...bands(
      '26 kit-white, 29 kit-navy, 62 kit-navy-s, 66 timber-1, 70 timber, 112 mat, 115 timber, 158 kit-red, 160 timber, 176 kit-ink',
      '178 timber, 198 mat, 211 g2',
    ),
  ],
  shadow: SOFT_SHADE,
  bodies: [
    keirin(10.222, 178, 0, { thrown: 0.5 }),
    keirin(9.927, 182, 1, { upright: 0.2 }),
    keirin(10.358, 186, 4, { upright: 0.6 }),
    keirin(10.071, 196, 2, { thrown: 0.3 }),
    keirin(10.186, 206, 3, { thrown: 1 }),
  ],
};
