/** Trampoline frame sensors on the pages. */

import { circle, each, type Point, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { stroke } from '../../kit/strokes.ts';
import { BLUE, LAMP_RED, RED } from '../kit/materials.ts';
import { footprint, type Product, shadow } from '../kit/product.ts';
import { rod } from '../kit/rods.ts';
import { box } from '../kit/solid.ts';
import { corners, FORTH, RIGHT, studioFor } from '../kit/studio.ts';

// The trampoline with sensors on its frame.
const hall = studioFor(
  corners(0, 0, 0, 5050, 2910, 1155),
  { yaw: -30, pitch: 30 },
  { x: 40, y: 40, width: 560, height: 360 },
);

export const trampolineProduct: Product = {
  alt: 'A trampoline with a blue frame, a red sensor on each of its four sides, and the landing point marked on the bed.',
  markers: [
    {
      text: 'Motion sensors on the frame give the time of flight.',
      at: [258, 408],
      target: hall.at([2525, 20, 1240]),
      measures: true,
    },
    {
      text: 'The landing point on the bed, found from the same signals.',
      at: [470, 44],
      target: hall.at([2900, 1700, 1100]),
    },
    { text: 'About 120 springs hold the bed.', at: [540, 370], target: hall.at([4380, 700, 1110]) },
  ],
  draw: () => {
    const z = 1110;
    const bed: readonly Place[] = [
      [700, 560, z],
      [4350, 560, z],
      [4350, 2350, z],
      [700, 2350, z],
    ];
    const springs =
      repeat(34, (index) => {
        const x = 760 + index * 107;
        return (
          hall.trace([
            [x, 560, z],
            [x, 150, z],
          ]) +
          hall.trace([
            [x, 2350, z],
            [x, 2760, z],
          ])
        );
      }) +
      repeat(16, (index) => {
        const y = 620 + index * 112;
        return (
          hall.trace([
            [700, y, z],
            [150, y, z],
          ]) +
          hall.trace([
            [4350, y, z],
            [4900, y, z],
          ])
        );
      });
    const post = (x: number, y: number): string => rod(hall, [x, y, 0], [x, y, 1080], 6);
    const rim: readonly (readonly [Place, Place])[] = [
      [
        [0, 2760, 1020],
        [5050, 150, 135],
      ],
      [
        [0, 0, 1020],
        [150, 2910, 135],
      ],
      [
        [4900, 0, 1020],
        [150, 2910, 135],
      ],
      [
        [0, 0, 1020],
        [5050, 150, 135],
      ],
    ];
    const spots: readonly Point[] = [
      [2525, 2835],
      [75, 1455],
      [4975, 1455],
      [2525, 75],
    ];
    return (
      shadow(hall, footprint(0, 0, 5050, 2910), 500) +
      each(
        [
          [100, 2800],
          [4950, 2800],
          [100, 100],
          [2525, 100],
          [4950, 100],
        ] as const,
        ([x, y]) => post(x, y),
      ) +
      stroke(springs, 'm', 1.6) +
      hall.polygon(bed, 'kit-white') +
      hall.laid(
        [700, 2350, z],
        RIGHT,
        FORTH,
        frameOf(1285, 355, 1080, 1080, 40) + rect(1785, 625, 40, 540, LAMP_RED) + rect(1535, 875, 540, 40, LAMP_RED),
      ) +
      each(rim, ([at, size]) => box(hall, at, size, BLUE, { bevel: 40 })) +
      each(spots, ([x, y]) => box(hall, [x - 210, y - 130, 1155], [420, 260, 190], RED, { bevel: 40 })) +
      circle(...hall.at([2900, 1700, z]), 9, 'kit-ink')
    );
  },
};

const frameOf = (x: number, y: number, width: number, height: number, thick: number): string =>
  rect(x, y, width, thick, LAMP_RED) +
  rect(x, y + height - thick, width, thick, LAMP_RED) +
  rect(x, y, thick, height, LAMP_RED) +
  rect(x + width - thick, y, thick, height, LAMP_RED);
