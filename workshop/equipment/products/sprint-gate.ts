/** Sprint gate on the pages. */

import { each, type Point, rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded } from '../../kit/strokes.ts';
import { BLUE, DARK_PLASTIC, LIGHT_PLASTIC, type Material, METAL, PANEL, RED, SNOW, YELLOW } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { circleProfile, softened } from '../kit/profiles.ts';
import { rod } from '../kit/rods.ts';
import { box, loft, prism, turned } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

/** From lane to lane, and how high the arm lies over the snow, in millimetres. */
const STEP = 740;
const ARM = 400;
const LANES = [2, 1, 0] as const;

// Three of the six gates in a row on the snow, the first one nearest; racers wait behind the arms.
const sprint = studioFor(
  corners(-120, -700, 0, 2 * STEP + 340, 700, 0),
  { yaw: 32, pitch: 16 },
  { x: 4, y: 226, width: 624, height: 200 },
);

/** A ski in its track: the tip bent up under the arm. */
const SKI: readonly Point[] = [
  [760, 6],
  [-420, 6],
  [-540, 26],
  [-630, 80],
  [-654, 116],
  [-632, 112],
  [-540, 50],
  [-420, 26],
  [760, 26],
];

/** A boot for cross-country: up to the ankle, its heel free. */
const BOOT: readonly Point[] = [
  [40, 40],
  [330, 46],
  [340, 150],
  [322, 250],
  [196, 256],
  [176, 180],
  [90, 130],
  [36, 96],
];

/** The shin leans forward, the knee is bent over the boot; the picture ends above it. */
const LEG: readonly (readonly [y: number, z: number, radius: number])[] = [
  [258, 236, 62],
  [250, 320, 64],
  [226, 450, 76],
  [190, 580, 78],
  [150, 680, 74],
  [146, 760, 82],
  [196, 880, 98],
  [270, 1010, 112],
  [350, 1240, 128],
];

const SUITS: readonly Material[] = [
  ['kit-navy-s', 'kit-navy-s', 'kit-navy', 'kit-navy', 'kit-navy'],
  ['kit-green-d', 'kit-green-s', 'kit-green', 'kit-green', 'kit-green'],
  ['kit-orange-d', 'kit-orange-s', 'kit-orange', 'kit-orange', 'kit-orange'],
];

function leg(x: number, suit: Material): string {
  const rings = LEG.map(([y, z, radius]) => ({ profile: circleProfile(x, y, radius, 18), at: z }));
  return (
    shadow(sprint, footprint(x - 34, -560, 68, 1300), 30) +
    prism(sprint, 'x', SKI, [x - 30, x + 30], BLUE) +
    box(sprint, [x - 26, 30, 26], [52, 110, 26], DARK_PLASTIC, { bevel: 6 }) +
    loft(sprint, 'z', rings, suit) +
    prism(sprint, 'x', softened(BOOT, 26, 2), [x - 46, x + 46], DARK_PLASTIC, 12)
  );
}

/** A pole beside the ski, its basket in the snow. */
const pole = (x: number): string =>
  shadow(sprint, footprint(x - 24, 96, 48, 48), 20) +
  turned(
    sprint,
    'z',
    [x, 120],
    [
      [26, 50],
      [34, 44],
    ],
    DARK_PLASTIC,
    18,
  ) +
  rod(sprint, [x, 120, 0], [x + 16, 250, 1600], 4, METAL[1], METAL[2]);

function gate(x: number): string {
  return (
    shadow(sprint, footprint(x - 70, -260, 140, 140), 70) +
    box(sprint, [x - 34, -224, 0], [68, 68, 500], METAL, { bevel: 8 }) +
    box(sprint, [x - 80, -262, 330], [160, 144, 320], DARK_PLASTIC, { bevel: 12, radius: 18 })
  );
}

/** The arm lies across the lane; its tip is yellow. */
const arm = (x: number): string =>
  rod(sprint, [x + 70, -190, ARM], [x + STEP - 210, -190, ARM], 7.5, RED[1], RED[2]) +
  turned(
    sprint,
    'x',
    [-190, ARM],
    [
      [x + STEP - 230, 34],
      [x + STEP - 150, 34],
    ],
    YELLOW,
    18,
  ) +
  turned(
    sprint,
    'x',
    [-190, ARM],
    [
      [x + 78, 44],
      [x + 120, 44],
    ],
    METAL,
    18,
  );

/** Both grooves of a lane, pressed into the snow. */
const track = (x: number): string =>
  each([x + 280, x + 480], (at) =>
    faded(
      0.5,
      sprint.polygon(
        [
          [at - 42, -2200, 0],
          [at + 42, -2200, 0],
          [at + 42, 900, 0],
          [at - 42, 900, 0],
        ],
        'snow',
      ),
    ),
  );

const ground: readonly Place[] = [
  [-3400, -2400, 0],
  [6600, -2400, 0],
  [6600, 6400, 0],
  [-3400, 6400, 0],
];

export const sprintGateProduct: Product = {
  caption: 'Sprint gates, one shot',
  alt: 'Three posts with lane numbers stand in a row on the snow, each with a red arm across its lane; behind each arm a racer waits, seen up to the knees, ski tips under the arm and poles planted.',
  markers: [
    {
      text: 'One shot opens all six arms and starts the clock at the same instant.',
      at: [300, 408],
      target: sprint.at([400, -190, ARM]),
      measures: true,
    },
    {
      text: 'Arm across the lane, held shut until the start.',
      at: [470, 392],
      target: sprint.at([STEP + 400, -190, ARM]),
    },
    { text: 'Post with lock and lane number.', at: [40, 408], target: sprint.at([0, -224, 120]) },
  ],
  beside: () => sprint.polygon(ground, SNOW[3]) + each(LANES, (lane) => track(lane * STEP)),
  draw: (lettering) =>
    each(LANES, (lane) => {
      const x = lane * STEP;
      const suit = SUITS[lane] ?? METAL;
      return (
        pole(x + 610) +
        leg(x + 480, suit) +
        leg(x + 280, suit) +
        pole(x + 160) +
        arm(x) +
        gate(x) +
        sprint.laid(
          [x - 80, -262, 650],
          RIGHT,
          DOWN,
          rect(16, 24, 128, 180, LIGHT_PLASTIC[4], 12) +
            lettering.text(80, 176, String(lane + 1), { size: 170, style: 'bold', anchor: 'middle', fill: PANEL }),
        )
      );
    }),
};
