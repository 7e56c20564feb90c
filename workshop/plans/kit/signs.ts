/** Small signs that halls and rinks share: camera, light beam, table, board, arrow, note. */
import type { Lettering } from '../../kit/lettering.ts';
import { each, line, type Point, placed, polygon, rect } from '../../kit/shapes.ts';
import { spot } from './plan.ts';

/** Degrees clockwise from east. */
function heading([x1, y1]: Point, [x2, y2]: Point): number {
  return (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
}

/** A camera from above, its lens towards what it films. */
export function camera(at: Point, toward: Point, size = 1): string {
  const s = size;
  const lens: Point[] = [
    [2 * s, -2 * s],
    [8 * s, -5 * s],
    [8 * s, 5 * s],
    [2 * s, 2 * s],
  ];
  return placed(at[0], at[1], rect(-9 * s, -5 * s, 12 * s, 10 * s, 'i') + polygon(lens, 'i'), heading(at, toward));
}

/** What a camera sees: a pale wedge, `spread` degrees wide. */
export function view(at: Point, toward: Point, spread: number): string {
  const reach = Math.hypot(toward[0] - at[0], toward[1] - at[1]);
  const edge = (turn: number): Point => {
    const angle = ((heading(at, toward) + turn) * Math.PI) / 180;
    return [at[0] + reach * Math.cos(angle), at[1] + reach * Math.sin(angle)];
  };
  return `<g opacity="0.5">${polygon([at, edge(-spread / 2), edge(spread / 2)], 'g3')}</g>`;
}

/** A post that carries one end of a beam. */
export function post([x, y]: Point): string {
  return rect(x - 3, y - 3, 6, 6, 'i');
}

export function table(x: number, y: number, width: number, height: number): string {
  return rect(x, y, width, height, 'g2 l');
}

/** A line with a head at its end. */
export function arrow([x1, y1]: Point, [x2, y2]: Point, className = 'd', fill = 'g5'): string {
  const head: Point[] = [
    [0, 0],
    [-8, -3.5],
    [-8, 3.5],
  ];
  return line(x1, y1, x2, y2, className) + placed(x2, y2, polygon(head, fill), heading([x1, y1], [x2, y2]));
}

/** Lines of small text, 16 apart. */
export function notes(
  lettering: Lettering,
  [x, y]: Point,
  words: readonly string[],
  anchor: 'start' | 'middle' | 'end' = 'start',
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
