/** The wand of an alpine start gate, from above. */
import { polar } from '../kit/arrows.ts';
import { type Point, path, pointsToPath } from '../kit/shapes.ts';

/** A slim bar from its hinge outwards. */
export function drawWand(hinge: Point, angle: number, length: number, fill: string, stroke: string): string {
  const side = (distance: number, half: number): Point[] => {
    const middle = polar(hinge, angle, distance);
    return [polar(middle, angle + 90, half), polar(middle, angle - 90, half)];
  };
  const [a, b] = side(0, 3.5);
  const [d, c] = side(length, 2);
  const data = `${pointsToPath([a, b, c, d].filter((point) => point !== undefined))}Z`;
  return path(data, fill) + path(data, stroke);
}
