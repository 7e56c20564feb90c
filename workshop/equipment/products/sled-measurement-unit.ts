/** Measurement unit, bobsleigh on the pages. */

import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { BLUE, DARK_PLASTIC, GLASS, LAMP_GREEN, type Material, METAL, RED, YELLOW } from '../kit/materials.ts';
import { capsule, footprint, type Product, shadow, words } from '../kit/product.ts';
import { roundedProfile } from '../kit/profiles.ts';
import { box, loft, turned } from '../kit/solid.ts';
import { corners, FORTH, RIGHT, studioFor } from '../kit/studio.ts';

// The unit, no larger than a hand, and the axes in which it measures.
const unit = studioFor(
  corners(-140, -150, 0, 290, 260, 230),
  { yaw: -34, pitch: 24 },
  { x: 190, y: 30, width: 320, height: 230 },
);

// The sled that carries it, its nose to the left.
const ice = studioFor(
  corners(0, -420, 0, 3100, 840, 900),
  { yaw: 20, pitch: 18 },
  { x: 10, y: 250, width: 560, height: 260 },
);

/** Foot, top and half width of the hull at places along it, from the nose. */
const HULL: readonly (readonly [x: number, half: number, foot: number, top: number])[] = [
  [0, 26, 230, 270],
  [40, 80, 190, 320],
  [120, 140, 160, 370],
  [300, 220, 130, 440],
  [600, 290, 110, 530],
  [1000, 325, 100, 620],
  [1250, 335, 100, 660],
];
/** Behind the cowl the sides run back round the crew. */
const REAR: readonly (readonly [x: number, half: number, foot: number, top: number])[] = [
  [1250, 335, 100, 600],
  [2000, 335, 100, 600],
  [2900, 320, 120, 640],
];

const WHITE: Material = ['kit-white-d', 'kit-white-s', 'kit-white', 'kit-white', 'kit-white'];

const shell = (rows: typeof HULL): string =>
  loft(
    ice,
    'x',
    rows.map(([at, half, foot, top]) => ({
      at,
      profile: roundedProfile(-half, foot, 2 * half, top - foot, Math.min(half, (top - foot) / 2) * 0.9, 10),
    })),
    BLUE,
    { isConvex: true },
  );

const helmet = (x: number, material: Material): string =>
  turned(
    ice,
    'z',
    [x, 0],
    [
      [580, 120],
      [660, 142],
      [740, 138],
      [810, 108],
      [850, 50],
      [856, 20],
    ],
    material,
    32,
  ) + box(ice, [x - 146, -76, 640], [50, 150, 76], GLASS, { axis: 'x', radius: 34, bevel: 8 });

const runner = (x: number, y: number): string =>
  box(ice, [x, y - 14, 0], [620, 28, 26], METAL, { bevel: 6 }) +
  each([x + 140, x + 420], (at) => box(ice, [at, y - 20, 24], [60, 40, 110], METAL));

/** The side cut open round the unit. */
const WINDOW: Place = [2020, -336, 380];
function cutaway(): string {
  const [x, y, z] = WINDOW;
  return (
    ice.polygon(
      roundedProfile(x - 200, z - 150, 400, 300, 110).map(([u, v]): Place => [u, y, v]),
      'metal',
    ) +
    ice.polygon(
      roundedProfile(x - 184, z - 134, 368, 268, 98).map(([u, v]): Place => [u, y, v]),
      'led-ground',
    ) +
    box(ice, [x - 80, y - 4, z - 70], [160, 60, 100], RED, { radius: 16, bevel: 8 })
  );
}

export const sledUnitProduct: Product = {
  caption: 'Measurement unit and its three axes',
  alt: 'A small dark unit with a red face; arrows point along, across and up, the three axes in which it measures. Below, a two-man bob cut open at its side, where the unit rides in the hull.',
  markers: [
    {
      text: 'Acceleration along three axes, rotation about each: roll, pitch and yaw.',
      at: [96, 60],
      target: unit.at([-80, 0, 40]),
      measures: true,
    },
    {
      text: 'The unit rides inside the hull and sends its values live, with the speed.',
      at: [590, 474],
      target: ice.at([WINDOW[0] + 90, WINDOW[1], WINDOW[2] - 60]),
    },
  ],
  height: 520,
  beside: (lettering: Lettering) => {
    const [ax, ay] = unit.at([0, -250, 30]);
    const [bx, by] = unit.at([250, 0, 30]);
    const [cx, cy] = unit.at([0, 0, 262]);
    return (
      ice.polygon(
        [
          [-300, -620, 0],
          [3500, -620, 0],
          [3500, 620, 0],
          [-300, 620, 0],
        ],
        'ice-1',
      ) +
      words(lettering, ax - 6, ay + 30, 'Along', 'middle') +
      words(lettering, bx + 10, by + 6, 'Across') +
      words(lettering, cx + 18, cy + 8, 'Up')
    );
  },
  draw: () => {
    const arrow = (to: Place, fill: string): string => {
      const [x1, y1] = unit.at([0, 0, 30]);
      const [x2, y2] = unit.at(to);
      const angle = Math.atan2(y2 - y1, x2 - x1);
      const p = (turn: number, r: number): string =>
        `${(x2 + r * Math.cos(angle + turn)).toFixed(1)} ${(y2 + r * Math.sin(angle + turn)).toFixed(1)}`;
      return (
        capsule([x1, y1], [x2, y2], 4, 4, fill) +
        `<path d="M${p(0, 22)}L${p(2.2, 16)}L${p(-2.2, 16)}Z" class="${fill}"/>`
      );
    };
    return (
      shadow(ice, footprint(60, -330, 2840, 660), 160) +
      runner(500, 240) +
      runner(2150, 240) +
      each([2900, 2860], (x) => box(ice, [x, -250, 560], [30, 500, 230], BLUE, { axis: 'x', radius: 60, bevel: 6 })) +
      helmet(2200, WHITE) +
      helmet(1600, YELLOW) +
      shell(REAR) +
      shell(HULL) +
      runner(500, -240) +
      runner(2150, -240) +
      cutaway() +
      shadow(unit, footprint(-90, -65, 180, 130), 44) +
      box(unit, [-90, -65, 0], [180, 130, 62], DARK_PLASTIC, { radius: 16, bevel: 8 }) +
      unit.laid([-90, 65, 62], RIGHT, FORTH, rect(24, 24, 132, 82, 'kit-red', 10) + circle(136, 46, 8, LAMP_GREEN)) +
      turned(
        unit,
        'y',
        [60, 32],
        [
          [-82, 14],
          [-64, 14],
        ],
        METAL,
        20,
      ) +
      arrow([0, -230, 30], 'kit-yellow') +
      arrow([230, 0, 30], 'kit-blue') +
      arrow([0, 0, 240], 'kit-green')
    );
  },
};
