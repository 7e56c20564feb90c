/** Video replay station on the pages. */

import type { Figure } from '../../figure/part.ts';
import { each, rect } from '../../kit/shapes.ts';
import { epeeist, GUARD, LUNGE, whites } from '../../strips/bodies/epee.ts';
import { pathsOf } from '../../strips/still.ts';
import { digit } from '../kit/finger.ts';
import { DARK_PLASTIC, LAMP_OFF, LAMP_RED, LIGHT_PLASTIC, METAL, RED, SKIN } from '../kit/materials.ts';
import { capsule, footprint, type Product, shadow } from '../kit/product.ts';
import { box, turned } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

const replay = studioFor(
  corners(0, -190, 0, 520, 340, 350),
  { yaw: -22, pitch: 24 },
  { x: 56, y: 24, width: 528, height: 390 },
);

export const replayProduct: Product = {
  caption: 'Video replay station',
  alt: 'A screen shows one picture of a replay; before it a desk with three keys, a speed lever and a jog wheel, turned by two fingers.',
  markers: [
    {
      text: 'The moment in question, as a still picture.',
      at: [96, 60],
      target: replay.at([60, 60, 300]),
      measures: true,
    },
    { text: 'Wheel: picture by picture, forwards and back.', at: [48, 316], target: replay.at([84, -84, 44]) },
    { text: 'Lever for the speed, from slow motion to real time.', at: [540, 380], target: replay.at([380, -110, 34]) },
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
      hit() +
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
    box(replay, [366, -104, 30], [26, 40, 16], RED, { radius: 6, bevel: 3 }) +
    fingers(),
};

/** Units of the screen in a metre of fencer. */
const METRE = 118;

/** A hit, as the camera saw it. */
function hit(): string {
  const fencer = (x: number, way: 1 | -1, figure: Figure): string =>
    pathsOf(figure(0), ([px, py]) => [x + px * METRE * way, 232 - py * METRE], 0.2);
  return (
    rect(14, 14, 492, 252, 'kit-navy', 6) +
    rect(14, 206, 492, 60, 'mat-2') +
    fencer(386, -1, epeeist(GUARD, whites('skin-4', 'kit-green'), 104)) +
    fencer(166, 1, epeeist(LUNGE, whites('skin-2', 'kit-red'), 93))
  );
}

/** Two fingers turn the wheel. */
function fingers(): string {
  const at = (x: number, y: number, z: number) => replay.at([x, y, z]);
  return (
    capsule(at(70, -300, 40), at(100, -206, 74), 19, 17, SKIN[1]) +
    capsule(at(66, -300, 44), at(97, -208, 78), 15, 13, SKIN[3]) +
    digit(at(88, -206, 76), at(92, -148, 56), 9) +
    digit(at(112, -206, 80), at(134, -142, 56), 9)
  );
}
