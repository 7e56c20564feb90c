/** A piece of a wide picture for the narrow window of a telephone. */
import { area, type Box } from '../../kit/shapes.ts';
import { cutTo } from '../../kit/strokes.ts';

/** What lies in one box of a scene, brought to the size of another; the name must be unique within the drawing. */
export function crop(name: string, to: Box, from: Omit<Box, 'height'>, ground: string, scene: string): string {
  const k = to.width / from.width;
  const [x, y] = [to.x - from.x * k, to.y - from.y * k].map((value) => Math.round(value * 10) / 10);
  return cutTo(name, to, area(to, ground), `<g transform="translate(${x} ${y}) scale(${k.toFixed(4)})">${scene}</g>`);
}
