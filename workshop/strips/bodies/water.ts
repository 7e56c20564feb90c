/** Water that swimmers stir up, from above. */
import { ellipse } from '../../figure/geometry.ts';
import type { Part } from '../../figure/part.ts';

/** White water at the feet and round the entering hand. */
export function foam(fill: string, at: number): Part[] {
  return [0, 1, 2, 3, 4].map((index) => {
    const beat = Math.sin(2 * Math.PI * (at * 3 + index * 0.37));
    return {
      fill,
      outline: ellipse(-1.62 - index * 0.17, 0.1 * beat, 0.13 - index * 0.012, 0.05 + 0.05 * Math.abs(beat), 14),
    };
  });
}

/** Drops thrown forward by the hand that lands. */
export const splash = (fill: string, time: number): Part[] =>
  [0.17, 0.3, 0.03, 0.1].map((y, index) => ({
    fill,
    outline: ellipse(
      0.5 + ((index * 37) % 11) * 0.03 + time * (index % 2 === 0 ? 0.5 : -0.3),
      y + time * (y - 0.17) * 1.4,
      0.02 + (index % 3) * 0.012,
      0.01 + (index % 2) * 0.008,
      12,
    ),
  }));

/** Broken water, nearly at rest. */
export const broken = (fill: string, time: number): Part[] =>
  [
    [0.3, 0.12, 0.5, 0.09],
    [-0.12, -0.13, 0.52, 0.1],
    [-0.3, 0.16, 0.5, 0.09],
    [-0.7, -0.02, 0.6, 0.24],
  ].map(([x = 0, y = 0, rx = 0, ry = 0], index) => ({
    fill,
    outline: ellipse(x, y, rx, ry * (1 + 0.25 * Math.sin(time * 9 + index * 2)), 40),
  }));
