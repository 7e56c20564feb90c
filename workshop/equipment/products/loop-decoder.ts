/** Loop and decoder on the pages. */

import { circle, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { stroke } from '../../kit/strokes.ts';
import { litCentred } from '../kit/lamps.ts';
import { AMBER, DARK_PLASTIC, LAMP_GREEN, PANEL, YELLOW } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

// The loop in the road surface and its decoder.
const road = studioFor(
  corners(0, -300, 0, 1500, 900, 260),
  { yaw: -28, pitch: 28 },
  { x: 40, y: 40, width: 560, height: 360 },
);

export const loopDecoderProduct: Product = {
  alt: 'A wire loop lies in the road surface before a white line, a yellow transponder above it; a dark decoder stands beside the track and shows 27.',
  markers: [
    {
      text: 'A wire in a saw cut makes a loop across the track.',
      at: [170, 80],
      target: road.at([420, 300, 0]),
      measures: true,
    },
    {
      text: 'The decoder reads the code of every car and the time of its passing.',
      at: [550, 210],
      target: road.at([1330, -120, 130]),
    },
    { text: 'Transponder, mounted under the car.', at: [120, 380], target: road.at([330, -40, 30]) },
  ],
  draw: () => {
    const loop: readonly Place[] = [
      [1060, -210, 0],
      [330, -210, 0],
      [330, 560, 0],
      [520, 560, 0],
      [520, -150, 0],
      [1060, -150, 0],
    ];
    return (
      box(road, [0, -300, -60], [1040, 900, 60], ['asphalt-2', 'asphalt-2', 'asphalt-2', 'asphalt', 'asphalt']) +
      road.polygon(
        [
          [700, 600, 0],
          [760, 600, 0],
          [760, -300, 0],
          [700, -300, 0],
        ],
        'kit-white',
      ) +
      stroke(road.trace(loop), 'l', 8) +
      stroke(road.trace(loop), 'rl', 4) +
      shadow(road, footprint(230, -90, 190, 130), 40) +
      box(road, [230, -90, 0], [190, 130, 44], YELLOW, { radius: 24, bevel: 10 }) +
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
