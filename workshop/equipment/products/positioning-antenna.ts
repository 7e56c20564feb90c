/** Positioning antenna on the pages. */

import { holding } from '../../figure/acting.ts';
import { pose } from '../../figure/pose.ts';
import { circle, each, ellipse, line, type Point, path, rect } from '../../kit/shapes.ts';
import { cutTo, faded, stroke } from '../../kit/strokes.ts';
import { kitOf, people } from '../../screens/people.ts';
import { DARK_PLASTIC, LIGHT_PLASTIC, METAL, RED } from '../kit/materials.ts';
import { footprint, type Product, roundFootprint, shadow } from '../kit/product.ts';
import { softened } from '../kit/profiles.ts';
import { box, prism, turned } from '../kit/solid.ts';
import { corners, studioFor } from '../kit/studio.ts';

/** Millimetres of a mast with its antenna. */
const MAST = 3000;

/** An antenna on its mast, its foot at a point of the drawing; `size` units high, its face to the one side or the other. */
function antenna(foot: Point, size: number, yaw: number): string {
  const studio = studioFor(
    corners(-300, 0, 0, 600, 10, MAST),
    { yaw, pitch: 8 },
    { x: foot[0] - size * 0.5, y: foot[1] - size, width: size, height: size },
  );
  const lean = (y: number, z: number): Point => [y - 0.3 * z, MAST - 900 + z - 0.3 * y];
  const panel = softened([lean(-60, 0), lean(60, 0), lean(60, 900), lean(-60, 900)], 30);
  const spread = 260;
  return (
    shadow(studio, roundFootprint(0, 0, 260), 300) +
    box(studio, [-spread, 60 - spread, 0], [2 * spread, 2 * spread, 60], DARK_PLASTIC, { bevel: 20 }) +
    turned(
      studio,
      'z',
      [0, 60],
      [
        [40, 56],
        [MAST - 200, 46],
      ],
      METAL,
      16,
    ) +
    box(studio, [-70, -80, MAST - 640], [140, 180, 160], DARK_PLASTIC, { bevel: 10 }) +
    prism(studio, 'x', panel, [-300, 300], LIGHT_PLASTIC, 14)
  );
}

const MASTS = [
  { foot: [92, 366], size: 346, yaw: -34 },
  { foot: [566, 322], size: 268, yaw: 30 },
  { foot: [190, 284], size: 168, yaw: -16 },
] as const;

const headOf = ({ foot: [x, y], size, yaw }: (typeof MASTS)[number]): Point => [
  x - yaw * size * 0.0006,
  y - size * 0.88,
];

/** The athlete's feet, units for a metre there, and the tag between the shoulder blades. */
const FEET: Point = [286, 424];
const METRE = 196;
const TAG: Point = [FEET[0] - 0.035 * METRE, FEET[1] - 1.33 * METRE];

/** At a run, seen from the side; the tag is worn on the back. */
const STRIDE = pose({
  spine: { lean: 9, nod: 2 },
  nearLeg: { hip: 62, knee: 74, foot: 10 },
  farLeg: { hip: -14, knee: 10, foot: 34 },
  nearArm: { shoulder: -46, elbow: 84 },
  farArm: { shoulder: 44, elbow: 92 },
});

const athlete = (): string =>
  people(
    holding(STRIDE, {
      kit: {
        ...kitOf(2, 'kit-blue', 'kit-navy'),
        ...{ skin: 'skin-3', hair: 'hair-1', cover: 'short', shoes: 'kit-yellow', sleeves: 'short' },
      },
    })(0),
    FEET,
    METRE,
  );

/** The tag, three times as large as the lens that looks at it would show. */
const LENS: Point = [556, 374];
function tagClose(): string {
  const [x, y] = LENS;
  const studio = studioFor(
    corners(0, 0, 0, 100, 64, 24),
    { yaw: -28, pitch: 36 },
    { x: x - 48, y: y - 40, width: 96, height: 80 },
  );
  return (
    circle(x, y, 62, 'p') +
    cutTo('lens', { x: x - 62, y: y - 62, width: 124, height: 124 }, shadow(studio, footprint(0, 0, 100, 64), 18)) +
    box(studio, [0, 0, 0], [100, 64, 24], RED, { radius: 18, bevel: 6 }) +
    `<g class="d"><circle cx="${x}" cy="${y}" r="62" stroke-width="3"/></g>`
  );
}

export const positioningProduct: Product = {
  caption: 'Positioning antennas, an athlete and the tag',
  alt: 'Three antennas on masts of three metres, tilted to the ground between them, over which an athlete runs with a small red tag between the shoulder blades; dotted red lines lead from it to each antenna. A lens shows the tag large.',
  markers: [
    {
      text: 'The tag, small enough to be worn.',
      at: [452, 408],
      target: [LENS[0] - 40, LENS[1] + 4],
      measures: true,
    },
    {
      text: 'Antenna, tilted to the field of play, whose size decides how many there are.',
      at: [30, 206],
      target: [66, 96],
    },
    {
      text: 'The signal reaches every antenna at another time, and the differences give the place.',
      at: [404, 40],
      target: [(headOf(MASTS[1])[0] + TAG[0]) / 2 + 20, (headOf(MASTS[1])[1] + TAG[1]) / 2 - 4],
    },
  ],
  beside: () =>
    path('M0 268L640 214V440H0Z', 'g1') +
    each([0, 1, 2, 3], (index) => line(0, 296 + index * 46, 640, 232 + index * 58, 'h')),
  draw: () =>
    each(MASTS.toReversed(), ({ foot, size, yaw }) => antenna([foot[0], foot[1]], size, yaw)) +
    faded(0.22, ellipse(FEET[0] + 20, FEET[1] + 1, 84, 9, 'led-ground')) +
    each(
      MASTS,
      (mast) =>
        `<g stroke-dasharray="3 9">${stroke(
          `M${TAG.map((value) => value.toFixed(1)).join(' ')}L${headOf(mast)
            .map((value) => value.toFixed(1))
            .join(' ')}`,
          'rl',
          2.5,
          { cap: 'round' },
        )}</g>`,
    ) +
    athlete() +
    `<g transform="rotate(9 ${TAG[0].toFixed(1)} ${TAG[1].toFixed(1)})">${rect(TAG[0] - 7, TAG[1] - 15, 13, 30, 'kit-red', 5)}</g>` +
    line(TAG[0] + 6, TAG[1] + 4, LENS[0] - 56, LENS[1] - 26, 'd') +
    tagClose(),
};
