/** The ice channel as a run of cross-sections: floor, walls, the timber of their lips. */
import type { Camera } from '../../kit/camera.ts';
import { range } from '../../kit/range.ts';
import { repeat } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { stroke } from '../brush.ts';

/** A point of the cross-section: metres to the right of the middle, and up. */
type Edge = readonly [across: number, up: number];

/** How far the run has turned aside, seen from the light barrier at 0. */
const bend = (y: number): number => (y > 0 ? 0.021 * y * y : 0.01 * y * y);

const STEPS = range(27).map((index) => -3.4 + index * 0.55 + index * index * 0.016);

const place = ([across, up]: Edge, y: number): Place => [across + bend(y), y, up];

/** A band of the channel between two edges, from the near end to the far one. */
export function band(camera: Camera, from: Edge, to: Edge, tone: string): string {
  return camera.face([...STEPS.map((y) => place(from, y)), ...STEPS.toReversed().map((y) => place(to, y))], tone);
}

const seam = (camera: Camera, edge: Edge): string => camera.trace(STEPS.map((y) => place(edge, y)));

/** The wall on the outside of the bend, behind the sled. */
export function farSide(camera: Camera): string {
  return (
    stroke(
      repeat(7, (index) => {
        const y = -1 + index * 2.4;
        return camera.trace([place([-1.72, 1.7], y), place([-1.72, 2.75], y)]);
      }),
      'plank-c',
      9,
    ) +
    band(camera, [-1.9, 2.7], [-0.7, 2.95], 'plank-c') +
    band(camera, [-1.9, 2.7], [-1.9, 2.86], 'plank') +
    band(camera, [-0.7, 2.95], [-0.7, 3.07], 'plank-a') +
    band(camera, [-1.66, 1.62], [-1.42, 1.74], 'plank-a') +
    band(camera, [-1.42, 1.74], [-1.4, 1.52], 'plank') +
    band(camera, [-1.4, 1.52], [-1.3, 0.94], 'ice-a') +
    band(camera, [-1.3, 0.94], [-1.08, 0.36], 'ice') +
    band(camera, [-1.08, 0.36], [-0.72, 0.04], 'ice-c') +
    stroke(seam(camera, [-1.34, 1.2]) + seam(camera, [-1.2, 0.66]), 'ice-c', 2)
  );
}

export function floor(camera: Camera): string {
  return (
    band(camera, [-0.74, 0.04], [0.78, 0.02], 'ice-a') +
    band(camera, [-0.2, 0.02], [0.34, 0.02], 'ice') +
    stroke([-0.5, -0.34, 0.34, 0.5].map((across) => seam(camera, [across, 0.02])).join(''), 'ice-c', 2)
  );
}

/** The low wall on this side. */
export function nearSide(camera: Camera): string {
  return (
    band(camera, [0.72, 0.02], [1.02, 0.3], 'ice') +
    band(camera, [1.02, 0.3], [1.14, 0.66], 'ice-a') +
    band(camera, [1.14, 0.66], [1.18, 0.78], 'plank') +
    band(camera, [1.18, 0.78], [1.5, 0.8], 'plank-a') +
    band(camera, [1.5, 0.8], [4, 0.5], 'snow') +
    band(camera, [2.4, 0.66], [14, 0.2], 'snow-c')
  );
}
