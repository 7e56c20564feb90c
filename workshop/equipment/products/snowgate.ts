/** Snowgate on the pages. */

import { rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { DARK_PLASTIC, METAL, RED, SNOW } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { softened } from '../kit/profiles.ts';
import { rod } from '../kit/rods.ts';
import { box, prism, turned } from '../kit/solid.ts';
import { corners, FORTH, RIGHT, studioFor } from '../kit/studio.ts';

// The head of the gate, its wand at rest and at the angle of the start.
const gate = studioFor(
  corners(-150, -380, 0, 960, 620, 420),
  { yaw: -20, pitch: 34 },
  { x: 44, y: 30, width: 552, height: 380 },
);

const TRIP = (-24 * Math.PI) / 180;

export const snowgateProduct: Product = {
  alt: 'A dark gate head on a post in the snow; its red wand is turned from rest to the angle at which the clock starts.',
  markers: [
    {
      text: 'At this angle the clock starts, however fast the racer pushes.',
      at: [430, 396],
      target: gate.at([520 * Math.cos(TRIP), 520 * Math.sin(TRIP), 290]),
      measures: true,
    },
    { text: 'Wand at rest.', at: [500, 120], target: gate.at([560, 0, 290]) },
    {
      text: 'Inside, a cam works a mechanical and an electromechanical contact.',
      at: [90, 90],
      target: gate.at([-40, 40, 400]),
    },
  ],
  draw: () => {
    const tip: Place = [720 * Math.cos(TRIP), 720 * Math.sin(TRIP), 290];
    const arcPlaces = Array.from({ length: 13 }, (_, index): Place => {
      const angle = (TRIP * index) / 12;
      return [430 * Math.cos(angle), 430 * Math.sin(angle), 290];
    });
    return (
      prism(
        gate,
        'z',
        softened(
          [
            [-200, -420],
            [760, -420],
            [760, 260],
            [-200, 260],
          ],
          140,
          8,
        ),
        [-60, 0],
        SNOW,
        10,
      ) +
      shadow(gate, footprint(-70, -70, 140, 140), 60) +
      turned(
        gate,
        'z',
        [0, 0],
        [
          [0, 56],
          [210, 50],
        ],
        METAL,
        28,
      ) +
      faded(0.4, rod(gate, [40, 0, 290], [720, 0, 290], 9, RED[1], RED[2])) +
      stroke(gate.trace(arcPlaces), 'rl', 4, { dash: '2 9', cap: 'round' }) +
      rod(gate, [40, -10, 290], tip, 9, RED[1], RED[2]) +
      box(gate, [-130, -90, 200], [220, 190, 190], DARK_PLASTIC, { radius: 30, bevel: 12 }) +
      gate.laid([-130, 100, 390], RIGHT, FORTH, rect(40, 50, 140, 90, 'kit-red', 14)) +
      turned(
        gate,
        'z',
        [20, -5],
        [
          [262, 44],
          [318, 44],
        ],
        METAL,
        24,
      )
    );
  },
};
