/** Bodies in the air: somersaults and jumps. */
import { FREE_HIPS } from './acting.ts';
import { type Outline, put } from './geometry.ts';
import type { Figure, Part } from './part.ts';

const reshaped = (figure: Figure, time: number, shape: (outline: Outline) => Outline): readonly Part[] =>
  figure(time).map((part) => ({ ...part, outline: shape(part.outline) }));

/** Turns a free figure head over heels about its hips, which are `height` metres up. Degrees; forward is positive. */
export const tumbling =
  (figure: Figure, degrees: (time: number) => number, height: (time: number) => number): Figure =>
  (time) =>
    reshaped(figure, time, (outline) => put(put(outline, 0, -FREE_HIPS), 0, height(time), -degrees(time)));

/** Lifts a figure by metres. */
export const raised =
  (figure: Figure, height: (time: number) => number): Figure =>
  (time) =>
    reshaped(figure, time, (outline) => put(outline, 0, height(time)));
