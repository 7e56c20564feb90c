/** Sprint gate on the pages. */

import { each, rect } from '../../kit/shapes.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { DARK_PLASTIC, METAL, PANEL, RED, SNOW } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { softened } from '../kit/profiles.ts';
import { rod } from '../kit/rods.ts';
import { box, prism } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

// Six gates in a row on the snow.
const sprint = studioFor(
  corners(-100, -520, 0, 2900, 900, 620),
  { yaw: -24, pitch: 24 },
  { x: 40, y: 40, width: 560, height: 360 },
);

export const sprintGateProduct: Product = {
  caption: 'Six sprint gates, one shot',
  alt: 'Six posts with lane numbers stand in a row on the snow, each with a red arm across its lane.',
  markers: [
    {
      text: 'One shot opens all six arms and starts the clock at the same instant.',
      at: [420, 60],
      target: sprint.at([1450, -40, 420]),
      measures: true,
    },
    { text: 'Arm across the lane, held shut until the start.', at: [110, 110], target: sprint.at([300, 0, 420]) },
    { text: 'Post with lock and lane number.', at: [190, 396], target: sprint.at([440, 0, 120]) },
  ],
  draw: (lettering) =>
    prism(
      sprint,
      'z',
      softened(
        [
          [-150, -560],
          [2900, -560],
          [2900, 420],
          [-150, 420],
        ],
        200,
        8,
      ),
      [-80, 0],
      SNOW,
      14,
    ) +
    each([5, 4, 3, 2, 1, 0], (lane) => {
      const x = lane * 460;
      return (
        faded(
          0.5,
          stroke(
            sprint.trace([
              [x + 190, -540, 0],
              [x + 190, 400, 0],
            ]) +
              sprint.trace([
                [x + 270, -540, 0],
                [x + 270, 400, 0],
              ]),
            'm',
            2,
          ),
        ) +
        shadow(sprint, footprint(x + 380, -50, 100, 100), 60) +
        rod(sprint, [x + 420, 0, 420], [x + 60, 0, 420], 6, RED[1], RED[2]) +
        box(sprint, [x + 390, -40, 0], [80, 80, 560], METAL, { bevel: 8 }) +
        box(sprint, [x + 370, -60, 340], [120, 120, 230], DARK_PLASTIC, { bevel: 10 }) +
        sprint.laid(
          [x + 370, -60, 570],
          RIGHT,
          DOWN,
          rect(12, 30, 96, 120, 'kit-white', 8) +
            lettering.text(60, 132, String(lane + 1), { size: 118, style: 'bold', anchor: 'middle', fill: PANEL }),
        )
      );
    }),
};
