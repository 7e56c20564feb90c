/** Bodies that turn in the air or on the spot: somersaults, spins, pirouettes. */
import type { Point } from '../../shapes.ts';
import type { Figure } from '../body.ts';
import { cos, put } from '../geometry.ts';

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

/** Turns a figure about its upright axis: the line sees it from the side, from the front, from the other side. */
export function spinning(figure: Figure, turns: (time: number) => number): Figure {
  return (time) => {
    const turn = cos(turns(time) * 360);
    // A trunk is broader across the shoulders than it is deep. Parts are not mirrored: without a face it would not show.
    const breadth = 1 + 0.5 * (1 - Math.abs(turn));
    return figure(time).map((part) => {
      const middle = part.outline.reduce((sum, [x]) => sum + x, 0) / part.outline.length;
      return { ...part, outline: part.outline.map(([x, y]): Point => [middle * turn + (x - middle) * breadth, y]) };
    });
  };
}

export const raised =
  (figure: Figure, height: (time: number) => number): Figure =>
  (time) =>
    figure(time).map((part) => ({ ...part, outline: part.outline.map(([x, y]): Point => [x, y + height(time)]) }));

/** A figure with its length along the way of travel changed: a top view from nearer, a body turned away. */
export const scaled =
  (figure: Figure, factor: number): Figure =>
  (time) =>
    figure(time).map((part) => ({ ...part, outline: part.outline.map(([x, y]): Point => [x * factor, y * factor]) }));
