/** Bodies as pictograms: limbs of even width with round ends, a disc for the head. */
import { each, type Point, points, pointsToPath } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';

/** Limbs in ink, each a chain of joints as in SVG's points attribute: "55,27 45,54". */
export function limbs(chains: readonly string[], width: number): string {
  const data = each(chains, (chain) => pointsToPath(points(chain)));
  return stroke(data, 'l', width, { cap: 'round' });
}

export interface Figure {
  readonly head: Point;
  readonly headRadius: number;
  readonly limbs: readonly string[];
  readonly width: number;
}

/** A sprinter to the right, chest forward, within 100 units; 0,0 is the upper left. */
export const SPRINTER: Figure = {
  head: [62, 10],
  headRadius: 9,
  width: 11,
  limbs: ['55,27 45,54', '55,27 40,36 26,28', '55,27 70,40 84,30', '45,54 66,62 64,84', '45,54 34,74 12,78'],
};

/** Whether a point of the figure's 100 units lies inside of it: for drawing it with the dots of a board. */
export function isInside(figure: Figure, [x, y]: Point): boolean {
  const [hx, hy] = figure.head;
  if (Math.hypot(x - hx, y - hy) <= figure.headRadius) return true;
  return figure.limbs.map(points).some((chain) =>
    chain.slice(1).some((to, index) => {
      const [ax, ay] = chain[index] ?? to;
      const [dx, dy] = [to[0] - ax, to[1] - ay];
      const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx ** 2 + dy ** 2)));
      return Math.hypot(x - ax - part * dx, y - ay - part * dy) <= figure.width / 2;
    }),
  );
}
