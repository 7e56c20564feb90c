/** Athletics starting block on the pages. */

import { circle, each, type Point, rect, repeat } from '../../kit/shapes.ts';
import { DARK_PLASTIC, LAMP_WHITE, METAL, PANEL, RED, TARTAN } from '../kit/materials.ts';
import { capsule, footprint, type Product, shadow } from '../kit/product.ts';
import { softened } from '../kit/profiles.ts';
import { box, prism } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

const track = studioFor(
  corners(-60, 0, 0, 1000, 420, 260),
  { yaw: -28, pitch: 26 },
  { x: 48, y: 40, width: 544, height: 350 },
);

export const athleticsBlockProduct: Product = {
  alt: 'A starting block on a red track behind the start line: rail with notches, two foot plates and the red sensor box at the rear with its loudspeaker.',
  markers: [
    {
      text: 'Force sensor with 4,000 readings a second: a reaction under 0.100 s is a false start.',
      at: [130, 86],
      target: track.at([70, 150, 90]),
      measures: true,
    },
    { text: 'Foot plates, set in the notches of the rail.', at: [360, 54], target: track.at([560, 130, 190]) },
    {
      text: 'Every block has its own loudspeaker for the start signal.',
      at: [80, 330],
      target: track.at([20, 130, 40]),
    },
  ],
  draw: () => {
    const pedal = (x: number, y: number): string => {
      const profile: readonly Point[] = [
        [x, 40],
        [x + 20, 210],
        [x + 44, 216],
        [x + 150, 52],
        [x + 140, 40],
      ];
      const face: readonly Point[] = [
        [x + 30, 224],
        [x + 64, 222],
        [x + 176, 48],
        [x + 150, 40],
      ];
      return (
        prism(track, 'y', softened(profile, 8), [y + 20, y + 100], METAL, 4) +
        prism(track, 'y', softened(face, 12), [y, y + 120], DARK_PLASTIC, 6) +
        each([0, 1, 2, 3], (index) => {
          const [px, pz] = [x + 82 + index * 25, 200 - index * 39];
          return capsule(track.at([px, y + 6, pz]), track.at([px, y + 114, pz]), 3.4, 3.4, 'g4');
        })
      );
    };
    return (
      track.polygon(
        [
          [-130, -40, 0],
          [1060, -40, 0],
          [1060, 420, 0],
          [-130, 420, 0],
        ],
        TARTAN[2],
      ) +
      each([-40, 384], (y) =>
        track.polygon(
          [
            [-130, y, 0],
            [1060, y, 0],
            [1060, y + 36, 0],
            [-130, y + 36, 0],
          ],
          LAMP_WHITE,
        ),
      ) +
      track.polygon(
        [
          [960, -4, 0],
          [1010, -4, 0],
          [1010, 384, 0],
          [960, 384, 0],
        ],
        LAMP_WHITE,
      ) +
      shadow(track, footprint(-40, 90, 900, 190), 30) +
      pedal(220, 230) +
      box(track, [-30, 160, 0], [900, 70, 44], METAL, { bevel: 6 }) +
      track.laid(
        [-30, 230, 44],
        RIGHT,
        [0, -1, 0],
        repeat(24, (index) => rect(180 + index * 28, 10, 8, 50, 'g4', 2)),
      ) +
      box(track, [-60, 120, 0], [170, 150, 100], RED, { axis: 'x', radius: 18, bevel: 8 }) +
      track.laid(
        [-40, 120, 80],
        RIGHT,
        DOWN,
        repeat(20, (index) => circle(30 + (index % 5) * 18, 12 + Math.floor(index / 5) * 15, 4.6, PANEL)),
      ) +
      pedal(480, 50)
    );
  },
};
