/** The touch: half over, half under water, a hand on the pad. */
import { createCamera } from '../../kit/camera.ts';
import { each } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { at, fill } from '../brush.ts';
import { waterborne } from '../people/swimmers.ts';
import { DECK } from '../places/pool-wall.ts';
import { type Canvas, type Format, scene } from '../scene.ts';
import { hall } from './hall.ts';
import { pool, scaleAt, sunkWall, type Wall } from './pool.ts';
import { arm, handOnPad, reaching } from './reach.ts';
import { surface, underWater } from './water.ts';

/** One drawing, in windows of three shapes: the swimmer crosses the picture, and the wall runs away from us. */
interface Layout {
  readonly focal: number;
  /** Where what lies straight ahead of the eye is in the drawing: the wall is to its right. */
  readonly centre: readonly [x: number, horizon: number];
}

const LAYOUTS: Readonly<Record<Format, Layout>> = {
  regular: { focal: 800, centre: [410, 340] },
  wide: { focal: 612, centre: [930, 300] },
  portrait: { focal: 800, centre: [165, 440] },
};

/** Metres: the eye before the wall, where the hand is, and who is behind it. */
const EYE: Place = [-0.62, -1.5, 0.24];
const TOUCH: Place = [0, -0.5, 0.035];
const OTHERS: readonly Place[] = [
  [-1.3, 9.6, 0.02],
  [-1.7, 7.1, 0.02],
  [-1.1, 4.6, 0.02],
  [-0.9, 2.1, 0.02],
];
const TIMEKEEPERS: readonly Place[] = [17, 14.5, 12, 9.5, 7, 4.5].map((y) => [1.75, y + 0.4, DECK]);

/** Thrown up by the head, along the back and before the hand; centimetres about the wrist, on the surface. */
const foam =
  fill(
    'M-128 2Q-122-3-112-1Q-108-6-100-3Q-94-7-88-2Q-82-4-78 1Q-100 5-128 2ZM-48 1.6Q-46-2-42-2.4Q-39-5.4-36-2.6Q-32-2.6-30 1.2Q-38 3.4-48 1.6ZM-8 1Q-8-3-4-3Q-1-6 1-2Q5-2 5 1Q-2 3-8 1Z',
    'white',
    0.92,
  ) +
  each(
    [
      [-36, -13, 0.9],
      [-31, -9, 0.7],
      [-42, -9, 0.6],
      [-27, -6, 0.5],
      [-98, -8, 0.8],
      [-106, -6, 0.5],
      [7, -5, 0.6],
      [-6, -7, 0.5],
    ] as const,
    ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" class="white"/>`,
  );

function draw({ brush, width, height, format }: Canvas): string {
  const { focal, centre } = LAYOUTS[format];
  const camera = createCamera({ eye: EYE, target: [EYE[0], 3, EYE[2]], focal, centre });
  const wall: Wall = { camera, near: -1.1, timekeepers: TIMEKEEPERS };
  const wrist = camera.see([TOUCH[0], TOUCH[1], TOUCH[2] - 0.075]);
  const size = scaleAt(camera, TOUCH);
  const water = { width, height, line: wrist[1] + 1 * size };
  return (
    hall(width, centre[1]) +
    pool(brush, wall) +
    each(OTHERS, (place) => at(camera.see(place), scaleAt(camera, [0, place[1], 0]), waterborne(brush))) +
    underWater(water, sunkWall(wall)) +
    at([wrist[0] - 5 * size, wrist[1]], size, reaching(brush)) +
    handOnPad(brush, camera, TOUCH) +
    at([wrist[0] - 5 * size, wrist[1]], size, arm(brush, 5)) +
    surface(water) +
    at([wrist[0] - 5 * size, water.line], size, foam)
  );
}

export const touchScene = scene({
  id: 'scene/touch',
  title: 'The touch at the pad',
  description:
    'Half over and half under water, a swimmer reaches the wall: the flat hand presses the yellow touch pad, whose slats reach far below the surface. The next lane is a stroke behind; timekeepers stand behind the starting blocks.',
  draw,
});
