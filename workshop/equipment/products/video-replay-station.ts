/** Video replay station on the pages. */

import { each, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { DARK_PLASTIC, LAMP_OFF, LAMP_RED, LIGHT_PLASTIC, METAL, PANEL, RED } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { box, turned } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

const replay = studioFor(
  corners(0, -190, 0, 520, 340, 350),
  { yaw: -22, pitch: 24 },
  { x: 56, y: 24, width: 528, height: 390 },
);

export const replayProduct: Product = {
  caption: 'Video replay station',
  alt: 'A screen shows two blades that meet; before it a desk with a jog wheel, three keys and a speed lever.',
  markers: [
    {
      text: 'The picture shown, one of the last 10 s.',
      at: [96, 60],
      target: replay.at([60, 60, 300]),
      measures: true,
    },
    { text: 'Wheel: picture by picture, forwards and back.', at: [110, 392], target: replay.at([120, -110, 40]) },
    { text: 'Speed from 10 to 100 per cent of real time.', at: [540, 380], target: replay.at([380, -110, 34]) },
  ],
  draw: () =>
    shadow(replay, footprint(60, -200, 460, 330), 40) +
    box(replay, [190, 60, 0], [140, 110, 14], METAL, { bevel: 4 }) +
    box(replay, [235, 100, 14], [50, 30, 100], METAL) +
    box(replay, [0, 60, 70], [520, 40, 300], DARK_PLASTIC, { axis: 'y', radius: 12, bevel: 5 }) +
    replay.laid(
      [0, 60, 370],
      RIGHT,
      DOWN,
      rect(14, 14, 492, 252, PANEL, 6) +
        blades() +
        rect(34, 278, 452, 7, LAMP_OFF, 3) +
        rect(34, 278, 300, 7, LAMP_RED, 3) +
        rect(328, 272, 10, 19, 'kit-white', 4),
    ) +
    box(replay, [30, -200, 0], [440, 180, 30], DARK_PLASTIC, { radius: 16, bevel: 6 }) +
    turned(
      replay,
      'z',
      [120, -110],
      [
        [30, 62],
        [42, 62],
        [46, 56],
      ],
      METAL,
      32,
    ) +
    turned(
      replay,
      'z',
      [150, -128],
      [
        [46, 13],
        [47, 13],
      ],
      DARK_PLASTIC,
      16,
    ) +
    each([0, 1, 2], (index) =>
      box(replay, [216 + index * 52, -170, 30], [40, 32, 9], LIGHT_PLASTIC, { radius: 6, bevel: 2 }),
    ) +
    box(replay, [216, -90, 30], [220, 12, 3], LIGHT_PLASTIC) +
    box(replay, [366, -104, 30], [26, 40, 16], RED, { radius: 6, bevel: 3 }),
};

/** Two blades that meet, as the camera saw them. */
const blades = (): string =>
  rect(14, 200, 492, 66, 'mat-2') +
  stroke('M60 190L300 92', 'wl', 6, { cap: 'round' }) +
  stroke('M460 176L252 112', 'wl', 6, { cap: 'round' }) +
  stroke('M40 178q34 -14 44 26', 'wl', 9, { cap: 'round' }) +
  stroke('M482 160q-34 -10 -44 30', 'wl', 9, { cap: 'round' }) +
  `<circle cx="286" cy="104" r="13" class="r"/>`;
