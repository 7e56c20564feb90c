import { bands } from '../backdrops.ts';
import { downhill } from '../bodies/downhill-racer.ts';
import { SNOW_SHADE } from '../cast/shadows.ts';
import { onSkis, suits } from '../kits.ts';
import { at, farToNear, moving, type Scene } from '../scene.ts';

export const alpineSkiing: Scene = {
  id: 'AlpineSkiing',
  title: 'Three downhill finishes laid on one scale',
  description:
    'A drawn photo-finish picture that lays three runs on one time scale: downhill racers in the tuck cross the beam at about 30 m/s. At this speed skis more than 2 m long pass in 0.07 s. The red line reads the second racer to 1/1000 s; published is the time cut to 1/100 s.',
  msPerUnit: 0.3,
  cursorTime: 101.276,
  bands: bands(
    '0 snow-2, 6 snow, 20 snow-1, 34 tartan, 52 p, 56 tartan, 62 snow, 66 snow-1, 112 p, 138 snow-1',
    '170 p, 196 snow-1',
  ),
  shadow: SNOW_SHADE,
  bodies: farToNear([
    at(101.404, 150, 104, moving(downhill(onSkis(suits('snow', 2, 'full', '11')), 0.35, 'snow'), 29)),
    at(101.276, 204, 116, moving(downhill(onSkis(suits('snow', 0, 'full', '3'), 'tartan'), 0.05, 'snow'), 30.5)),
    at(101.139, 176, 110, moving(downhill(onSkis(suits('tartan', 2, 'full', '7')), 0.15, 'snow'), 30)),
  ]),
};
