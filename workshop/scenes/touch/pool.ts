/** The pool at its wall: deck, blocks, pads and timekeepers, the surface with the ropes of the lanes. */
import type { Camera } from '../../kit/camera.ts';
import { each, repeat } from '../../kit/shapes.ts';
import { level, type Place } from '../../kit/space.ts';
import { at, type Brush, fill, stroke } from '../brush.ts';
import { timekeeper } from '../people/timekeeper.ts';
import { block, DECK, pad, wallFace } from '../places/pool-wall.ts';

/** Middles of the lanes, metres away from the swimmer's; the wall is at x = 0, the water at z = 0. */
const LANES = [17, 14.5, 12, 9.5, 7, 4.5, 2, -0.5];
const ROPES = [15.75, 13.25, 10.75, 8.25, 5.75, 3.25, 0.75];

/** How the wall is seen. */
export interface Wall {
  readonly camera: Camera;
  /** Where the wall begins on this side. */
  readonly near: number;
  /** Timekeepers stand behind the blocks, from far to near. */
  readonly timekeepers: readonly Place[];
}

/** Units of the drawing per centimetre at a place. */
export function scaleAt({ see }: Camera, [x, y, z]: Place): number {
  return (see([x, y, z])[1] - see([x, y, z + 1])[1]) / 100;
}

export function pool(brush: Brush, { camera, near, timekeepers }: Wall): string {
  return (
    camera.face(level(0, near - 0.2, 14, 60, DECK), 'pave-1') +
    camera.face(level(0, near - 0.2, 0.35, 60, DECK), 'pave-2') +
    camera.face(level(-60, near - 0.2, 0, 60), 'pool-3') +
    wallFace(camera, near, 60, 0, DECK, 'kit-white-c') +
    each(timekeepers, (place, index) =>
      at(
        camera.see(place),
        scaleAt(camera, place),
        timekeeper(brush, index % 2 ? 'skin-4' : 'skin-2', index % 2 ? 'hair-1' : 'hair-3'),
      ),
    ) +
    each(LANES, (y) => (y > near + 1 ? block(camera, y) : '') + pad(camera, y)) +
    // Light on the surface.
    fill(
      camera.trace([
        [-60, 30, 0],
        [-1, 12, 0],
        [-2.4, 6, 0],
        [-60, 12, 0],
      ]),
      'pool-2',
    ) +
    each(ROPES, (y) => rope(camera, y))
  );
}

function rope(camera: Camera, y: number): string {
  const along = (z: number) =>
    camera.trace([
      [-30, y, z],
      [0, y, z],
    ]);
  return (
    stroke(along(0.02), 'kit-red', Math.max(2, 5 - y * 0.2)) +
    stroke(along(0.03), 'kit-white', Math.max(1, 4 - y * 0.2), ' stroke-dasharray="14 16"')
  );
}

/** The wall and its two nearest pads under water. */
export function sunkWall({ camera, near }: Wall): string {
  return (
    wallFace(camera, near, 60, -3, 0.1, 'pool-3') +
    stroke(
      repeat(14, (index) =>
        camera.trace([
          [0, near + 0.1, -0.15 * index],
          [0, 30, -0.15 * index],
        ]),
      ),
      'pool-4',
      1.2,
    ) +
    each(LANES.slice(-2), (y) => pad(camera, y))
  );
}
