/** Round rods, beams of light and wheels in three-quarter view. */
import type { Point } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded } from '../../kit/strokes.ts';
import { DARK_PLASTIC, LAMP_RED, METAL } from './materials.ts';
import { capsule } from './product.ts';
import { circleProfile } from './profiles.ts';
import { turned } from './solid.ts';
import type { Studio } from './studio.ts';

/** A round rod between two places, light along its upper edge. */
export function rod(
  studio: Studio,
  from: Place,
  to: Place,
  radius: number,
  dark: string = METAL[1],
  light: string = METAL[2],
): string {
  const [a, b] = [studio.at(from), studio.at(to)];
  const lift = ([x, y]: Point): Point => [x - radius * 0.25, y - radius * 0.25];
  return capsule(a, b, radius, radius, dark) + capsule(lift(a), lift(b), radius * 0.5, radius * 0.5, light);
}

export const ray = (studio: Studio, from: Place, to: Place): string =>
  faded(0.2, capsule(studio.at(from), studio.at(to), 7, 7, LAMP_RED)) +
  capsule(studio.at(from), studio.at(to), 2.2, 2.2, LAMP_RED);

/** The disc wheel of a track bicycle, its rim on the ground at x; y is its near side. */
export function discWheel(studio: Studio, x: number, y: number): string {
  const disc = (radius: number, fill: string): string =>
    studio.polygon(
      circleProfile(x, 340, radius, 48).map(([u, v]): Place => [u, y, v]),
      fill,
    );
  return (
    turned(
      studio,
      'y',
      [x, 340],
      [
        [y, 334],
        [y + 26, 334],
      ],
      DARK_PLASTIC,
      60,
    ) +
    disc(318, 'kit-ink') +
    disc(306, 'steel') +
    disc(300, 'kit-ink') +
    faded(
      0.25,
      studio.polygon(
        [
          [x, y, 340],
          [x - 190, y, 560],
          [x - 120, y, 610],
          [x - 40, y, 634],
        ],
        'p',
      ),
    ) +
    disc(38, 'metal') +
    disc(14, 'kit-ink')
  );
}
