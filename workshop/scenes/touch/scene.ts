/** The touch: half over, half under water, a hand on the pad. */
import { createCamera } from '../../kit/camera.ts';
import { each, type Point } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { at } from '../brush.ts';
import { spray, swimmer, waterborne } from '../people/swimmers.ts';
import { DECK } from '../places/pool-wall.ts';
import { type Canvas, type Format, scene } from '../scene.ts';
import { hall } from './hall.ts';
import { pool, scaleAt, sunkWall, type Wall } from './pool.ts';
import { arm, handOnPad, swimmerBehind } from './reach.ts';
import { surface, underWater } from './water.ts';

interface Layout {
  readonly eye: Place;
  readonly target: Place;
  readonly focal: number;
  readonly centre: readonly [x: number, horizon: number];
  readonly near: number;
  readonly timekeepers: readonly Place[];
  /** Who is a stroke behind. */
  readonly others: readonly Place[];
  /** Units that the near surface lies below the touch. */
  readonly swell: number;
}

const behind = (lanes: readonly number[]): readonly Place[] => lanes.map((y): Place => [1.9, y + 0.4, DECK]);

const LAYOUTS: Readonly<Record<Format, Layout>> = {
  regular: {
    eye: [-2.2, -2.2, 0.42],
    target: [-0.2, 3, 0.42],
    focal: 885,
    centre: [385, 400],
    near: -1.7,
    timekeepers: behind([17, 14.5, 12, 9.5, 7]),
    others: [[-0.62, 2.1, 0.02]],
    swell: 14,
  },
  wide: {
    eye: [-2.4, -2.2, 0.46],
    target: [-0.2, 3.4, 0.46],
    focal: 900,
    centre: [690, 318],
    near: -1.7,
    timekeepers: behind([17, 14.5, 12, 9.5, 7, 4.5]),
    others: [
      [-1.1, 9.6, 0.02],
      [-1.6, 7.1, 0.02],
      [-0.9, 4.6, 0.02],
      [-0.62, 2.1, 0.02],
    ],
    swell: 14,
  },
  portrait: {
    eye: [-0.7, -1.5, 0.45],
    target: [-0.7, 3, 0.45],
    focal: 700,
    centre: [110, 400],
    near: -1.2,
    timekeepers: [
      [1.9, 6.9, DECK],
      [1.9, 4.5, DECK],
      [1.9, 1.9, DECK],
    ],
    others: [[-0.35, 2.1, 0.02]],
    swell: 16,
  },
};

function draw(canvas: Canvas): string {
  const { brush, width, height, format } = canvas;
  const { near, timekeepers, others, swell, ...pose } = LAYOUTS[format];
  const camera = createCamera(pose);
  const wall: Wall = { camera, near, timekeepers };
  const touch = camera.see([0, -0.5, 0]);
  const size = scaleAt(camera, [0, -0.5, 0]);
  const water = { width, height, line: touch[1] + swell };
  const wrist: Point = camera.see([0, -0.5, -0.13]);
  return (
    hall(width, pose.centre[1]) +
    pool(brush, wall) +
    each(others, (place) => at(camera.see(place), scaleAt(camera, [0, place[1], 0]), waterborne(brush))) +
    underWater(water, sunkWall(wall)) +
    (format === 'portrait'
      ? swimmerBehind(brush) + handOnPad(brush, camera) + arm(brush, wrist)
      : spray(touch, size) + at([touch[0] - 4, touch[1] + 4], size, swimmer(brush, 'kit-red', 'skin-2'))) +
    surface(water)
  );
}

export const touchScene = scene({
  id: 'scene/touch',
  title: 'The touch at the pad',
  description:
    'Half over and half under water, a swimmer reaches the wall: the flat hand presses the yellow touch pad, whose slats reach far below the surface. The next lane is a stroke behind; timekeepers stand behind the starting blocks.',
  draw,
});
