/** Rows of cells on fixed columns: one baseline a row, one edge a column. */
import type { FontStyle } from '../fonts/cut-fonts.ts';
import type { Lettering } from './lettering.ts';
import { line } from './shapes.ts';

export interface Column {
  readonly x: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly style?: FontStyle;
  readonly fill?: string;
  readonly size?: number;
}

export interface RowOptions {
  readonly size?: number;
  readonly style?: FontStyle;
  readonly fill?: string;
}

/** What the row says goes before what the column says, but a column's own size and fill stay. */
export function row(
  lettering: Lettering,
  y: number,
  columns: readonly Column[],
  cells: readonly string[],
  { size = 15, style, fill }: RowOptions = {},
): string {
  return columns
    .map((column, index) => {
      const text = cells[index] ?? '';
      if (text === '') return '';
      return lettering.text(column.x, y, text, {
        size: column.size ?? size,
        style: style ?? column.style ?? 'regular',
        anchor: column.anchor ?? 'start',
        fill: fill ?? column.fill ?? 'i',
      });
    })
    .join('');
}

/** Column heads over a line. */
export function heads(
  lettering: Lettering,
  y: number,
  columns: readonly Column[],
  cells: readonly string[],
  [from, to]: readonly [from: number, to: number],
  { size = 12, fill = 'g5', rule = 'm' }: { size?: number; fill?: string; rule?: string } = {},
): string {
  const plain = columns.map(({ x, anchor }) => ({ x, ...(anchor === undefined ? {} : { anchor }) }));
  return row(lettering, y, plain, cells, { size, fill }) + line(from, y + 7, to, y + 7, rule);
}
