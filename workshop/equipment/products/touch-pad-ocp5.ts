/** Touch pad OCP5 on the pages. */

import { each, line, type Point, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { GROUND, METAL, PANEL, SKIN, YELLOW } from '../kit/materials.ts';
import { capsule, type Product } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

// The pad hangs on the wall of the pool, its upper third above the water.
const pool = studioFor(
  corners(-40, -420, 0, 1460, 760, 1050),
  { yaw: -22, pitch: 22 },
  { x: 34, y: 20, width: 572, height: 404 },
);

const WATER = 605;

/** A hand at the pad: the palm, four fingers up, the thumb aside, the forearm out of the water. */
function touch(): string {
  const at = (x: number, z: number, y = -30): Point => pool.at([x, y, z]);
  const digit = (a: Point, b: Point, radius: number): string =>
    capsule(a, b, radius, radius * 0.8, SKIN[1]) +
    capsule([a[0] - 1, a[1] - 1.5], [b[0] - 1, b[1] - 1.5], radius * 0.72, radius * 0.56, SKIN[3]);
  const fingers = [
    [-62, 150],
    [-22, 176],
    [20, 180],
    [60, 160],
  ] as const;
  const [x, z] = [600, 640];
  return (
    capsule(at(x + 30, WATER - 60, -330), at(x, z + 30), 26, 20, SKIN[1]) +
    capsule(at(x + 20, WATER - 50, -330), at(x - 6, z + 34), 17, 13, SKIN[2]) +
    digit(at(x - 60, z + 60), at(x - 130, z + 118), 8.5) +
    capsule(at(x, z + 50), at(x, z + 96), 24, 24, SKIN[1]) +
    capsule(at(x - 4, z + 58), at(x - 4, z + 100), 20, 20, SKIN[3]) +
    each(fingers, ([dx, rise]) => digit(at(x + dx, z + 96), at(x + dx * 1.25, z + 96 + rise), 8.6))
  );
}

export const touchPadProduct: Product = {
  caption: 'Touch pad OCP5 at the moment of the touch',
  alt: 'A hand strikes the yellow touch pad on the wall of a pool; the water covers two thirds of the slats.',
  markers: [
    {
      text: 'A push of 1.5 to 2.5 kg closes the switches behind the slats: the swimmer stops the clock.',
      at: [190, 60],
      target: pool.at([600, -20, 800]),
      measures: true,
    },
    {
      text: 'Hooked slats of PVC on a frame of stainless steel, 2403 by 905 mm.',
      at: [500, 96],
      target: pool.at([1100, 0, 800]),
    },
    {
      text: 'Two thirds of the pad are under water; waves do not set it off.',
      at: [96, 356],
      target: pool.at([160, -250, WATER]),
    },
  ],
  draw: () => {
    const slats =
      repeat(26, (index) => rect(index * 50 + 44, 26, 6, 879, 'kit-yellow')) +
      repeat(26, (index) => rect(index * 50 + 46, 26, 5, 879, 'sand-2'));
    const pad =
      rect(0, 0, 1300, 905, 'kit-yellow') +
      faded(0.75, slats) +
      each([0, 1], (index) => rect(index * 50 - 2, 26, 48, 879, PANEL));
    return (
      box(pool, [-60, 30, 0], [1400, 300, 1040], GROUND) +
      pool.laid(
        [0, 330, 1040],
        RIGHT,
        [0, -1, 0],
        repeat(4, (index) => line(index * 300 + 240, 0, index * 300 + 240, 300, 'h')) + line(-60, 150, 1340, 150, 'h'),
      ) +
      box(pool, [0, 6, 60], [1300, 24, 905], YELLOW) +
      pool.laid([0, 6, 965], RIGHT, DOWN, pad) +
      box(pool, [-8, -4, 935], [1316, 34, 36], METAL, { bevel: 5 }) +
      faded(
        0.62,
        pool.polygon(
          [
            [-60, 6, WATER],
            [1340, 6, WATER],
            [1340, -440, WATER],
            [-60, -440, WATER],
          ],
          'water',
        ),
      ) +
      faded(
        0.5,
        pool.polygon(
          [
            [-60, 6, WATER],
            [1340, 6, WATER],
            [1340, 6, 60],
            [-60, 6, 60],
          ],
          'water-2',
        ),
      ) +
      ripples() +
      touch()
    );
  },
};

const ripples = (): string =>
  each(
    [
      [80, -200, 300],
      [860, -120, 300],
      [260, -350, 320],
      [840, -330, 380],
    ] as const,
    ([x, y, length]) => {
      const data = pool.trace(
        [0, 1, 2, 3, 4, 5, 6].map((step): Place => [x + (length * step) / 6, y + (step % 2 === 0 ? 14 : -14), WATER]),
      );
      return faded(0.75, stroke(data, 'wl', 3, { cap: 'round' }));
    },
  );
