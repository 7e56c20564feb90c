/** A giant slalom racer seen from below the course, in a turn to one side: skis on edge, inside hand at the snow. */
import { circle, type Point, polygon } from '../../kit/shapes.ts';

interface Suit {
  readonly suit: string;
  readonly trim: string;
  readonly helmet: string;
  readonly ski: string;
  readonly skin: string;
}

/** In metres about the outer boot, y up, leaning to the left; `k` units a metre. */
export function racerFromFront(
  [x, y]: Point,
  k: number,
  { suit, trim, helmet, ski, skin }: Suit,
  isTurned = false,
): string {
  const way = isTurned ? -k : k;
  const at = ([px, py]: Point): Point => [x + px * way, y - py * k];
  const shape = (fill: string, ...corners: Point[]) => polygon(corners.map(at), fill);
  /** A limb of two widths between joints. */
  const limb = (fill: string, [x1, y1]: Point, [x2, y2]: Point, from: number, to: number) => {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [nx, ny] = [(y2 - y1) / length / 2, (x1 - x2) / length / 2];
    const round = circle(...at([x2, y2]), (to / 2) * k, fill) + circle(...at([x1, y1]), (from / 2) * k, fill);
    return (
      shape(
        fill,
        [x1 + nx * from, y1 + ny * from],
        [x2 + nx * to, y2 + ny * to],
        [x2 - nx * to, y2 - ny * to],
        [x1 - nx * from, y1 - ny * from],
      ) + round
    );
  };
  const [headX, headY] = at([-0.86, 1.12]);
  return (
    shape('snow', [0.1, -0.06], [0.75, 0.34], [0.98, 0.14], [0.7, -0.1]) +
    shape(ski, [-0.5, -0.24], [-0.42, -0.3], [0.52, 0.1], [0.46, 0.16]) +
    shape(ski, [-0.95, -0.1], [-0.87, -0.16], [-0.06, 0.3], [-0.1, 0.36]) +
    limb('i', [-0.5, 0.12], [-0.46, 0.3], 0.15, 0.15) +
    limb(trim, [-0.46, 0.3], [-0.2, 0.62], 0.16, 0.19) +
    limb(trim, [-0.2, 0.62], [-0.52, 0.7], 0.2, 0.24) +
    limb('i', [0, 0], [-0.1, 0.2], 0.15, 0.15) +
    limb(suit, [-0.1, 0.2], [-0.18, 0.56], 0.17, 0.2) +
    limb(suit, [-0.18, 0.56], [-0.52, 0.72], 0.22, 0.27) +
    limb(suit, [-0.5, 0.72], [-0.76, 0.96], 0.34, 0.42) +
    limb(trim, [-0.9, 0.9], [-1.08, 0.6], 0.14, 0.12) +
    limb(trim, [-1.08, 0.6], [-1.0, 0.34], 0.12, 0.1) +
    limb(trim, [-0.62, 1.06], [-0.3, 1.02], 0.14, 0.12) +
    limb(trim, [-0.3, 1.02], [-0.16, 1.24], 0.12, 0.1) +
    limb('i', [-1.0, 0.34], [-0.72, 0.1], 0.03, 0.03) +
    limb('i', [-0.16, 1.24], [0.16, 0.86], 0.03, 0.03) +
    shape('p', [-0.78, 0.72], [-0.56, 0.9], [-0.66, 1.02], [-0.86, 0.84]) +
    circle(headX, headY, 0.145 * k, helmet) +
    shape('i', [-0.99, 1.16], [-0.75, 1.18], [-0.76, 1.09], [-0.98, 1.07]) +
    shape(skin, [-0.95, 1.06], [-0.79, 1.08], [-0.83, 1.0], [-0.92, 0.99])
  );
}
