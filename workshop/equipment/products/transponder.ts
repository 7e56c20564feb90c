/** Transponder on the pages. */
import { curveBasis } from 'd3-shape';
import { curve } from '../../kit/curve.ts';
import { circle, each, line, type Point, path, rect } from '../../kit/shapes.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { DARK_PLASTIC, LAMP_RED, LIGHT_PLASTIC, RED, SKIN } from '../kit/materials.ts';
import { footprint, type Product, shadow, words } from '../kit/product.ts';
import { softened } from '../kit/profiles.ts';
import { box, prism, turned } from '../kit/solid.ts';
import { corners, studioFor } from '../kit/studio.ts';

// A lower leg with the strap; beside it what the antenna in the ground hears.
const leg = studioFor(
  corners(-70, -150, 0, 140, 220, 400),
  { yaw: -24, pitch: 16 },
  { x: 30, y: -70, width: 270, height: 490 },
);

const SHOE: readonly Point[] = [
  [58, 8],
  [60, 74],
  [-44, 78],
  [-110, 44],
  [-158, 32],
  [-164, 8],
];

const SOLE: readonly Point[] = [
  [62, 0],
  [62, 14],
  [-168, 14],
  [-168, 0],
];

const PEAK = 438;

const BASE = 356;

function signal(): string {
  const at = (x: number): Point => [x, BASE - 190 / (1 + ((x - PEAK) / 40) ** 2) ** 1.5];
  const points = Array.from({ length: 45 }, (_, index) => at(322 + index * 5.6));
  return (
    faded(0.12, path(`${curve(points, curveBasis)}L${568} ${BASE}L322 ${BASE}Z`, LAMP_RED)) +
    stroke(curve(points, curveBasis), 'l', 3.5, { cap: 'round' }) +
    line(312, BASE, 578, BASE, 'm') +
    stroke(`M${PEAK} 130V${BASE + 22}`, 'rl', 3) +
    each([-16, 16], (dx) => circle(PEAK + dx, BASE + 22, 8, 'steel') + circle(PEAK + dx, BASE + 22, 4, 'metal'))
  );
}

export const transponderProduct: Product = {
  caption: 'Transponder at the ankle and the signal it gives',
  alt: 'A red transponder on a strap round an ankle sends waves; beside it the curve of its signal peaks at a red line over the antenna.',
  markers: [
    { text: 'The signal peaks over the antenna: the moment of passing.', at: [PEAK, 108], measures: true },
    { text: 'Transponder, whose code tells who has passed.', at: [60, 60], target: leg.at([0, -88, 150]) },
    { text: 'Antenna loop in the ground at the line.', at: [540, 402], target: [PEAK + 16, BASE + 22] },
  ],
  beside: (lettering) => signal() + words(lettering, PEAK, 60, 'Signal at the line', 'middle'),
  draw: () =>
    shadow(leg, footprint(-46, -150, 92, 210), 30) +
    prism(leg, 'x', softened(SOLE, 8), [-46, 46], LIGHT_PLASTIC, 5) +
    prism(leg, 'x', softened(SHOE, 26, 6), [-44, 44], DARK_PLASTIC, 12) +
    turned(
      leg,
      'z',
      [0, 0],
      [
        [40, 46],
        [120, 42],
        [200, 50],
        [300, 66],
        [420, 74],
        [520, 72],
      ],
      SKIN,
      36,
    ) +
    turned(
      leg,
      'z',
      [0, 0],
      [
        [48, 50],
        [84, 48],
        [90, 46],
      ],
      LIGHT_PLASTIC,
      36,
    ) +
    turned(
      leg,
      'z',
      [0, 0],
      [
        [108, 49],
        [190, 54],
      ],
      DARK_PLASTIC,
      36,
    ) +
    box(leg, [-42, -84, 104], [84, 34, 92], RED, { axis: 'y', radius: 16, bevel: 7 }) +
    leg.laid(
      [-42, -84, 196],
      [1, 0, 0],
      [0, 0, -1],
      rect(16, 20, 52, 30, 'kit-white', 5) + circle(42, 70, 8, 'kit-white'),
    ) +
    waves(),
};

const waves = (): string => {
  const [x, y] = leg.at([56, -70, 150]);
  return each([34, 58, 82], (radius) => {
    const p = (turn: number): string =>
      `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`;
    return stroke(`M${p(-0.62)}A${radius} ${radius} 0 0 1 ${p(0.62)}`, 'rl', 4, { cap: 'round' });
  });
};
