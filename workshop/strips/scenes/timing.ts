import { bands } from '../backdrops.ts';
import { cyclist, type Rim } from '../bodies/cyclist.ts';
import { DISC, trackKit } from '../cast/track-cyclists.ts';
import { filmed, type Scene, shade } from '../scene.ts';

const PALE_DISC: Rim = { disc: 'steel', spoke: 'metal', sectors: 5 };

const spoked = (spokes: number): Rim => ({ disc: '', spokes, spokeWidth: 0.007 });

export const timing: Scene = {
  id: 'Timing',
  title: 'Wheels close up, to 1/1000 s',
  description:
    'A drawn photo-finish picture close to the boards: three track cyclists at 17 m/s, only wheels, cranks and shoes in view. Spokes bend into curves because the rim is still where it touches the boards and twice as fast above. The red line reads the second tyre, 0.003 s before the third.',
  msPerUnit: 0.27,
  cursorTime: 59.274,
  cursorX: 782,
  phone: 971,
  bands: bands(
    '0 timber-1, 26 timber, 58 mat, 64 timber, 128 timber-2, 129 timber, 160 kit-ink, 164 timber, 190 timber-2',
    '191 timber, 204 mat',
  ),
  shadow: shade('timber-2', 0.1),
  bodies: [
    filmed(
      59.129,
      158,
      190,
      cyclist({ ...trackKit(2, '4'), frame: 'metal', front: DISC }, { speed: 16.9, phase: 0.7 }),
    ),
    filmed(
      59.277,
      170,
      200,
      cyclist({ ...trackKit(1, '2'), front: spoked(18), rear: PALE_DISC }, { speed: 16.8, phase: 0.42 }),
    ),
    filmed(59.274, 203, 220, cyclist({ ...trackKit(0, '5'), front: spoked(20) }, { speed: 17.1, phase: 0.1 })),
  ],
};
