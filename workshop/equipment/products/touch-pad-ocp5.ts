/** Touch pad OCP5 on the pages. */

import { each, line, rect, repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { forearm, HANDS, handOn } from '../kit/hand.ts';
import { GROUND, METAL, PANEL, YELLOW } from '../kit/materials.ts';
import type { Product } from '../kit/product.ts';
import { box } from '../kit/solid.ts';
import { corners, DOWN, RIGHT, studioFor } from '../kit/studio.ts';

// The left half of the pad on the wall of the pool, its upper third above the water; the right half is outside.
const pool = studioFor(
  corners(-90, -360, 250, 1000, 520, 830),
  { yaw: -20, pitch: 20 },
  { x: 10, y: 8, width: 620, height: 424 },
);

const WATER = 610;
/** Where the palm meets the pad. */
const TOUCH: Place = [520, -16, 790];

const swimmer = (): string =>
  handOn([forearm(30), ...HANDS.pad, { fold: 'M1.6-.4L5-1M1.8 1L4.6 1.2', width: 0.22 }], {
    at: pool.at(TOUCH),
    point: [9.6, -0.4],
    cm: 8.4,
    turn: -82,
  });

const surface = (far: number, near: number): Place[] => [
  [-600, far, WATER],
  [1900, far, WATER],
  [1900, near, WATER],
  [-600, near, WATER],
];

export const touchPadProduct: Product = {
  caption: 'Touch pad OCP5 at the moment of the touch',
  alt: 'A hand strikes the yellow touch pad on the wall of a pool, fingers spread, the forearm out of the water; the water covers two thirds of the slats.',
  markers: [
    {
      text: 'A push of 1.5 to 2.5 kg closes the switches behind the slats: the swimmer stops the clock.',
      at: [170, 74],
      target: pool.at([430, -20, 850]),
      measures: true,
    },
    {
      text: 'Hooked slats of PVC on a frame of stainless steel, 2403 by 905 mm.',
      at: [560, 74],
      target: pool.at([800, 0, 880]),
    },
    {
      text: 'Two thirds of the pad are under water; waves do not set it off.',
      at: [70, 396],
      target: pool.at([90, 0, 420]),
    },
  ],
  beside: () =>
    box(pool, [-600, 30, -200], [2600, 400, 1260], GROUND) +
    pool.laid(
      [-600, 430, 1060],
      RIGHT,
      [0, -1, 0],
      repeat(9, (index) => line(index * 300, 0, index * 300, 400, 'm')) + line(0, 200, 2600, 200, 'm'),
    ) +
    pool.laid(
      [-600, 29, 1060],
      RIGHT,
      DOWN,
      repeat(4, (index) => line(index * 150 + 60, 0, index * 150 + 60, 1200, 'm')) +
        repeat(8, (index) => line(0, index * 150, 600, index * 150, 'm')),
    ),
  draw: () => {
    const slats =
      repeat(50, (index) => rect(index * 50 + 44, 26, 6, 879, 'kit-yellow-s')) +
      repeat(50, (index) => rect(index * 50 + 47, 26, 3, 879, 'sand-2'));
    const pad =
      rect(0, 0, 2403, 905, 'kit-yellow') + slats + each([0, 1], (index) => rect(index * 50 - 2, 26, 48, 879, PANEL));
    return (
      box(pool, [0, 6, 60], [2403, 24, 905], YELLOW) +
      pool.laid([0, 6, 965], RIGHT, DOWN, pad) +
      each([260, 1100], (x) => box(pool, [x, -8, 930], [150, 60, 60], METAL, { bevel: 6 })) +
      box(pool, [-8, -4, 945], [2420, 34, 30], METAL, { bevel: 5 }) +
      swimmer() +
      faded(0.6, pool.polygon(surface(-130, -3000), 'water')) +
      faded(0.5, pool.polygon(surface(6, -130), 'water')) +
      ripples() +
      splash()
    );
  },
};

const ripples = (): string =>
  each(
    [
      [-40, -120, 240],
      [700, -70, 260],
      [120, -300, 260],
      [640, -260, 320],
      [-80, -420, 300],
      [480, -440, 260],
      [860, -400, 260],
    ] as const,
    ([x, y, length]) => {
      const data = pool.trace(
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
          (step): Place => [x + (length * step) / 8, y + 13 * Math.sin(step * 1.6), WATER],
        ),
      );
      return faded(0.75, stroke(data, 'wl', 3.5, { cap: 'round' }));
    },
  );

/** Rings where the arm leaves the water. */
const splash = (): string =>
  each([40, 72, 108], (radius, index) => {
    const data = pool.trace(
      Array.from({ length: 25 }, (_, step): Place => {
        const angle = (step / 24) * 2 * Math.PI;
        return [500 + radius * 1.3 * Math.cos(angle), -130 + radius * Math.sin(angle), WATER];
      }),
    );
    return faded(0.8 - index * 0.2, stroke(data, 'wl', 3));
  });
