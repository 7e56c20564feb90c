/** Small signs that halls and rinks share: camera, what it sees, post, table, desk, note. */
import { heading, polar } from '../../kit/arrows.ts';
import type { Lettering, TextOptions } from '../../kit/lettering.ts';
import { each, type Point, placed, points, polygon, rect } from '../../kit/shapes.ts';
import { faded } from '../../kit/strokes.ts';
import { spot } from './plan.ts';

/** A camera from above, its lens towards what it films. */
export function camera(at: Point, toward: Point, size = 1): string {
  const lens = points('2,-2 8,-5 8,5 2,2').map(([x, y]): Point => [x * size, y * size]);
  const body = rect(-9 * size, -5 * size, 12 * size, 10 * size, 'i');
  return placed(...at, body + polygon(lens, 'i'), heading(at, toward));
}

/** What a camera sees: a pale wedge, `spread` degrees wide. */
export function view(at: Point, toward: Point, spread: number): string {
  const reach = Math.hypot(toward[0] - at[0], toward[1] - at[1]);
  const edge = (turn: number): Point => polar(at, heading(at, toward) + turn, reach);
  return faded(0.5, polygon([at, edge(-spread / 2), edge(spread / 2)], 'g3'));
}

/** A post that carries one end of a beam. */
export function post([x, y]: Point): string {
  return rect(x - 3, y - 3, 6, 6, 'i');
}

export function table(x: number, y: number, width: number, height: number): string {
  return rect(x, y, width, height, 'g2 l');
}

/** Lines of small text, 16 apart. */
export function notes(
  lettering: Lettering,
  [x, y]: Point,
  words: readonly string[],
  anchor: TextOptions['anchor'] = 'start',
  fill = 'g5',
): string {
  return each(words, (text, index) => lettering.text(x, y + index * 16, text, { size: 13, anchor, fill }));
}

/** A staffed table with its number and what it is called. */
export function desk(lettering: Lettering, number: number, [x, y]: Point, label: string, height = 26): string {
  const width = 34 + lettering.measure(label, { size: 13 }) + 12;
  return (
    table(x, y, width, height) +
    spot(lettering, number, [x + 16, y + height / 2]) +
    lettering.text(x + 34, y + height / 2 + 4.5, label, { size: 13 })
  );
}
