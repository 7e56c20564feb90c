/** E-gun on the pages. */
import { each, type Point, path, rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { DARK_PLASTIC, LAMP_RED, LAMP_WHITE, METAL, PANEL, RED, SKIN } from '../kit/materials.ts';
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

/** A finger round the grip: three joints seen from the side, light above. */
function finger(studio: typeof gun, from: Place, to: Place, radius: number): string {
  const [a, b] = [studio.at(from), studio.at(to)];
  const lift = (point: Point): Point => [point[0] - radius * 0.12, point[1] - radius * 0.22];
  return (
    capsule(a, b, radius, radius * 0.94, SKIN[1]) + capsule(lift(a), lift(b), radius * 0.8, radius * 0.72, SKIN[3])
  );
}

function gunHand(): string {
  const at = (x: number, z: number): Point => gun.at([x, 20, z]);
  const outline = (points: readonly (readonly [number, number])[]): string =>
    points
      .map(
        ([x, z], index) =>
          `${index === 0 ? 'M' : 'L'}${at(x, z)
            .map((value) => value.toFixed(1))
            .join(' ')}`,
      )
      .join('');
  return (
    capsule(at(276, 58), at(352, -4), 50, 40, SKIN[1]) +
    capsule(at(272, 64), at(346, 4), 40, 31, SKIN[2]) +
    path(
      `${outline([
        [322, 54],
        [398, 10],
        [372, -70],
        [292, -24],
      ])}Z`,
      DARK_PLASTIC[1],
    ) +
    path(
      `${outline([
        [322, 54],
        [398, 10],
        [392, -6],
        [316, 36],
      ])}Z`,
      DARK_PLASTIC[3],
    )
  );
}

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
  draw: () =>
    cable() +
    gunHand() +
    pistol() +
    each([0, 1, 2], (index) => {
      const z = 76 - index * 24;
      const x = 192 + index * 6.5;
      return finger(gun, [x + 62, -8, z + 2], [x + 4, -8, z - 2], 24 - index * 1.5);
    }) +
    finger(gun, [256, -6, 100], [186, -6, 92], 20) +
    finger(gun, [186, -6, 92], [166, -4, 76], 17) +
    flash(),
};
