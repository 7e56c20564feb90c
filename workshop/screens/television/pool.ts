/** A pool of 50 by 25 m with ten lanes of 2.5 m, as a camera sees it. Lanes run along x, the finish is at x = 50. */
import type { Camera } from '../../kit/camera.ts';
import { each } from '../../kit/shapes.ts';
import { level, type Place, upright } from '../../kit/space.ts';
import { stroke } from '../../kit/strokes.ts';
import { veiled } from '../veiled.ts';

const LANES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const LANE_WIDTH = 2.5;
const [LENGTH, WIDTH] = [50, 25];
/** Metres: the water lies under the edge, the lines on the bottom are seen where refraction lifts them. */
const [DECK, BOTTOM] = [0.3, -1.4];

/** The middle of a lane: seen from the blocks, lane 0 is on the right. */
export function laneY(lane: number): number {
  return (9 - lane + 0.5) * LANE_WIDTH;
}

/** A flat rectangle on the water or the deck. */
export function flat(camera: Camera, x1: number, y1: number, x2: number, y2: number, className: string, z = 0): string {
  return camera.face(level(x1, y1, x2, y2, z), className);
}

export function pool(camera: Camera): string {
  return (
    flat(camera, -8, -14, 64, 40, 'g2', DECK) +
    flat(camera, -1, -1, LENGTH + 1, WIDTH + 1, 'p', DECK) +
    flat(camera, 0, 0, LENGTH, WIDTH, 'water-2', DECK) +
    flat(camera, 0, 0, LENGTH, WIDTH, 'water') +
    bottom(camera) +
    glints(camera) +
    each([...LANES, 10], (rope) => laneRope(camera, rope * LANE_WIDTH)) +
    end(camera)
  );
}

/** The dark lines of the lanes, each with its bar 2 m before the wall. */
function bottom(camera: Camera): string {
  return veiled(
    0.55,
    ...LANES.flatMap((lane) => [
      flat(camera, 2, laneY(lane) - 0.14, LENGTH - 2, laneY(lane) + 0.14, 'water-2', BOTTOM),
      flat(camera, LENGTH - 2, laneY(lane) - 0.5, LENGTH - 1.7, laneY(lane) + 0.5, 'water-2', BOTTOM),
    ]),
  );
}

/** Light on the small waves: the same ones in every picture. */
function glints(camera: Camera): string {
  const waves = LANES.flatMap((lane) =>
    Array.from({ length: 16 }, (_, index) => {
      const [x, y] = [
        1.5 + index * 3.1 + ((lane * 7 + index * 5) % 9) * 0.22,
        ((lane * 5 + index * 3) % 7) * 0.22 - 0.66,
      ];
      const half = 0.3 + ((lane + index * 2) % 4) * 0.12;
      return camera.trace([
        [x - half, laneY(lane) + y, 0],
        [x, laneY(lane) + y + 0.09, 0],
        [x + half, laneY(lane) + y, 0],
      ]);
    }),
  );
  return veiled(0.45, stroke(waves.join(''), 'wl', 1.4, { cap: 'round' }));
}

/** Green at the sides, blue, and yellow in the middle; red over the last 5 m and at 15 m. */
const floatsOf = (y: number): string => {
  const rope = Math.round(Math.min(y, WIDTH - y) / LANE_WIDTH);
  return rope <= 1 ? 'kit-green' : rope <= 3 ? 'kit-blue' : 'kit-yellow';
};

function laneRope(camera: Camera, y: number): string {
  if (y === 0 || y === WIDTH) return '';
  const half = 0.09;
  const length = (from: number, to: number, className: string) =>
    flat(camera, from, y - half, to, y + half, className, 0.05);
  return (
    length(0, LENGTH, floatsOf(y)) +
    each(
      Array.from({ length: 20 }, (_, index) => 6 + index * 2),
      (x) => length(x, x + 0.7, 'kit-white'),
    ) +
    each([0, LENGTH - 5], (from) => length(from, from + 5, 'kit-red')) +
    each([14.6, LENGTH - 15.4], (from) => length(from, from + 0.8, 'kit-red'))
  );
}

/** Wall with touch pads, the deck behind it and the starting blocks. */
function end(camera: Camera): string {
  const wall = camera.face(upright([LENGTH, 0], [LENGTH, WIDTH], 0, DECK), 'kit-white-s');
  const pads = each(LANES, (lane) =>
    camera.face(upright([LENGTH, laneY(lane) - 1.2], [LENGTH, laneY(lane) + 1.2], -0.05, DECK), 'kit-yellow'),
  );
  return (
    wall +
    pads +
    flat(camera, LENGTH, -1, LENGTH + 1.4, WIDTH + 1, 'p', DECK) +
    each(LANES.toReversed(), (lane) => block(camera, laneY(lane)))
  );
}

function block(camera: Camera, y: number): string {
  const [front, back] = [LENGTH + 0.3, LENGTH + 1];
  const side = (across: number): readonly Place[] => [
    [front, y + across, DECK],
    [back, y + across, DECK],
    [back, y + across, 1.05],
    [front, y + across, 0.85],
  ];
  const top = [...side(-0.3).slice(2), ...side(0.3).slice(2).toReversed()];
  return (
    camera.face(upright([back, y - 0.3], [back, y + 0.3], DECK, 1.05), 'steel-s') +
    camera.face(side(-0.3), 'steel') +
    camera.face(top, 'kit-white')
  );
}
