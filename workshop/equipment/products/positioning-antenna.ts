/** Positioning antenna on the pages. */
import { each, type Point } from '../../kit/shapes.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { DARK_PLASTIC, LIGHT_PLASTIC, METAL, RED } from '../kit/materials.ts';
import { footprint, type Product, roundFootprint, shadow } from '../kit/product.ts';
import { softened } from '../kit/profiles.ts';
import { box, prism, turned } from '../kit/solid.ts';
import { corners, studioFor } from '../kit/studio.ts';

/** An antenna on its mast, its foot at a point of the drawing. */
function antenna(foot: Point, size: number): string {
  const studio = studioFor(
    corners(-300, 0, 0, 600, 10, 3000),
    { yaw: -30, pitch: 10 },
    { x: foot[0] - size * 0.5, y: foot[1] - size, width: size, height: size },
  );
  const lean = (y: number, z: number): Point => [y - 0.28 * z, 2300 + z - 0.28 * y];
  const panel = softened([lean(-60, 0), lean(60, 0), lean(60, 900), lean(-60, 900)], 30);
  const spread = 140;
  return (
    shadow(studio, roundFootprint(0, 0, 180), 220) +
    turned(
      studio,
      'z',
      [0, 60],
      [
        [0, 46],
        [2900, 40],
      ],
      METAL,
      16,
    ) +
    box(studio, [-spread, 60 - spread, 0], [2 * spread, 2 * spread, 40], DARK_PLASTIC, { bevel: 10 }) +
    box(studio, [-60, -60, 2560], [120, 160, 140], DARK_PLASTIC, { bevel: 10 }) +
    prism(studio, 'x', panel, [-300, 300], LIGHT_PLASTIC, 14)
  );
}

const TAG: Point = [356, 300];

const MASTS = [
  [[150, 398], 340],
  [[520, 250], 190],
  [[330, 190], 140],
] as const;

const headOf = ([[x, y], size]: (typeof MASTS)[number]): Point => [x - size * 0.02, y - size * 0.9];

export const positioningProduct: Product = {
  caption: 'Positioning antennas and a tag',
  alt: 'Three antennas on masts, tilted to the course; dotted red lines lead from a small red tag to each of them.',
  markers: [
    { text: 'The tag, small enough to be worn.', at: [430, 380], target: TAG, measures: true },
    {
      text: 'Antenna, tilted to the field of play, whose size decides how many there are.',
      at: [62, 72],
      target: [118, 104],
    },
    {
      text: 'The signal reaches every antenna at another time, and the differences give the place.',
      at: [560, 330],
      target: [438, 190],
    },
  ],
  draw: () =>
    each(MASTS.toReversed(), ([foot, size]) => antenna(foot, size)) +
    each(
      MASTS,
      (mast) =>
        `<g stroke-dasharray="3 9">${stroke(
          `M${TAG.join(' ')}L${headOf(mast)
            .map((value) => value.toFixed(1))
            .join(' ')}`,
          'rl',
          2.5,
          { cap: 'round' },
        )}</g>`,
    ) +
    tag(TAG),
};

function tag([x, y]: Point): string {
  const studio = studioFor(
    corners(0, 0, 0, 100, 60, 22),
    { yaw: -28, pitch: 40 },
    { x: x - 62, y: y - 36, width: 124, height: 84 },
  );
  return (
    shadow(studio, footprint(0, 0, 100, 60), 18) +
    box(studio, [0, 0, 0], [100, 60, 22], RED, { radius: 18, bevel: 6 }) +
    each([30, 46, 62], (radius) =>
      faded(
        0.5,
        `<g class="rl"><ellipse cx="${x}" cy="${y - 18}" rx="${radius * 1.5}" ry="${radius * 0.62}" stroke-width="2"/></g>`,
      ),
    )
  );
}
