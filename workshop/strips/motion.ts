/** Values that change with time: keyframes joined by smooth curves. */

export type Key = readonly [at: number, value: number];
export type Curve = (at: number) => number;

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

/** A curve that repeats: keys lie in 0 to 1, the phase may be any number. */
export function cycle(keys: readonly Key[]): Curve {
  const count = keys.length;
  const at = (index: number): Key => {
    const turn = Math.floor(index / count);
    const [position, value] = keys[index - turn * count] ?? [0, 0];
    return [position + turn, value];
  };
  return (phase) => {
    const place = phase - Math.floor(phase);
    let index = count - 1;
    while (index >= 0 && at(index)[0] > place) index -= 1;
    return hermite(at(index - 1), at(index), at(index + 1), at(index + 2), place);
  };
}

/** A curve through keys in time; constant before the first and after the last. */
export function track(keys: readonly Key[]): Curve {
  const last = keys.length - 1;
  const at = (index: number): Key => keys[Math.min(last, Math.max(0, index))] ?? [0, 0];
  return (time) => {
    if (time <= at(0)[0]) return at(0)[1];
    if (time >= at(last)[0]) return at(last)[1];
    let index = last;
    while (at(index)[0] > time) index -= 1;
    const [from, to] = [at(index), at(index + 1)];
    const before: Key = index === 0 ? [2 * from[0] - to[0], from[1]] : at(index - 1);
    const after: Key = index + 1 === last ? [2 * to[0] - from[0], to[1]] : at(index + 2);
    return hermite(before, from, to, after, time);
  };
}

export const wave =
  (middle: number, swing: number, shift = 0): Curve =>
  (phase) =>
    middle + swing * Math.cos(2 * Math.PI * (phase - shift));
