/** Loop and decoder on the pages. */

import { circle, type Point, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { stroke } from '../../kit/strokes.ts';
import { litCentred } from '../kit/lamps.ts';
import { AMBER, DARK_PLASTIC, LAMP_GREEN, PANEL, YELLOW } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { box, turned } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

// The loop in the road surface and its decoder; the wheel of a car rolls over it, the road leaves the picture.
const road = studioFor(
  corners(0, -330, 0, 1500, 960, 560),
  { yaw: -28, pitch: 22 },
  { x: 10, y: 14, width: 616, height: 412 },
);

const ring = (radius: number, y: number, fill: string, from = 0, to = 2 * Math.PI): string =>
  road.polygon(
    Array.from({ length: 49 }, (_, index): Place => {
      const turn = from + ((to - from) * index) / 48;
      return [HUB[0] + radius * Math.cos(turn), y, HUB[1] + radius * Math.sin(turn)];
    }),
    fill,
  );

/** Where the wheel stands, and its radius. */
const HUB: Point = [425, 330];
const [NEAR, FAR] = [250, 560] as const;

const wheel = (): string =>
  shadow(road, footprint(250, NEAR, 420, FAR - NEAR), 120) +
  turned(
    road,
    'y',
    HUB,
    [
      [NEAR, 300],
      [NEAR + 16, 322],
      [NEAR + 50, 330],
      [FAR - 50, 330],
      [FAR, 300],
    ],
    ['led-ground', 'led-ground', 'rubber', 'kit-ink', 'kit-ink'],
    72,
  ) +
  ring(300, NEAR, 'rubber') +
  ring(280, NEAR - 1, 'kit-yellow') +
  ring(268, NEAR - 1, 'rubber') +
  ring(208, NEAR - 2, 'steel') +
  ring(196, NEAR - 2, 'led-ground') +
  repeat(9, (index) => {
    const turn = (index / 9) * 2 * Math.PI;
    const at = (radius: number, aside: number): Place => [
      HUB[0] + radius * Math.cos(turn) - aside * Math.sin(turn),
      NEAR - 3,
      HUB[1] + radius * Math.sin(turn) + aside * Math.cos(turn),
    ];
    return road.polygon([at(30, -16), at(198, -11), at(198, 11), at(30, 16)], index % 2 === 0 ? 'metal' : 'kit-grey');
  }) +
  ring(48, NEAR - 4, 'kit-grey') +
  ring(26, NEAR - 5, 'kit-ink');

const plain: readonly Place[] = [
  [-2400, 2400, 0],
  [1040, 2400, 0],
  [1040, -1200, 0],
  [-2400, -1200, 0],
];
const verge: readonly Place[] = [
  [1040, 2400, 0],
  [3200, 2400, 0],
  [3200, -1200, 0],
  [1040, -1200, 0],
];

export const loopDecoderProduct: Product = {
  alt: 'A wire loop lies in the road surface before a white line; the wheel of a racing car rolls over it, a yellow transponder hangs above it. A dark decoder stands beside the track and shows 27.',
  markers: [
    {
      text: 'A wire in a saw cut makes a loop across the track.',
      at: [400, 414],
      target: road.at([520, -40, 0]),
      measures: true,
    },
    {
      text: 'The decoder reads the code of every car and the time of its passing.',
      at: [590, 160],
      target: road.at([1330, -120, 130]),
    },
    { text: 'Transponder, mounted under the car.', at: [56, 300], target: road.at([250, -20, 120]) },
  ],
  beside: () => rect(0, 0, 640, 440, 'g1') + road.polygon(plain, 'asphalt') + road.polygon(verge, 'piste-1'),
  draw: () => {
    const loop: readonly Place[] = [
      [1060, -210, 0],
      [330, -210, 0],
      [330, 1800, 0],
      [520, 1800, 0],
      [520, -150, 0],
      [1060, -150, 0],
    ];
    return (
      road.polygon(
        [
          [980, 2400, 0],
          [1040, 2400, 0],
          [1040, -1200, 0],
          [980, -1200, 0],
        ],
        'kit-white',
      ) +
      road.polygon(
        [
          [700, 2400, 0],
          [770, 2400, 0],
          [770, -1200, 0],
          [700, -1200, 0],
        ],
        'kit-white',
      ) +
      stroke(road.trace(loop), 'l', 9) +
      stroke(road.trace(loop), 'rl', 4.5) +
      wheel() +
      shadow(road, footprint(230, -90, 190, 130), 60) +
      box(road, [230, -90, 90], [190, 130, 50], YELLOW, { radius: 24, bevel: 10 }) +
      shadow(road, footprint(1100, -290, 380, 300), 60) +
      box(road, [1100, -290, 0], [380, 300, 130], DARK_PLASTIC, { axis: 'y', radius: 16, bevel: 8 }) +
      road.laid(
        [1100, -290, 130],
        RIGHT,
        DOWN,
        rect(20, 22, 210, 86, PANEL, 6) +
          litCentred(122, 40, '27', 52, AMBER) +
          repeat(4, (index) => circle(262 + index * 28, 64, 8, index < 3 ? LAMP_GREEN : 'kit-ink')),
      )
    );
  },
};
