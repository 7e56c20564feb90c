import { bandsWithin } from '../backdrops.ts';
import { swimmer } from '../bodies/swimmer.ts';
import { SWIM } from '../cast/swimmers.ts';
import { at, mark, moving, type Scene, tag } from '../scene.ts';

const LANES = [0, 53.5, 107, 160.5];

export const virtualGraphics: Scene = {
  id: 'VirtualGraphics',
  title: 'Swimmers and a drawn record line',
  description:
    'A drawn strip from above, 15 m before the wall: four freestyle swimmers at 2 m/s pass, each in its lane. The dashed line stands at the moment at which a virtual record line passes, and codes of nations lie on the water of their lanes; the red line reads a hand.',
  msPerUnit: 6,
  cursorTime: 38.42,
  cursorX: 652,
  bands: LANES.flatMap((y) => bandsWithin(y, y + 53.5, '0 water, 22 water-2, 30 water, 48 kit-red, 51 kit-white')),
  bodies: [38.66, 38.29, 38.42, 38.84].map((time, lane) => {
    const kit = SWIM[lane];
    if (!kit) throw new Error('no kit');
    return at(
      time,
      lane * 53.5 + 26,
      64,
      moving(swimmer(kit, [0.22, 0.1, 0.06, 0.6][lane] ?? 0), [1.94, 2.02, 1.98, 1.9][lane] ?? 2),
    );
  }),
  under: (lettering) =>
    ['GBR', 'AUS', 'ITA', 'CHN']
      .map((code, lane) =>
        lettering.text(524, lane * 53.5 + 36, code, { size: 26, style: 'wide', anchor: 'end', fill: 'water-1' }),
      )
      .join(''),
  over: (lettering, camera) => mark(camera, 38.13, 0, 214, 'wl', '7 5') + tag(lettering, camera, 38.13, 4, 'Record'),
};
