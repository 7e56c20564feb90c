/** Small signs that halls and rinks share: camera, what it sees, post, table, desk, note. */
import { heading, polar } from '../../kit/arrows.ts';
import type { Lettering, TextOptions } from '../../kit/lettering.ts';
import { each, type Point, placed, points, polygon, rect } from '../../kit/shapes.ts';
import { faded } from '../../kit/strokes.ts';
import { litBy } from '../../screens/screen.ts';

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

/** Scoreboards and panes of lamps are dark in both schemes. */
export const BOARD = 'led-ground m';

/** A post that carries one end of a beam. */
export function post([x, y]: Point): string {
  return rect(x - 3, y - 3, 6, 6, 'i');
}

/** White in both schemes: what is painted on floors, tracks and ice, ropes in the water. */
export function painted(lines: string): string {
  return litBy('day', lines);
}

export function table(x: number, y: number, width: number, height: number): string {
  return rect(x, y, width, height, 'g2 l');
}

/** Lines of text, 1.25 of their size apart. */
export function notes(
  lettering: Lettering,
  [x, y]: Point,
  words: readonly string[],
  { size = 13, anchor = 'start', fill = 'g5' }: Pick<TextOptions, 'size' | 'anchor' | 'fill'> = {},
): string {
  return each(words, (text, index) => lettering.text(x, y + index * size * 1.25, text, { size, anchor, fill }));
}

/** A staffed table: its marker stands at its left end (`deskSpot`), what it is called beside it. */
export interface Desk {
  readonly number: number;
  readonly at: Point;
  readonly label: string;
  readonly width: number;
}

const DESK = 30;

export function desk({ at: [x, y], width }: Desk): string {
  return table(x, y, width, DESK);
}

export function deskName(lettering: Lettering, { at: [x, y], label }: Desk): string {
  return lettering.text(x + 36, y + DESK / 2 + 6, label, { size: 18 });
}

/** Its marker, as a pin. */
export function deskPin({ number, at: [x, y] }: Desk): readonly [number, Point] {
  return [number, [x + 18, y + DESK / 2]];
}

/** The same in the middle of the table, where its name does not stand. */
export function deskMiddle({ number, at: [x, y], width }: Desk): readonly [number, Point] {
  return [number, [x + width / 2, y + DESK / 2]];
}
