/** Sprint gate on the pages. */

import { each, type Point, rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded } from '../../kit/strokes.ts';
import { BLUE, DARK_PLASTIC, LIGHT_PLASTIC, METAL, PANEL, RED, SNOW, YELLOW } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { rod } from '../kit/rods.ts';
import { box, prism, turned } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

/** From lane to lane, and how high the arm lies over the snow, in millimetres. */
const STEP = 600;
const ARM = 330;

// Six gates in a row on the snow, the first one nearest.
const sprint = studioFor(
  corners(0, -420, 0, 6 * STEP - 100, 900, 560),
  { yaw: 52, pitch: 22 },
  { x: 20, y: 16, width: 590, height: 408 },
);

/** A ski in its track: its side seen from the left, the tip bent up before the arm. */
const SKI: readonly Point[] = [
  [900, 4],
  [-150, 4],
  [-260, 26],
  [-340, 80],
  [-352, 96],
  [-330, 92],
  [-250, 46],
  [-150, 22],
  [900, 22],
];

function gate(x: number): string {
  return (
    shadow(sprint, footprint(x - 60, -60, 120, 120), 60) +
    box(sprint, [x - 34, -34, 0], [68, 68, 520], METAL, { bevel: 8 }) +
    box(sprint, [x - 66, -66, 250], [132, 132, 250], DARK_PLASTIC, { bevel: 12, radius: 16 })
  );
}

const arm = (x: number): string =>
  rod(sprint, [x + 60, -20, ARM], [x + STEP - 190, -20, ARM], 6.5, RED[1], RED[2]) +
  turned(
    sprint,
    'x',
    [-20, ARM],
    [
      [x + STEP - 200, 30],
      [x + STEP - 130, 30],
    ],
    YELLOW,
    16,
  ) +
  turned(
    sprint,
    'x',
    [-20, ARM],
    [
      [x + 60, 34],
      [x + 100, 34],
    ],
    METAL,
    16,
  );

const track = (x: number): string =>
  each([x + 190, x + 330], (at) =>
    faded(
      0.45,
      sprint.polygon(
        [
          [at - 34, -900, 0],
          [at + 34, -900, 0],
          [at + 34, 900, 0],
          [at - 34, 900, 0],
        ],
        'snow',
      ),
    ),
  );

const skis = (x: number): string =>
  each(
    [x + 190, x + 330],
    (at) => shadow(sprint, footprint(at - 26, -300, 52, 1100), 26) + prism(sprint, 'x', SKI, [at - 24, at + 24], BLUE),
  );

const ground: readonly Place[] = [
  [-900, -900, 0],
  [4600, -900, 0],
  [4600, 1300, 0],
  [-900, 1300, 0],
];

export const sprintGateProduct: Product = {
  caption: 'Six sprint gates, one shot',
  alt: 'Six posts with lane numbers stand in a row on the snow, each with a red arm across its lane; the tips of two skis wait behind each arm.',
  markers: [
    {
      text: 'One shot opens all six arms and starts the clock at the same instant.',
      at: [96, 120],
      target: sprint.at([330, -20, ARM]),
      measures: true,
    },
    {
      text: 'Arm across the lane, held shut until the start.',
      at: [390, 60],
      target: sprint.at([2 * STEP + 330, -20, ARM]),
    },
    { text: 'Post with lock and lane number.', at: [70, 390], target: sprint.at([0, -60, 160]) },
  ],
  draw: (lettering) =>
    sprint.polygon(ground, SNOW[3]) +
    each([5, 4, 3, 2, 1, 0], (lane) => track(lane * STEP)) +
    each([5, 4, 3, 2, 1, 0], (lane) => {
      const x = lane * STEP;
      return (
        skis(x) +
        arm(x) +
        gate(x) +
        sprint.laid(
          [x - 66, -66, 500],
          RIGHT,
          DOWN,
          rect(12, 20, 108, 150, LIGHT_PLASTIC[4], 10) +
            lettering.text(66, 144, String(lane + 1), { size: 140, style: 'bold', anchor: 'middle', fill: PANEL }),
        )
      );
    }),
};
