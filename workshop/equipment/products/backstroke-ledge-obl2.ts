/** Backstroke ledge OBL2 Pro on the pages. */

import { each, line, type Point, repeat } from '../../kit/shapes.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { BLUE, DARK_PLASTIC, LIGHT_PLASTIC, SKIN } from '../kit/materials.ts';
import { capsule, type Product } from '../kit/product.ts';
import { softened } from '../kit/profiles.ts';
import { box, prism } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

// The ledge hangs on the wall, two feet against it.
const wall = studioFor(
  corners(-100, -260, -200, 1000, 420, 900),
  { yaw: -24, pitch: 20 },
  { x: 44, y: 24, width: 552, height: 392 },
);

export const ledgeProduct: Product = {
  caption: 'Backstroke ledge with a swimmer’s feet',
  alt: 'A blue footrest hangs on two straps at the pool wall, just at the water line; two feet stand against it.',
  markers: [
    {
      text: 'Footrest at one of five heights, from 4 cm below the water to 4 cm above.',
      at: [540, 330],
      target: wall.at([700, -70, 100]),
      measures: true,
    },
    { text: 'Two straps carry it; it winds up after the start.', at: [96, 150], target: wall.at([110, -4, 380]) },
    { text: 'Supports, hooked into the starting block.', at: [150, 60], target: wall.at([140, 60, 668]) },
  ],
  draw: () => {
    const wedge: readonly Point[] = [
      [0, 20],
      [0, 130],
      [-46, 120],
      [-100, 20],
    ];
    const foot = (x: number): string => {
      const [heel, ball] = [wall.at([x, -230, 10]), wall.at([x, -92, 100])];
      return (
        capsule(heel, ball, 25, 27, SKIN[1]) +
        capsule([heel[0] - 4, heel[1] - 5], [ball[0] - 4, ball[1] - 5], 18, 20, SKIN[2]) +
        each([-1.5, -0.5, 0.5, 1.5], (step) => {
          const [tx, ty] = wall.at([x + step * 24, -50, 150 - Math.abs(step - 1) * 8]);
          return capsule([ball[0] + step * 11, ball[1] - 10], [tx, ty], 8, 7, SKIN[3]);
        })
      );
    };
    return (
      box(wall, [-100, 0, -200], [1000, 160, 840], LIGHT_PLASTIC) +
      wall.laid(
        [-100, 0, 640],
        RIGHT,
        DOWN,
        repeat(5, (index) => line(0, 160 + index * 160, 1000, 160 + index * 160, 'h')) +
          repeat(6, (index) => line(index * 180 + 40, 0, index * 180 + 40, 840, 'h')),
      ) +
      each(
        [90, 670],
        (x) =>
          box(wall, [x - 14, -30, 600], [70, 130, 80], DARK_PLASTIC, { bevel: 8 }) +
          wall.polygon(
            [
              [x, -6, 610],
              [x + 42, -6, 610],
              [x + 42, -6, 110],
              [x, -6, 110],
            ],
            'kit-ink',
          ),
      ) +
      prism(wall, 'x', softened(wedge, 10), [60, 740], BLUE, 8) +
      foot(280) +
      foot(520) +
      faded(
        0.55,
        wall.polygon(
          [
            [-100, 0, 60],
            [900, 0, 60],
            [900, -420, 60],
            [-100, -420, 60],
          ],
          'water',
        ),
      ) +
      faded(
        0.45,
        wall.polygon(
          [
            [-100, 0, 60],
            [900, 0, 60],
            [900, 0, -200],
            [-100, 0, -200],
          ],
          'water-2',
        ),
      ) +
      faded(
        0.7,
        stroke(
          wall.trace([
            [0, -300, 60],
            [120, -320, 60],
            [240, -296, 60],
            [360, -320, 60],
          ]) +
            wall.trace([
              [560, -200, 60],
              [660, -224, 60],
              [780, -200, 60],
              [860, -220, 60],
            ]),
          'wl',
          3,
          { cap: 'round' },
        ),
      )
    );
  },
};
