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
  cursorX: 628,
  bands: [
    ...bands('0 steel, 6 led-ground, 62 steel, 66 kit-navy, 118 kit-navy-s, 122 g2, 140 tartan-2, 146 tartan'),
    // Lamps that are off stand still: a faint band each.
    ...[0, 1, 2, 3, 4, 5, 6].map((row) => ({ y: 13 + row * 6.1, height: 4.5, fill: 'led-off' })),
    ...laneLines(166, 211, 5),
  ],
  shadow: shade('tartan-2'),
  bodies: field({
    times: [22.318, 22.722, 22.486, 22.595],
    dips: [0.4, 0, 1, 0.6],
    from: 166,
    to: 211,
    scale: 70,
    speed: 9.8,
    seed: 3,
    stride: { period: 0.48 },
  }),
  under: (_lettering, camera) =>
    ticker(camera, {
      text: '1 L1 22.318  2 L3 22.486  3 L4 22.595  4 L2 22.722',
      start: 22.14,
      hold: 0.00228,
      y: 13,
      pitch: 6.1,
      fill: 'led-lit',
    }),
};
