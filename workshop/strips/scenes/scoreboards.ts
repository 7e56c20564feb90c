import { bands, laneLines } from '../backdrops.ts';
import { field } from '../cast/sprinters.ts';
import { type Scene, shade } from '../scene.ts';
import { ticker } from '../ticker.ts';

export const scoreboards: Scene = {
  id: 'Scoreboards',
  title: 'Running text on a board at the finish',
  description:
    'A drawn photo-finish picture of four sprinters under a board with running text. Although the camera sees a single column of lamps, it writes the text down, because each column shows in turn what the text brings along: the order by lane, with times.',
  msPerUnit: 0.5,
  cursorTime: 22.486,
  bands: [
    ...bands('0 g4, 8 p, 65 g4, 70 g2, 100 p, 103 g3, 118 tartan-2, 128 tartan'),
    // Lamps that are off stand still: a faint band each.
    ...[0, 1, 2, 3, 4, 5, 6].map((row) => ({ y: 15 + row * 6.1, height: 4.5, fill: 'g1' })),
    ...laneLines(140, 208, 5),
  ],
  shadow: shade('tartan-2'),
  bodies: field({
    times: [22.318, 22.722, 22.486, 22.604],
    dips: [0.4, 0, 1, 0.6],
    from: 140,
    to: 208,
    scale: 60,
    speed: 9.8,
    seed: 3,
    stride: { period: 0.48 },
  }),
  under: (_lettering, camera) =>
    ticker(camera, {
      text: '1 L1 22.318  2 L3 22.486  3 L4 22.604  4 L2 22.722',
      start: 22.14,
      hold: 0.00228,
      y: 15,
      pitch: 6.1,
      fill: 'i',
    }),
};
