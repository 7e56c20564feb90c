/** Sirocco wind gauge on the pages. */
import { each, type Point } from '../../kit/shapes.ts';
import { DARK_PLASTIC, METAL } from '../kit/materials.ts';
import { capsule, cord, type Product, roundFootprint, shadow } from '../kit/product.ts';
import { ray, rod } from '../kit/rods.ts';
import { turned } from '../kit/solid.ts';
import { corners, studioFor } from '../kit/studio.ts';

// At 1.22 m on its tripod, four transducers on a cross.
const breeze = studioFor(
  corners(-170, -170, 760, 340, 340, 530),
  { yaw: -28, pitch: 18 },
  { x: 110, y: 36, width: 420, height: 390 },
);

const [CABLE_X, CABLE_Y] = breeze.at([0, 0, 1090]);

const CABLE: Point = [CABLE_X + 75, CABLE_Y * 0.875 + 131];

export const siroccoProduct: Product = {
  caption: 'Sirocco wind gauge on its tripod',
  alt: 'Four transducers stand on a cross at the top of a tripod; two red sound paths run between them.',
  markers: [
    {
      text: 'Two sound paths, along and across the track.',
      at: [556, 180],
      target: breeze.at([70, 0, 1250]),
      measures: true,
    },
    { text: 'Measuring height 1.22 m.', at: [84, 190], target: breeze.at([-138, 0, 1250]) },
    { text: 'Cable of up to 400 m to the timing room.', at: [520, 330], target: CABLE },
  ],
  draw: () => {
    const around: readonly Point[] = [
      [-130, 0],
      [0, 130],
      [130, 0],
      [0, -130],
    ];
    const [x, y] = breeze.at([0, 0, 1090]);
    const finger = ([px, py]: Point): string =>
      rod(breeze, [px * 0.3, py * 0.3, 1110], [px, py, 1160], 8) +
      rod(breeze, [px, py, 1160], [px, py, 1262], 8) +
      capsule(breeze.at([px, py, 1232]), breeze.at([px, py, 1266]), 14, 14, DARK_PLASTIC[1]) +
      capsule(breeze.at([px - 4, py, 1234]), breeze.at([px - 4, py, 1268]), 7, 7, DARK_PLASTIC[3]);
    return (
      shadow(breeze, roundFootprint(0, 0, 270), 160) +
      each(
        [
          [-270, 150],
          [270, 170],
          [20, -300],
        ] as const,
        ([fx, fy]) => rod(breeze, [0, 0, 760], [fx, fy, 0], 13),
      ) +
      turned(
        breeze,
        'z',
        [0, 0],
        [
          [700, 18],
          [1060, 18],
        ],
        METAL,
        20,
      ) +
      turned(
        breeze,
        'z',
        [0, 0],
        [
          [740, 32],
          [790, 32],
        ],
        DARK_PLASTIC,
        20,
      ) +
      cord(`M${x} ${y}C${x + 90} ${y + 50} ${x + 60} ${y + 150} ${x + 150} 450`, 10) +
      turned(
        breeze,
        'z',
        [0, 0],
        [
          [1050, 44],
          [1130, 44],
          [1140, 30],
        ],
        DARK_PLASTIC,
        28,
      ) +
      each(around.slice(0, 2), finger) +
      ray(breeze, [-130, 0, 1250], [130, 0, 1250]) +
      ray(breeze, [0, 130, 1250], [0, -130, 1250]) +
      each(around.slice(2), finger)
    );
  },
};
