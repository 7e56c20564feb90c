/** Bodies in the air: somersaults and jumps. */
import type { Point } from '../../kit/shapes.ts';
import type { Figure } from '../body.ts';
import { put } from '../geometry.ts';

/** Turns a figure head over heels about its hips, which follow `height`. Degrees per second, forward is positive. */
export function tumbling(
  figure: Figure,
  degrees: (time: number) => number,
  height: (time: number) => number,
  centre = 0.98,
): Figure {
  return (time) =>
    figure(time).map((part) => ({
      ...part,
      outline: put(
        part.outline.map(([x, y]): Point => [x, y - centre]),
        0,
        height(time),
        -degrees(time),
      ),
    }));
}

export const raised =
  (figure: Figure, height: (time: number) => number): Figure =>
  (time) =>
    figure(time).map((part) => ({ ...part, outline: part.outline.map(([x, y]): Point => [x, y + height(time)]) }));
