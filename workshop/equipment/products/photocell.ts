/** Photocell on the pages. */
import { circle, each, type Point, rect } from '../../kit/shapes.ts';
import { faded } from '../../kit/strokes.ts';
import { DARK_PLASTIC, GLASS, LAMP_RED, METAL } from '../kit/materials.ts';
import { capsule, type Product, roundFootprint, shadow } from '../kit/product.ts';
import { box, turned } from '../kit/solid.ts';
import { corners, type Studio, studioFor } from '../kit/studio.ts';

/** A tripod from its foot to its head. */
function tripod(studio: Studio, [x, y]: Point, height: number, reach: number, thick: number): string {
  const legs: readonly Point[] = [
    [x - reach, y + reach * 0.5],
    [x + reach, y + reach * 0.6],
    [x, y - reach],
  ];
  const foot = height * 0.62;
  return (
    shadow(studio, roundFootprint(x, y, reach * 0.8), reach * 0.8) +
    each(legs, ([lx, ly]) => {
      const [a, b] = [studio.at([x, y, foot]), studio.at([lx, ly, 0])];
      return (
        capsule(a, b, thick * 0.8, thick * 0.55, METAL[1]) +
        capsule([a[0] - thick * 0.2, a[1]], [b[0] - thick * 0.2, b[1]], thick * 0.4, thick * 0.25, METAL[2])
      );
    }) +
    turned(
      studio,
      'z',
      [x, y],
      [
        [foot - 20, 24],
        [height, 24],
      ],
      METAL,
      18,
    ) +
    turned(
      studio,
      'z',
      [x, y],
      [
        [foot - 40, 40],
        [foot + 10, 40],
      ],
      DARK_PLASTIC,
      18,
    )
  );
}

// Emitter and receiver, two of each: one pair a timing system.
const SPAN = 1250;

const cells = studioFor(
  corners(-120, -120, 0, SPAN + 330, 240, 900),
  { yaw: -24, pitch: 17 },
  { x: 52, y: 34, width: 536, height: 380 },
);

const BEAMS = [560, 760] as const;

function cell(x: number, z: number): string {
  return (
    box(cells, [x - 90, -60, z - 62], [180, 120, 124], DARK_PLASTIC, { axis: 'x', radius: 16, bevel: 6 }) +
    cells.laid(
      [x - 60, -60, z + 40],
      [1, 0, 0],
      [0, 0, -1],
      rect(0, 0, 120, 26, 'kit-red', 6) + circle(18, 62, 9, 'kit-green'),
    )
  );
}

const hood = (x: number, z: number, way: 1 | -1): string =>
  turned(
    cells,
    'x',
    [0, z],
    way === 1
      ? [
          [x + 88, 44],
          [x + 150, 52],
        ]
      : [
          [x - 150, 52],
          [x - 88, 44],
        ],
    DARK_PLASTIC,
  ) +
  (way === 1
    ? turned(
        cells,
        'x',
        [0, z],
        [
          [x + 149, 40],
          [x + 150, 40],
        ],
        GLASS,
      )
    : '');

const beam = (z: number): string => {
  const [a, b] = [cells.at([150, 0, z]), cells.at([SPAN - 150, 0, z])];
  return faded(0.22, capsule(a, b, 9, 9, LAMP_RED)) + capsule(a, b, 2.6, 2.6, LAMP_RED);
};

export const photocellProduct: Product = {
  caption: 'Photocell pairs with their beams',
  alt: 'Two tripods face each other, each with two photocell heads one above the other; two red beams run between them.',
  markers: [
    {
      text: 'The first body to break the beam gives the time.',
      at: [352, 84],
      target: cells.at([SPAN / 2, 0, 760]),
      measures: true,
    },
    { text: 'Emitter.', at: [72, 48], target: cells.at([-50, -20, 822]) },
    {
      text: 'Receiver; when the light goes, the signal reaches the clock.',
      at: [566, 84],
      target: cells.at([SPAN + 40, 0, 822]),
    },
    {
      text: 'Two pairs, at most 20 cm apart: each serves a timing system of its own.',
      at: [352, 330],
      target: cells.at([SPAN / 2, 0, 560]),
    },
  ],
  draw: () =>
    tripod(cells, [0, 0], 840, 170, 9) +
    each(BEAMS, (z) => cell(0, z) + hood(0, z, 1)) +
    each(BEAMS, beam) +
    tripod(cells, [SPAN, 0], 840, 170, 9) +
    each(BEAMS, (z) => hood(SPAN, z, -1) + cell(SPAN, z)),
};
