import { bands, crowd } from '../backdrops.ts';
import { cyclist, type Ride } from '../bodies/cyclist.ts';
import { trackKit } from '../cast/track-cyclists.ts';
import { at, farToNear, type Scene, type SceneBody, shade } from '../scene.ts';

function keirin(time: number, ground: number, index: number, ride: Partial<Ride>): SceneBody {
  const speed = 18.6;
  return at(
    time,
    ground,
    84 + (ground - 160) * 0.25,
    cyclist(trackKit(index, String(index + 1)), { speed, phase: index * 0.29, ...ride }),
  );
}

export const cycling: Scene = {
  id: 'Cycling',
  title: 'Six keirin riders on the line',
  description:
    'A drawn photo-finish picture of six track cyclists at 18.6 m/s, 67 km/h, within 0.5 s. Wheels stay round only because the scale is chosen for this speed; spokes leave curves, for they are fast above the axle and still at the boards. The red line reads a front tyre.',
  msPerUnit: 0.58,
  cursorTime: 10.186,
  bands: [
    ...crowd('Cycling', 0, 44, ['g2', 'g3', 'g4', 'g3', 'timber-1']),
    ...bands(
      '44 p, 47 i, 50 g4, 70 timber-1, 74 timber, 104 mat, 107 timber, 152 tartan, 154 timber, 168 i',
      '170 timber, 193 mat, 209 g2',
    ),
  ],
  shadow: shade('timber-2'),
  bodies: farToNear([
    keirin(10.306, 146, 0, {}),
    keirin(10.112, 158, 1, { thrown: 0.4 }),
    keirin(10.402, 172, 2, { upright: 0.6 }),
    keirin(10.186, 180, 3, { thrown: 1 }),
    keirin(9.974, 190, 4, { thrown: 0.2 }),
    keirin(10.272, 200, 5, { thrown: 0.8 }),
  ]),
};
