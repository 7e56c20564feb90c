import { rect } from '../../kit/shapes.ts';
import { type Band, bands } from '../backdrops.ts';
import { cyclist } from '../bodies/cyclist.ts';
import { downhill } from '../bodies/downhill-racer.ts';
import { mounted } from '../bodies/horse-and-rider.ts';
import { runner } from '../bodies/runner.ts';
import { racehorse } from '../cast/horses.ts';
import { trackKit } from '../cast/track-cyclists.ts';
import { athletes, onSkis, suits } from '../kits.ts';
import { at, moving, type Scene, shade } from '../scene.ts';

/** Where each part begins, and its ground. */
const ZONES: readonly (readonly [start: number, rows: readonly Band[]])[] = [
  [0, bands('0 g3, 30 g2, 58 g4, 62 g2, 104 tartan-2, 110 tartan')],
  [285, bands('0 g3, 30 piste-2, 58 piste, 92 kit-white, 95 sawdust-1, 140 sawdust')],
  [706, bands('0 g3, 30 g4, 58 timber-1, 62 timber, 128 mat, 131 timber, 170 kit-ink, 172 timber')],
  [
    1100,
    bands(
      '0 g3, 30 mat, 52 kit-white, 56 snow-white-d, 62 snow-white-s, 120 snow-white, 160 snow-white-s, 196 snow-white-d',
    ),
  ],
];

export const swatchGroupBrands: Scene = {
  id: 'SwatchGroupBrands',
  title: 'Four surfaces, one time scale',
  description:
    'A drawn strip of four parts on one scale of 0.8 s: a sprinter on the track, a racehorse, a track cyclist and a downhill racer, each on its own ground. The red line reads the front tyre.',
  msPerUnit: 0.56,
  cursorTime: 12.48,
  cursorX: 715,
  phone: 903,
  bands: [],
  under: () =>
    ZONES.map(([start, rows], index) => {
      const end = ZONES[index + 1]?.[0] ?? 1440;
      return rows.map(({ y, height, fill }) => rect(start, y, end - start, height, fill)).join('');
    }).join(''),
  shadow: shade('tartan-2'),
  bodies: [
    at(12.16, 204, 92, moving(runner(athletes('tartan', 0, '5'), { phase: 0.2, dip: 0.6 }), 11)),
    at(12.293, 206, 76, moving(mounted(racehorse(0, '3'), { phase: 0.3, period: 0.43 }), 17.4), {
      shadow: shade('sawdust-2'),
    }),
    at(12.48, 206, 100, cyclist(trackKit(3, '4'), { speed: 18, phase: 0.3, thrown: 0.6 }), {
      shadow: shade('timber-2'),
    }),
    at(12.753, 204, 112, moving(downhill(onSkis(suits('snow', 0, 'full', '8'), 'tartan'), 0.1), 30), {
      shadow: shade('snow-2', 0.16, 0.3),
    }),
  ],
};
