/** Positioning antenna on the pages. */
import { circle, each, ellipse, line, type Point, path, rect } from '../../kit/shapes.ts';
import { cutTo, faded, stroke } from '../../kit/strokes.ts';
import { bystander, people } from '../../screens/people.ts';
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
  { foot: [120, 404], size: 376, yaw: -34 },
  { foot: [500, 300], size: 224, yaw: 30 },
  { foot: [356, 258], size: 150, yaw: 8 },
] as const;

const headOf = ({ foot: [x, y], size, yaw }: (typeof MASTS)[number]): Point => [
  x - yaw * size * 0.0006,
  y - size * 0.88,
];

/** The athlete's feet, units for a metre there, and the tag between the shoulder blades. */
const FEET: Point = [288, 412];
const METRE = 125;
const TAG: Point = [FEET[0] - 0.13 * METRE, FEET[1] - 1.38 * METRE];

const athlete = (): string =>
  people(
    bystander({
      ...{
        skin: 'skin-3',
        hair: 'hair-1',
        cover: 'short',
        top: 'kit-blue',
        legs: 'kit-grey',
        shoes: 'kit-white',
        accent: 'kit-white',
      },
    }),
    FEET,
    METRE,
  );

/** The tag, three times as large as the lens that looks at it would show. */
const LENS: Point = [540, 372];
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
  alt: 'Three antennas on masts of three metres, tilted to the ground between them, on which an athlete stands with a small red tag between the shoulder blades; dotted red lines lead from it to each antenna. A lens shows the tag large.',
  markers: [
    {
      text: 'The tag, small enough to be worn.',
      at: [440, 408],
      target: [LENS[0] - 40, LENS[1] + 4],
      measures: true,
    },
    {
      text: 'Antenna, tilted to the field of play, whose size decides how many there are.',
      at: [40, 130],
      target: [96, 70],
    },
    {
      text: 'The signal reaches every antenna at another time, and the differences give the place.',
      at: [290, 60],
      target: [((MASTS[2].foot[0] as number) + TAG[0]) / 2 + 6, (headOf(MASTS[2])[1] + TAG[1]) / 2],
    },
  ],
  beside: () =>
    path('M0 300L640 232V440H0Z', 'g1') +
    each([0, 1, 2, 3], (index) => line(0, 330 + index * 40, 640, 246 + index * 52, 'h')),
  draw: () =>
    each(MASTS.toReversed(), ({ foot, size, yaw }) => antenna([foot[0], foot[1]], size, yaw)) +
    faded(0.22, ellipse(FEET[0] + 16, FEET[1] - 1, 46, 8, 'led-ground')) +
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
    rect(TAG[0] - 5, TAG[1] - 8, 9, 16, 'kit-red', 3) +
    line(TAG[0] + 6, TAG[1] + 4, LENS[0] - 56, LENS[1] - 26, 'd') +
    tagClose(),
};
