/** Whistle detector on the pages. */

import { circle, type Point, rect, repeat } from '../../kit/shapes.ts';
import { DARK_PLASTIC, LAMP_GREEN, LAMP_RED, METAL, PANEL } from '../kit/materials.ts';
import { cord, footprint, type Product, shadow } from '../kit/product.ts';
import { softened } from '../kit/profiles.ts';
import { box, prism, turned } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

/** Height of a bar of the sound, by its number of seven. */
const LOUD = (index: number): number => 11 - Math.abs(index - 3) * 3;

// The whistle and the pack that hears it.
const whistle = studioFor(
  corners(-40, -30, 0, 260, 70, 130),
  { yaw: -26, pitch: 26 },
  { x: 60, y: 40, width: 500, height: 350 },
);

export const whistleProduct: Product = {
  caption: 'Whistle and the pack that hears it',
  alt: 'A metal whistle, a small microphone before it, and the radio pack with a sound level on its display.',
  markers: [
    {
      text: 'The pack recognises the tone of the whistle; the game clock stops with it.',
      at: [540, 110],
      target: whistle.at([196, 0, 96]),
      measures: true,
    },
    { text: 'A microphone close to the whistle.', at: [230, 396], target: whistle.at([84, -26, 8]) },
    { text: 'The official’s whistle.', at: [110, 70], target: whistle.at([0, -14, 70]) },
  ],
  draw: () => {
    const [x, y] = whistle.at([92, -24, 8]);
    const [px, py] = whistle.at([150, 0, 20]);
    const mouth: readonly Point[] = [
      [-6, 76],
      [74, 84],
      [74, 62],
      [22, 46],
    ];
    return (
      shadow(whistle, footprint(-30, -14, 100, 34), 22) +
      prism(whistle, 'y', softened(mouth, 5), [-12, 14], METAL, 3) +
      turned(
        whistle,
        'y',
        [0, 46],
        [
          [-16, 36],
          [-13, 38],
          [16, 38],
        ],
        METAL,
        36,
      ) +
      whistle.laid(
        [0, -16, 46],
        RIGHT,
        DOWN,
        circle(0, 0, 24, 'steel') + circle(0, 0, 20, 'g4') + rect(10, -38, 24, 9, PANEL),
      ) +
      cord(`M${x} ${y}C${x + 40} ${y + 40} ${px - 50} ${py + 50} ${px} ${py}`, 6) +
      shadow(whistle, footprint(80, -32, 20, 16), 8) +
      turned(
        whistle,
        'x',
        [-24, 8],
        [
          [74, 7],
          [92, 7],
          [95, 4],
        ],
        DARK_PLASTIC,
        20,
      ) +
      shadow(whistle, footprint(146, -16, 66, 34), 22) +
      box(whistle, [146, -16, 0], [66, 30, 104], DARK_PLASTIC, { axis: 'y', radius: 10, bevel: 4 }) +
      whistle.laid(
        [146, -16, 104],
        RIGHT,
        DOWN,
        rect(9, 10, 48, 28, PANEL, 3) +
          repeat(7, (index) => rect(13 + index * 6, 24 - LOUD(index), 3.4, 2 * LOUD(index), LAMP_GREEN)) +
          circle(33, 66, 12, LAMP_RED),
      ) +
      turned(
        whistle,
        'z',
        [202, 0],
        [
          [102, 4],
          [134, 3],
        ],
        DARK_PLASTIC,
        14,
      )
    );
  },
};
