/** E-gun on the pages. */
import { each, type Point, rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { finger, forearm, type HandPlace, handOn, sleeve } from '../kit/hand.ts';
import { DARK_PLASTIC, LAMP_RED, LAMP_WHITE, METAL, PANEL, RED } from '../kit/materials.ts';
import { capsule, cord, type Product } from '../kit/product.ts';
import { softened } from '../kit/profiles.ts';
import { prism, turned } from '../kit/solid.ts';
import { corners, studioFor } from '../kit/studio.ts';

/** The pistol points to the left; x grows from its muzzle, z from the foot of its grip. */
const SIZE = { length: 280, thickness: 35, height: 140 } as const;

const gun = studioFor(
  corners(0, 0, -60, 330, 35, 215),
  { yaw: 22, pitch: 14 },
  { x: 70, y: 44, width: 500, height: 352 },
);

const BODY: readonly Point[] = [
  [44, 94],
  [44, 138],
  [268, 140],
  [280, 132],
  [280, 104],
  [270, 92],
];

const GRIP: readonly Point[] = [
  [186, 96],
  [244, 96],
  [270, 0],
  [212, 0],
];

/** Units for a centimetre. */
const CM = (gun.at([100, 0, 0])[0] - gun.at([0, 0, 0])[0]) / 9.3;
/** The knuckles lie before the front of the grip; the forearm comes from the lower right. */
const PLACE: HandPlace = { at: gun.at([181, -10, 60]), point: [12, 0.4], cm: CM, isMirrored: true, turn: 20 };

const hand = (): string =>
  handOn(
    [
      finger([2.4, -1.8, 1.6], [6.2, -4.6, 1.3], [9.8, -5.4, 0.9]),
      forearm(13),
      sleeve(6, 22, 'kit-navy'),
      finger([7.2, 3.6, 0.98], [10, 3.9, 0.98], [11.6, 3.8, 0.86]),
      finger([7.8, 1.6, 1.12], [11, 1.8, 1.1], [12.8, 1.8, 0.94]),
      finger([8, -0.5, 1.14], [11.4, -0.4, 1.12], [13.2, -0.2, 0.96]),
      finger([7.6, -2.9, 1.14], [11.6, -3.7, 1.06], [14.8, -3, 0.92], [15.5, -1.7, 0.74]),
      { palm: 'M-1.2-2.5C1.4-3.1 3.4-4.3 6-4.4C8-4.4 9-3.6 9.2-2C9.5.4 8.9 3.2 7.7 4.2C4.6 4.8 2 3.8-1.2 2.5Z' },
      { fold: 'M8.2-2.1L9.8-2.2M8.7.5L10.2.5M8.2 2.7L9.6 2.7', width: 0.24 },
    ],
    PLACE,
  );

function pistol(): string {
  const y: readonly [number, number] = [0, SIZE.thickness];
  const rod = (from: Place, to: Place): string => capsule(gun.at(from), gun.at(to), 9, 9, DARK_PLASTIC[2]);
  return (
    rod([134, 17, 92], [140, 17, 54]) +
    rod([140, 17, 54], [150, 17, 48]) +
    rod([150, 17, 48], [200, 17, 48]) +
    prism(
      gun,
      'y',
      softened(
        [
          [158, 92],
          [172, 92],
          [166, 62],
          [156, 58],
        ],
        5,
      ),
      [12, 23],
      RED,
      2,
    ) +
    prism(gun, 'y', softened(GRIP, 12), [3, 32], DARK_PLASTIC, 5) +
    prism(gun, 'y', softened(BODY, 12), y, METAL, 5) +
    turned(
      gun,
      'x',
      [17.5, 117],
      [
        [44, 21],
        [38, 22],
        [6, 24],
        [0, 21],
      ],
      DARK_PLASTIC,
    ) +
    turned(
      gun,
      'x',
      [17.5, 117],
      [
        [0, 18],
        [-1, 15],
      ],
      [LAMP_WHITE, LAMP_WHITE, LAMP_WHITE, LAMP_WHITE, LAMP_WHITE],
    ) +
    gun.laid(
      [60, 0, 132],
      [1, 0, 0],
      [0, 0, -1],
      rect(0, 0, 150, 5, PANEL, 2) + each([0, 1, 2, 3, 4], (index) => rect(120 + index * 14, 14, 6, 18, PANEL, 3)),
    )
  );
}

function flash(): string {
  const [x, y] = gun.at([-4, 17, 117]);
  return each([-64, -38, -12, 14, 40, 66], (angle) => {
    const turn = ((180 + angle) * Math.PI) / 180;
    const p = (r: number): Point => [x + r * Math.cos(turn), y + r * Math.sin(turn)];
    return capsule(p(40), p(66), 3, 3, LAMP_RED);
  });
}

function cable(): string {
  const [x, y] = gun.at([241, 17, 0]);
  const at = (dx: number, py: number): string => `${(x + dx).toFixed(1)} ${py.toFixed(1)}`;
  return cord(`M${at(0, y)}C${at(-4, y + 46)} ${at(-90, 420)} ${at(-190, 440)}`);
}

export const eGunProduct: Product = {
  alt: 'A hand holds the electronic start pistol, a finger on its red trigger; light rays leave the flash at the muzzle and a cable the grip.',
  markers: [
    {
      text: 'One pull of the trigger gives sound, flash and start pulse at once.',
      at: [176, 320],
      target: gun.at([160, 10, 70]),
      measures: true,
    },
    { text: 'The flash lasts 0.1 s and is seen beyond 200 m.', at: [150, 84], target: gun.at([20, 6, 138]) },
    { text: 'Cable of 7 m to StartTime V.', at: [340, 408] },
  ],
  draw: () => cable() + pistol() + hand() + flash(),
};
