import { bands } from '../backdrops.ts';
import { downhill } from '../bodies/downhill-racer.ts';
import { onSkis, suits } from '../kits.ts';
import { at, moving, type Scene, SOFT_SHADE } from '../scene.ts';

export const alpineSkiing: Scene = {
  id: 'AlpineSkiing',
  title: 'A downhill racer on the line',
  description:
    'A drawn photo-finish picture of one downhill racer in the tuck, crossing the beam at about 30 m/s. At this speed skis more than 2 m long pass in 0.07 s. The red line reads 1:41.276; the published time is cut to 1/100 s.',
  msPerUnit: 0.29,
  cursorTime: 101.276,
  cursorX: 578,
  bands: bands(
    '0 water-1, 20 snow-1, 28 kit-green-d, 38 kit-green-s, 46 kit-green-d, 54 kit-white, 58 kit-blue, 96 kit-blue-s, 102 kit-white, 105 snow-2',
    '108 snow, 122 snow-1, 182 snow, 185 snow-1',
  ),
  shadow: SOFT_SHADE,
  bodies: [
    at(
      101.276,
      200,
      142,
      moving(
        downhill(
          { ...onSkis(suits('snow', 2, 'full', '7'), 'kit-orange'), hair: 'hair-2', coverTone: 'kit-navy' },
          0.12,
          'snow',
        ),
        28.5,
      ),
    ),
  ],
};
