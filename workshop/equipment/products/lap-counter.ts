/** Lap counter on the pages. */

import { line, type Point, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { litCentred } from '../kit/lamps.ts';
import { AMBER, DARK_PLASTIC, PANEL } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { softened } from '../kit/profiles.ts';
import { prism } from '../kit/solid.ts';
import { corners, FORTH, RIGHT, studioFor } from '../kit/studio.ts';

// The display lies on the floor of the pool, tilted to the swimmer.
const floor = studioFor(
  corners(-300, -500, 0, 1400, 900, 520),
  { yaw: -24, pitch: 30 },
  { x: 40, y: 20, width: 560, height: 400 },
);

export const lapCounterProduct: Product = {
  caption: 'Lap counter on the pool floor',
  alt: 'A dark display with an amber 13 leans towards the swimmer on the tiled floor of a pool, over the line of the lane.',
  markers: [
    {
      text: 'Each touch of the pad counts the display one length down.',
      at: [120, 120],
      target: floor.at([120, 40, 330]),
      measures: true,
    },
    {
      text: 'It stands on the pool floor and leans towards the swimmer, who reads it before the turn.',
      at: [540, 260],
      target: floor.at([700, 120, 160]),
    },
    { text: 'Line of the lane.', at: [150, 390], target: floor.at([330, -420, 0]) },
  ],
  draw: () => {
    const lean: readonly Point[] = [
      [0, 20],
      [50, 0],
      [300, 420],
      [250, 440],
    ];
    const tilt: Place = [0, -0.511, -0.859];
    return (
      floor.polygon(
        [
          [-300, -520, 0],
          [1160, -520, 0],
          [1160, 460, 0],
          [-300, 460, 0],
        ],
        'water-1',
      ) +
      floor.laid(
        [-300, 460, 0],
        RIGHT,
        FORTH,
        repeat(9, (index) => line(index * 170, 0, index * 170, 980, 'wl')) +
          repeat(6, (index) => line(0, index * 170 + 60, 1460, index * 170 + 60, 'wl')) +
          rect(560, 330, 190, 650, 'kit-navy'),
      ) +
      shadow(floor, footprint(0, 0, 700, 300), 60) +
      prism(floor, 'x', softened(lean, 14), [0, 700], DARK_PLASTIC, 10) +
      floor.laid([0, 250, 440], RIGHT, tilt, rect(34, 30, 632, 424, PANEL, 14) + litCentred(350, 80, '13', 320, AMBER))
    );
  },
};
