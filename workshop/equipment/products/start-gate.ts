/** Alpine start gate on the pages. */

import { each, type Point, rect } from '../../kit/shapes.ts';
import { BLUE, DARK_PLASTIC, LIGHT_PLASTIC, type Material, METAL, RED, SNOW } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { circleProfile, softened } from '../kit/profiles.ts';
import { rod } from '../kit/rods.ts';
import { box, loft, prism, turned } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

// The racer stands behind the wand, the ski tips under it; the picture ends above the knees.
const hut = studioFor(
  corners(-240, -760, -40, 1180, 1380, 800),
  { yaw: -30, pitch: 17 },
  { x: 30, y: 8, width: 580, height: 424 },
);

const WAND = 400;
const SUIT: Material = ['kit-navy-s', 'kit-navy-s', 'kit-navy', 'kit-navy', 'kit-navy'];

/** Seen from its side: the tip bent up, towards the viewer. */
const SKI: readonly Point[] = [
  [640, 8],
  [-520, 8],
  [-640, 22],
  [-730, 66],
  [-764, 108],
  [-744, 106],
  [-640, 44],
  [-520, 28],
  [640, 28],
];

const SHELL: readonly Point[] = [
  [20, 52],
  [330, 52],
  [346, 200],
  [352, 400],
  [176, 416],
  [150, 230],
  [96, 160],
  [24, 120],
];

const LEG: readonly (readonly [y: number, z: number, radius: number])[] = [
  [262, 390, 74],
  [258, 470, 80],
  [236, 580, 76],
  [196, 690, 70],
  [176, 770, 72],
  [208, 860, 82],
  [262, 980, 96],
  [310, 1120, 104],
];

function leg(x: number): string {
  const rings = LEG.map(([y, z, radius]) => ({ profile: circleProfile(x, y, radius, 30), at: z }));
  return (
    shadow(hut, footprint(x - 40, -660, 90, 1250), 34) +
    prism(hut, 'x', SKI, [x - 44, x + 44], BLUE) +
    box(hut, [x - 36, -40, 28], [72, 110, 40], DARK_PLASTIC, { bevel: 10 }) +
    box(hut, [x - 36, 280, 28], [72, 140, 60], DARK_PLASTIC, { bevel: 10 }) +
    loft(hut, 'z', rings, SUIT) +
    prism(hut, 'x', softened(SHELL, 30), [x - 56, x + 56], LIGHT_PLASTIC, 14) +
    each([150, 205, 270, 340], (z, index) => {
      const y = [84, 138, 152, 164][index] ?? 0;
      return (
        rod(hut, [x - 46, y, z], [x + 46, y, z], 4.5, DARK_PLASTIC[1], DARK_PLASTIC[3]) +
        box(hut, [x - 14, y - 22, z - 14], [36, 16, 28], METAL, { bevel: 4 })
      );
    })
  );
}

/** A pole planted beside the skis; its grip is above the picture. */
const pole = (x: number): string =>
  shadow(hut, footprint(x - 20, -440, 40, 40), 24) +
  turned(
    hut,
    'z',
    [x, -420],
    [
      [30, 46],
      [40, 40],
    ],
    DARK_PLASTIC,
    20,
  ) +
  rod(hut, [x, -420, 0], [x + 30, -20, 1200], 4.5, METAL[0], METAL[2]);

export const startGateProduct: Product = {
  caption: 'Start gate with its wand before the racer’s shins',
  alt: 'A red gate head on a post in the snow holds a wand across the shins of a racer in ski boots; the tips of both skis reach under it towards the viewer, two poles are planted beside them.',
  markers: [
    {
      text: 'The racer pushes the wand out: at one angle the clock starts.',
      at: [300, 90],
      target: hut.at([230, 60, WAND]),
      measures: true,
    },
    {
      text: 'Two isolated contacts in one head: systems A and B start at the same angle.',
      at: [66, 66],
      target: hut.at([-90, -10, WAND + 110]),
    },
    { text: 'A spring brings the wand back for the next racer.', at: [54, 330], target: hut.at([46, 40, WAND - 20]) },
  ],
  beside: () =>
    prism(
      hut,
      'z',
      softened(
        [
          [-280, -820],
          [980, -820],
          [980, 700],
          [-280, 700],
        ],
        180,
        8,
      ),
      [-50, 0],
      SNOW,
      10,
    ),
  draw: () =>
    leg(640) +
    leg(350) +
    shadow(hut, footprint(-120, 0, 100, 100), 50) +
    turned(
      hut,
      'z',
      [-70, 60],
      [
        [0, 50],
        [WAND, 44],
      ],
      METAL,
      24,
    ) +
    box(hut, [-160, -20, WAND - 90], [180, 150, 210], RED, { radius: 18, bevel: 9 }) +
    hut.laid([-160, -20, WAND + 120], RIGHT, DOWN, rect(28, 30, 124, 60, 'kit-white', 8)) +
    turned(
      hut,
      'x',
      [60, WAND],
      [
        [20, 36],
        [70, 36],
      ],
      DARK_PLASTIC,
    ) +
    rod(hut, [70, 60, WAND], [860, 50, WAND], 8, RED[1], RED[3]) +
    turned(
      hut,
      'x',
      [50, WAND],
      [
        [840, 22],
        [880, 22],
      ],
      DARK_PLASTIC,
    ) +
    pole(150) +
    pole(880),
};
