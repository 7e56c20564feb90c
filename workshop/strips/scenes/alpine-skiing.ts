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
  cursorX: 500,
  phone: 642,
  bands: bands(
    '0 snow-2, 8 snow, 26 snow-2, 30 kit-red, 62 kit-white, 66 kit-red, 72 kit-red-s, 76 snow-white-s, 84 snow-white',
    '128 snow-white-s, 130 snow-white, 186 snow-white-s, 189 snow-white',
  ),
  shadow: SOFT_SHADE,
  bodies: [
    at(
      101.276,
      200,
      142,
      moving(
        downhill(
          { ...onSkis(suits('snow', 0, 'full', '7')), hair: 'hair-2', coverTone: 'kit-yellow' },
          0.12,
          'snow-white-s',
        ),
        28.5,
      ),
    ),
  ],
};
