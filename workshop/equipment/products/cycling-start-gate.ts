/** Start gate, track cycling on the pages. */

import { circle, line, type Point, repeat } from '../../kit/shapes.ts';
import { DARK_PLASTIC, METAL, RED, TIMBER } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { softened } from '../kit/profiles.ts';
import { discWheel, rod } from '../kit/rods.ts';
import { box, prism } from '../kit/solid.ts';
import { corners, FORTH, RIGHT, studioFor } from '../kit/studio.ts';

// The gate holds the rear wheel between two pads.
const holder = studioFor(
  corners(-560, -330, 0, 1250, 660, 700),
  { yaw: 26, pitch: 20 },
  { x: 44, y: 24, width: 552, height: 392 },
);

export const cyclingGateProduct: Product = {
  caption: 'Start gate holding the rear wheel',
  alt: 'Two arms with red pads hold the disc wheel of a track bicycle; the gate stands on a heavy base on the boards.',
  markers: [
    {
      text: 'After a countdown of 50 s the pads let go, by themselves.',
      at: [440, 40],
      target: holder.at([-30, -70, 520]),
      measures: true,
    },
    { text: 'Hydraulic cylinder that opens the pads.', at: [70, 180], target: holder.at([-330, -120, 300]) },
    {
      text: 'The bicycle stands upright; the rider needs no helper.',
      at: [556, 150],
      target: holder.at([330, -14, 470]),
    },
  ],
  draw: () => {
    const reach: readonly Point[] = [
      [-420, 400],
      [-330, 400],
      [40, 480],
      [40, 560],
      [-40, 560],
    ];
    const arm = (y: number): string =>
      box(holder, [-420, y - 30, 40], [90, 60, 370], METAL, { bevel: 8 }) +
      prism(holder, 'y', softened(reach, 20), [y - 22, y + 22], METAL, 6);
    const pad = (from: number): string =>
      box(holder, [-60, from, 440], [150, 34, 150], RED, { axis: 'y', radius: 20, bevel: 6 });
    return (
      box(holder, [-620, -380, -40], [1380, 760, 40], TIMBER) +
      holder.laid(
        [-620, 380, 0],
        RIGHT,
        FORTH,
        repeat(9, (index) => line(0, 80 + index * 76, 1380, 80 + index * 76, 'h')),
      ) +
      shadow(holder, footprint(-560, -220, 760, 440), 60) +
      box(holder, [-560, -220, 0], [560, 440, 44], DARK_PLASTIC, { radius: 30, bevel: 8 }) +
      arm(130) +
      pad(20) +
      discWheel(holder, 120, -13) +
      rod(holder, [120, -40, 340], [600, -40, 330], 9, 'kit-blue', 'kit-blue^25') +
      rod(holder, [120, -40, 340], [520, -30, 800], 9, 'kit-blue', 'kit-blue^25') +
      circle(...holder.at([120, -40, 340]), 15, 'metal') +
      pad(-70) +
      rod(holder, [-340, -130, 90], [-340, -130, 360], 18, DARK_PLASTIC[1], DARK_PLASTIC[3]) +
      arm(-130) +
      rod(holder, [0, -130, 520], [0, -70, 520], 10)
    );
  },
};
