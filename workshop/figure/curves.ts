/** Values that change with time: keys joined by smooth curves (cubic Hermite with Catmull-Rom slopes). */
import { rowsOf } from './geometry.ts';

export type Key = readonly [at: number, value: number];
export type Curve = (at: number) => number;

const keysOf = (keys: string | readonly Key[]): readonly Key[] =>
  typeof keys === 'string' ? rowsOf(keys).map(([at = 0, value = 0]): Key => [at, value]) : keys;

function hermite(before: Key, from: Key, to: Key, after: Key, at: number): number {
  const span = to[0] - from[0];
  const u = (at - from[0]) / span;
  const slopeIn = ((to[1] - before[1]) / (to[0] - before[0])) * span;
  const slopeOut = ((after[1] - from[1]) / (after[0] - from[0])) * span;
  const [u2, u3] = [u * u, u * u * u];
  return (
    (2 * u3 - 3 * u2 + 1) * from[1] + (u3 - 2 * u2 + u) * slopeIn + (3 * u2 - 2 * u3) * to[1] + (u3 - u2) * slopeOut
  );
}

/** Between the second key and the last but one; the outer ones only give the slope. */
function spline(keys: readonly Key[]): Curve {
  const key = (index: number): Key => keys[index] ?? [0, 0];
  return (at) => {
    let index = keys.length - 3;
    while (index > 1 && key(index)[0] > at) index -= 1;
    return hermite(key(index - 1), key(index), key(index + 1), key(index + 2), at);
  };
}

/** A curve that repeats. Keys ('at value, at value, …') lie in 0 to 1, the phase may be any number. */
export function cycle(keys: string | readonly Key[]): Curve {
  const turn = keysOf(keys);
  const shifted = (turns: number): Key[] => turn.map(([at, value]) => [at + turns, value]);
  const curve = spline([...shifted(-1).slice(-2), ...turn, ...shifted(1).slice(0, 2)]);
  return (phase) => curve(phase - Math.floor(phase));
}

/** A curve through keys in time ('at value, at value, …'); constant before the first and after the last. */
export function track(keys: string | readonly Key[]): Curve {
  const list = keysOf(keys);
  const [first = [0, 0], second = first] = list;
  const [last = first, lastButOne = last] = list.toReversed();
  const curve = spline([[2 * first[0] - second[0], first[1]], ...list, [2 * last[0] - lastButOne[0], last[1]]]);
  return (time) => (time <= first[0] ? first[1] : time >= last[0] ? last[1] : curve(time));
}

export const wave =
  (middle: number, swing: number, shift = 0): Curve =>
  (phase) =>
    middle + swing * Math.cos(2 * Math.PI * (phase - shift));
