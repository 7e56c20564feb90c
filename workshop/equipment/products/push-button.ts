/** Hand button OIT3 on the pages. */
import { each, type Point, repeat } from '../../kit/shapes.ts';
import { digit } from '../kit/finger.ts';
import { DARK_PLASTIC, RED, SKIN } from '../kit/materials.ts';
import { capsule, cord, type Product } from '../kit/product.ts';
import { turned } from '../kit/solid.ts';
import { corners, studioFor } from '../kit/studio.ts';

// The button stands in a fist, the thumb on its plunger.
const fist = studioFor(
  corners(-60, -20, -40, 120, 40, 260),
  { yaw: -20, pitch: 24 },
  { x: 190, y: 10, width: 260, height: 400 },
);

export const pushButtonProduct: Product = {
  caption: 'Hand button under the thumb',
  alt: 'A fist holds the hand button, the thumb on its red plunger; a coiled cable hangs below.',
  markers: [
    {
      text: 'The thumb closes the contact.',
      at: [130, 70],
      target: fist.at([-2, -10, 176]),
      measures: true,
    },
    {
      text: 'The handle fills the palm, so that the eyes can stay on the athlete.',
      at: [508, 190],
      target: fist.at([40, -20, 92]),
    },
    { text: 'Coiled cable to the timer.', at: [150, 340], target: [286, 388] },
  ],
  draw: () => {
    const at = (x: number, z: number, y = -14): Point => fist.at([x, y, z]);
    const [x, y] = at(0, -40);
    const coil = `M${x} ${y}${repeat(7, () => 'c-34 2 -34 22 0 20c26 -2 22 -14 0 -10')}`;
    return (
      cord(coil, 6) +
      capsule(at(120, -50, 60), at(60, 50, 30), 92, 80, SKIN[1]) +
      capsule(at(190, -130, 60), at(128, -58, 60), 96, 90, DARK_PLASTIC[1]) +
      turned(
        fist,
        'z',
        [0, 0],
        [
          [-40, 12],
          [-24, 22],
          [130, 25],
          [150, 25],
          [158, 20],
        ],
        DARK_PLASTIC,
        28,
      ) +
      turned(
        fist,
        'z',
        [0, 0],
        [
          [158, 13],
          [176, 13],
          [180, 10],
        ],
        RED,
        24,
      ) +
      each([0, 1, 2, 3], (index) => digit(at(54, 118 - index * 36), at(-20, 112 - index * 36, -30), 27 - index * 1.5)) +
      digit(at(66, 150), at(30, 188), 26) +
      digit(at(30, 188), at(-6, 186), 21)
    );
  },
};
