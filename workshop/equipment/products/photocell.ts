/** Photocell on the pages. */
import { circle, each, ellipse, type Point, pointsToPath, rect } from '../../kit/shapes.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { forearm, HANDS, type HandPlace, handOn, sleeve } from '../kit/hand.ts';
import { DARK_PLASTIC, GLASS, LAMP_RED, METAL, YELLOW } from '../kit/materials.ts';
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
const SPAN = 1150;
/** Where the test board stands in the beams. */
const BOARD = 590;

const cells = studioFor(
  corners(-120, -120, 0, SPAN + 330, 240, 900),
  { yaw: 26, pitch: 17 },
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
  (way === -1
    ? turned(
        cells,
        'x',
        [0, z],
        [
          [x - 151, 40],
          [x - 150, 40],
        ],
        GLASS,
      )
    : '');

/** From the emitter to the board, and no farther: beyond it only where the light would go. */
const beam = (z: number): string => {
  const [from, cut] = [cells.at([150, 0, z]), cells.at([BOARD - 8, 0, z])];
  return faded(0.22, capsule(from, cut, 9, 9, LAMP_RED)) + capsule(from, cut, 2.6, 2.6, LAMP_RED);
};
const gone = (z: number): string =>
  stroke(pointsToPath([cells.at([BOARD + 8, 0, z]), cells.at([SPAN - 150, 0, z])]), 'm', 2, {
    dash: '2 8',
    cap: 'round',
  });

/** A board held into both beams at once, as the crew does before the first start. */
function testBoard(): string {
  const [palm, ...fingers] = HANDS.stick;
  const place: HandPlace = {
    at: cells.at([BOARD, -120, 386]),
    point: [7.4, 0],
    cm: 6.4,
    isMirrored: true,
    turn: 42,
  };
  return (
    handOn([forearm(12), sleeve(7, 46, 'kit-navy'), ...(palm ? [palm] : [])], place) +
    turned(
      cells,
      'z',
      [BOARD, -120],
      [
        [286, 17],
        [500, 17],
      ],
      DARK_PLASTIC,
      20,
    ) +
    box(cells, [BOARD - 8, -250, 484], [16, 330, 372], YELLOW, { axis: 'x', radius: 26 }) +
    handOn(fingers, place)
  );
}

/** The light on the board, where each beam ends. */
const spot = (z: number): string => {
  const [x, y] = cells.at([BOARD - 9, 0, z]);
  return faded(0.35, ellipse(x, y, 9, 17, LAMP_RED)) + ellipse(x, y, 5, 9, LAMP_RED);
};

export const photocellProduct: Product = {
  caption: 'Photocell pairs and the moment a beam breaks',
  alt: 'Two tripods face each other, each with two photocell heads one above the other. A hand holds a yellow board into the two red beams: they end on it, and no light reaches the receivers.',
  markers: [
    {
      text: 'Where the beam breaks, the time is taken. Here a board breaks both.',
      at: [232, 52],
      target: cells.at([BOARD - 120, 0, BEAMS[1]]),
      measures: true,
    },
    {
      text: 'Emitter, at the height that the rules of the sport ask for.',
      at: [54, 132],
      target: cells.at([-60, -20, 822]),
    },
    {
      text: 'Receiver; when the light goes, the signal reaches the clock.',
      at: [586, 282],
      target: cells.at([SPAN + 20, -60, BEAMS[0]]),
    },
    {
      text: 'Two pairs, one above the other, so that main and backup system have their signals apart.',
      at: [232, 390],
      target: cells.at([BOARD - 200, 0, BEAMS[0]]),
    },
  ],
  draw: () =>
    tripod(cells, [SPAN, 0], 840, 170, 9) +
    each(BEAMS, (z) => cell(SPAN, z) + hood(SPAN, z, -1)) +
    each(BEAMS, gone) +
    tripod(cells, [0, 0], 840, 170, 9) +
    each(BEAMS, (z) => hood(0, z, 1) + cell(0, z)) +
    testBoard() +
    each(BEAMS, beam) +
    each(BEAMS, spot),
};
