/** Bodies as pictograms: limbs of even width with round ends, a disc for the head. */
import { each, type Point, pointsToPath } from '../../kit/shapes.ts';

/** Limbs drawn in one stroke class (l ink, m grey, rl red). */
export function limbs(chains: readonly (readonly Point[])[], width: number, className = 'l'): string {
  return `<g class="${className}" stroke-linecap="round" stroke-linejoin="round"><path d="${each(chains, pointsToPath)}" stroke-width="${width}"/></g>`;
}

export interface Figure {
  readonly head: Point;
  readonly headRadius: number;
  readonly limbs: readonly (readonly Point[])[];
  readonly width: number;
}

/** A sprinter to the right, chest forward, within 100 units; 0,0 is the upper left. */
export const SPRINTER: Figure = {
  head: [62, 10],
  headRadius: 9,
  width: 11,
  limbs: [
    [
      [55, 27],
      [45, 54],
    ],
    [
      [55, 27],
      [40, 36],
      [26, 28],
    ],
    [
      [55, 27],
      [70, 40],
      [84, 30],
    ],
    [
      [45, 54],
      [66, 62],
      [64, 84],
    ],
    [
      [45, 54],
      [34, 74],
      [12, 78],
    ],
  ],
};

/** Whether a point of the figure's 100 units lies inside of it: for drawing it with the dots of a board. */
export function isInside(figure: Figure, [x, y]: Point): boolean {
  const [hx, hy] = figure.head;
  if (Math.hypot(x - hx, y - hy) <= figure.headRadius) return true;
  return figure.limbs.some((chain) =>
    chain.slice(1).some((to, index) => {
      const [ax, ay] = chain[index] ?? to;
      const [dx, dy] = [to[0] - ax, to[1] - ay];
      const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx ** 2 + dy ** 2)));
      return Math.hypot(x - ax - part * dx, y - ay - part * dy) <= figure.width / 2;
    }),
  );
}
