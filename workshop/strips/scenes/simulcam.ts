import { bands } from '../backdrops.ts';
import { downhill } from '../bodies/downhill-racer.ts';
import { onSkis, suits } from '../kits.ts';
import { at, moving, type Scene, type SceneBody, SOFT_SHADE } from '../scene.ts';

/** The run of today, and the one that comes closest. */
const CLOSEST: readonly SceneBody[] = [
  at(68.577, 194, 110, moving(downhill(onSkis(suits('snow', 1, 'full')), 0.5), 21), { opacity: 0.42 }),
  at(68.527, 202, 112, moving(downhill(onSkis(suits('snow', 2, 'full'), 'kit-orange'), 0.2), 21.4), {
    shadow: SOFT_SHADE,
  }),
];

export const simulcam: Scene = {
  id: 'Simulcam',
  title: 'Four runs laid into one picture',
  description:
    'A drawn photo-finish picture with four runs down one slope laid over each other. The run of today is solid, the others are half transparent, so that posture and gap can be compared where the bodies come close. The red line reads the tip of the ski.',
  phone: 790,
  msPerUnit: 0.44,
  cursorTime: 68.527,
  cursorX: 610,
  bands: bands(
    '0 water-1, 16 snow-1, 30 kit-green-d, 44 kit-green-s, 58 kit-white, 62 mat, 88 mat-2, 92 snow-2, 95 snow, 110 snow-1, 176 snow, 179 snow-1',
  ),
  bodies: [
    at(68.383, 178, 100, moving(downhill(onSkis(suits('snow', 5, 'full')), 0.9), 20.4), { opacity: 0.4 }),
    at(68.67, 186, 104, moving(downhill(onSkis(suits('snow', 3, 'full')), 0.7), 20.6), { opacity: 0.4 }),
    ...CLOSEST,
  ],
  onPhone: { bodies: CLOSEST },
};
