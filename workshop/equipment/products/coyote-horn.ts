/** Coyote horn on the pages. */

import { circle } from '../../kit/shapes.ts';
import { front, handle, holes } from '../kit/case.ts';
import { DARK_PLASTIC, METAL, PANEL } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { box, turned } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

const horn = studioFor(
  corners(0, -28, 0, 210, 225, 380),
  { yaw: -30, pitch: 18 },
  { x: 76, y: 36, width: 488, height: 372 },
);

export const coyoteProduct: Product = {
  alt: 'A dark upright case with a metal horn in front and a handle on top.',
  markers: [
    {
      text: 'The horn sounds at 113 dB when the possession time ends.',
      at: [96, 160],
      target: horn.at([40, -30, 250]),
      measures: true,
    },
    { text: 'Handle; the horn weighs 7.8 kg.', at: [420, 40], target: horn.at([105, 150, 384]) },
    { text: 'Shot clocks and mains connect at the back.', at: [540, 250], target: horn.at([210, 190, 190]) },
  ],
  draw: () =>
    shadow(horn, footprint(0, 0, 210, 197), 40) +
    box(horn, [0, 0, 10], [210, 197, 330], DARK_PLASTIC, { radius: 14, bevel: 8 }) +
    handle(horn, [98, 40, 340], 116, 26) +
    front(horn, [0, 0, 10], 330, holes(105, 268, 44, 13, 4)) +
    turned(
      horn,
      'y',
      [105, 220],
      [
        [0, 62],
        [-28, 92],
      ],
      METAL,
    ) +
    horn.laid(
      [0, -28, 340],
      RIGHT,
      DOWN,
      circle(105, 120, 84, METAL[1]) +
        circle(105, 120, 62, METAL[0]) +
        circle(105, 120, 34, PANEL) +
        circle(105, 120, 14, METAL[2]),
    ),
};
