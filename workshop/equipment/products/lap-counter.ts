/** Lap counter on the pages. */

import { line, type Point, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { litCentred } from '../kit/lamps.ts';
import { AMBER, DARK_PLASTIC, PANEL } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { softened } from '../kit/profiles.ts';
import { prism } from '../kit/solid.ts';
import { corners, FORTH, RIGHT, studioFor } from '../kit/studio.ts';

const [LEFT, RIGHT_SIDE, NEAR, FAR] = [-300, 1100, -480, 480];
/** Where the water ends; it is drawn lower than it is, so that the block shows its surface. */
const SURFACE = 900;

// A block of water cut out of the pool: the display lies on the floor, tilted to the swimmer.
const floor = studioFor(
  corners(LEFT, NEAR, -40, RIGHT_SIDE - LEFT, FAR - NEAR, SURFACE + 60),
  { yaw: -26, pitch: 22 },
  { x: 24, y: 18, width: 592, height: 404 },
);

const sheet = (z: number): Place[] => [
  [LEFT, NEAR, z],
  [RIGHT_SIDE, NEAR, z],
  [RIGHT_SIDE, FAR, z],
  [LEFT, FAR, z],
];

/** The upper edge of a face of the block, with waves. */
function waves(from: Place, to: Place): Place[] {
  return Array.from({ length: 33 }, (_, index): Place => {
    const share = index / 32;
    const lift = 9 * Math.sin(share * 13) + 5 * Math.sin(share * 31 + 1);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, SURFACE + lift];
  });
}

const nearEdge = waves([LEFT, NEAR, 0], [RIGHT_SIDE, NEAR, 0]);
const rightEdge = waves([RIGHT_SIDE, NEAR, 0], [RIGHT_SIDE, FAR, 0]);

function ripples(): string {
  const data = repeat(9, (row) => {
    const y = FAR - 70 - row * 108;
    const from = LEFT + 60 + ((row * 397) % 700);
    const length = 240 + ((row * 171) % 260);
    return floor.trace(
      Array.from({ length: 13 }, (_, index): Place => {
        const share = index / 12;
        return [from + length * share, y + 18 * Math.sin(share * 9.4), SURFACE];
      }),
    );
  });
  return faded(0.75, stroke(data, 'wl', 3, { cap: 'round' }));
}

/** Light that the waves gather on the floor. */
function caustics(): string {
  const data = repeat(7, (row) =>
    floor.trace(
      Array.from({ length: 25 }, (_, index): Place => {
        const share = index / 24;
        return [LEFT + (RIGHT_SIDE - LEFT) * share, NEAR + 60 + row * 150 + 34 * Math.sin(share * 17 + row * 2), 2];
      }),
    ),
  );
  return faded(0.35, stroke(data, 'wl', 3));
}

export const lapCounterProduct: Product = {
  caption: 'Lap counter on the pool floor',
  alt: 'A block of water cut out of a pool: on its tiled floor, over the line of the lane, a dark display with an amber 13 leans towards the swimmer; waves run over the surface above it.',
  markers: [
    {
      text: 'Each touch of the pad counts the display one length down.',
      at: [60, 250],
      target: floor.at([110, 60, 360]),
      measures: true,
    },
    {
      text: 'It stands on the pool floor and leans towards the swimmer, who reads it before the turn.',
      at: [596, 250],
      target: floor.at([690, 130, 190]),
    },
    { text: 'Line of the lane.', at: [130, 398], target: floor.at([330, -420, 0]) },
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
      floor.polygon(sheet(0), 'water-1') +
      floor.laid(
        [LEFT, FAR, 0],
        RIGHT,
        FORTH,
        repeat(10, (index) => line(index * 164, 0, index * 164, FAR - NEAR, 'wl')) +
          repeat(7, (index) => line(0, index * 164 + 50, RIGHT_SIDE - LEFT, index * 164 + 50, 'wl')) +
          rect(555, 300, 190, FAR - NEAR - 300, 'kit-navy'),
      ) +
      caustics() +
      shadow(floor, footprint(0, 0, 700, 300), 60) +
      prism(floor, 'x', softened(lean, 14), [0, 700], DARK_PLASTIC, 10) +
      faded(
        0.34,
        floor.polygon([...nearEdge, [RIGHT_SIDE, NEAR, 0], [LEFT, NEAR, 0]], 'water') +
          floor.polygon([...rightEdge, [RIGHT_SIDE, FAR, 0], [RIGHT_SIDE, NEAR, 0]], 'water-2'),
      ) +
      floor.laid(
        [0, 250, 440],
        RIGHT,
        tilt,
        rect(34, 30, 632, 424, PANEL, 14) + litCentred(350, 80, '13', 320, AMBER),
      ) +
      faded(0.16, floor.polygon([...nearEdge, [RIGHT_SIDE, NEAR, 0], [LEFT, NEAR, 0]], 'water')) +
      faded(0.5, floor.polygon([...nearEdge, ...rightEdge.slice(1), [LEFT, FAR, SURFACE]], 'water')) +
      ripples() +
      stroke(floor.trace(nearEdge) + floor.trace(rightEdge), 'wl', 4)
    );
  },
};
