/** Video distance camera on the pages. */

import { put } from '../../figure/geometry.ts';
import { each, type Point, rect, repeat } from '../../kit/shapes.ts';
import { faded } from '../../kit/strokes.ts';
import { skiJumper } from '../../strips/bodies/nordic-skiers.ts';
import { suits } from '../../strips/kits.ts';
import { pathsOf } from '../../strips/still.ts';
import { DARK_PLASTIC, LAMP_RED, METAL, SNOW } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { box, prism, turned } from '../kit/solid.ts';
import { corners, DOWN, FORTH, studioFor } from '../kit/studio.ts';

// Four cameras on masts down the landing hill.
const hill = studioFor(
  corners(0, -100, 0, 2600, 1300, 1000),
  { yaw: 24, pitch: 18 },
  { x: 40, y: 24, width: 560, height: 392 },
);

const slope = (x: number): number => 760 - 0.29 * x;

const LANDING = 1500;

/** A jumper in the telemark, upright to the slope, as tall as a mast. */
function jumper(): string {
  const kit = { ...suits('snow', 1, 'full'), ski: 'kit-yellow', skiFar: 'kit-yellow-d' };
  const [x, y] = hill.at([LANDING, 880, slope(LANDING)]);
  const [nextX, nextY] = hill.at([LANDING + 100, 880, slope(LANDING + 100)]);
  const lean = (Math.atan2(y - nextY, nextX - x) * 180) / Math.PI;
  const metre = y - hill.at([LANDING, 880, slope(LANDING) + 210])[1];
  return pathsOf(
    skiJumper(kit, 'landing')(0).map((part) => ({ ...part, outline: put(part.outline, 0, 0, lean) })),
    ([px, py]) => [x + px * metre, y - py * metre],
    0.15,
  );
}

export const videoDistanceProduct: Product = {
  caption: 'Video distance cameras along the landing hill',
  alt: 'Four cameras on masts look across a snow slope on which a jumper lands in the telemark; a red line marks the landing, a blue one the K point.',
  markers: [
    {
      text: 'The operator sets the line where both skis lie flat: the distance, in steps of half a metre.',
      at: [470, 90],
      target: hill.at([1560, 700, slope(1560)]),
      measures: true,
    },
    {
      text: 'Four cameras, their pictures overlapping down the slope.',
      at: [96, 70],
      target: hill.at([400, 80, slope(400) + 330]),
    },
    { text: 'K point.', at: [300, 400], target: hill.at([1180, 120, slope(1180)]) },
  ],
  draw: () => {
    const ground: readonly Point[] = [
      [0, 0],
      [2600, 0],
      [2600, slope(2600)],
      [0, slope(0)],
    ];
    const across = (x: number, fill: string, wide: number): string =>
      hill.polygon(
        [
          [x, 60, slope(x)],
          [x + wide, 60, slope(x + wide)],
          [x + wide, 1200, slope(x + wide)],
          [x, 1200, slope(x)],
        ],
        fill,
      );
    const camera = (x: number): string => {
      const z = slope(x);
      return (
        shadow(hill, footprint(x - 40, 30, 80, 80, z), 60) +
        turned(
          hill,
          'z',
          [x, 60],
          [
            [z, 16],
            [z + 280, 16],
          ],
          METAL,
          16,
        ) +
        box(hill, [x - 80, -140, z + 270], [160, 330, 150], DARK_PLASTIC, { bevel: 14 }) +
        turned(
          hill,
          'y',
          [x, z + 345],
          [
            [180, 58],
            [260, 64],
          ],
          DARK_PLASTIC,
          20,
        ) +
        hill.laid([x - 80, 170, z + 400], FORTH, DOWN, rect(20, 14, 250, 30, 'kit-red', 8))
      );
    };
    return (
      prism(hill, 'y', ground, [0, 1200], SNOW) +
      repeat(11, (index) => across(200 + index * 216, 'snow', 8)) +
      across(1180, 'kit-blue', 34) +
      across(1560, 'kit-red', 44) +
      jumper() +
      each(
        [400, 1000, 1600, 2200],
        (x) =>
          faded(
            0.16,
            hill.polygon(
              [
                [x, 180, slope(x) + 325],
                [x - 300, 1200, slope(x - 300)],
                [x + 300, 1200, slope(x + 300)],
              ],
              LAMP_RED,
            ),
          ) + camera(x),
      )
    );
  },
};
