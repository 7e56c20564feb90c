/** Alpine start gate on the pages. */

import { circle, each, rect } from '../../kit/shapes.ts';
import { BLUE, DARK_PLASTIC, LAMP_RED, LIGHT_PLASTIC, METAL, RED, SNOW } from '../kit/materials.ts';
import { capsule, footprint, type Product, shadow } from '../kit/product.ts';
import { softened } from '../kit/profiles.ts';
import { box, prism, turned } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

// The racer stands behind the wand: boots, skis, a pole on each side.
const hut = studioFor(
  corners(-230, -430, -60, 1090, 1030, 700),
  { yaw: -24, pitch: 18 },
  { x: 40, y: 20, width: 560, height: 404 },
);

function skiAndBoot(x: number): string {
  const shell = softened(
    [
      [30, 40],
      [310, 40],
      [330, 330],
      [170, 330],
      [160, 150],
      [36, 100],
    ],
    26,
  );
  return (
    shadow(hut, footprint(x - 40, -300, 90, 800), 40) +
    box(hut, [x - 40, -400, 0], [80, 900, 14], BLUE, { bevel: 4 }) +
    box(hut, [x - 34, 40, 14], [68, 300, 26], DARK_PLASTIC, { bevel: 4 }) +
    turned(
      hut,
      'z',
      [x, 240],
      [
        [300, 66],
        [420, 72],
        [600, 88],
        [760, 86],
        [1100, 98],
      ],
      DARK_PLASTIC,
      24,
    ) +
    prism(hut, 'x', shell, [x - 52, x + 52], LIGHT_PLASTIC, 12) +
    each([110, 170, 250], (z) =>
      capsule(hut.at([x - 30, z < 150 ? 90 : 158, z]), hut.at([x + 40, z < 150 ? 90 : 158, z]), 5, 5, LAMP_RED),
    )
  );
}

export const startGateProduct: Product = {
  caption: 'Start gate with its wand before the racer’s boots',
  alt: 'A red gate head on a post in the snow holds a wand across two ski boots on their skis.',
  markers: [
    {
      text: 'The racer pushes the wand out: at one angle the clock starts.',
      at: [300, 60],
      target: hut.at([230, 0, 338]),
      measures: true,
    },
    {
      text: 'Two isolated contacts in one head: systems A and B start at the same angle.',
      at: [76, 70],
      target: hut.at([-40, -40, 400]),
    },
    { text: 'A spring brings the wand back for the next racer.', at: [60, 250], target: hut.at([40, -40, 322]) },
  ],
  draw: () => {
    const snow = softened(
      [
        [-230, -430],
        [860, -430],
        [860, 600],
        [-230, 600],
      ],
      160,
      8,
    );
    return (
      prism(hut, 'z', snow, [-60, 0], SNOW, 10) +
      skiAndBoot(620) +
      skiAndBoot(340) +
      turned(
        hut,
        'z',
        [-60, 0],
        [
          [0, 52],
          [460, 46],
        ],
        METAL,
        24,
      ) +
      shadow(hut, footprint(-110, -50, 100, 100), 50) +
      box(hut, [-140, -60, 270], [170, 130, 190], RED, { radius: 16, bevel: 8 }) +
      hut.laid([-140, -60, 460], RIGHT, DOWN, rect(20, 26, 130, 60, 'kit-white', 8)) +
      turned(
        hut,
        'x',
        [0, 330],
        [
          [30, 34],
          [70, 34],
        ],
        DARK_PLASTIC,
      ) +
      rodAcross()
    );
  },
};

function rodAcross(): string {
  const [a, b] = [hut.at([70, 0, 330]), hut.at([800, -10, 330])];
  return (
    capsule(a, b, 9, 7, RED[1]) +
    capsule([a[0], a[1] - 2], [b[0], b[1] - 2], 6, 4.4, RED[2]) +
    circle(b[0], b[1], 8, 'kit-red')
  );
}
