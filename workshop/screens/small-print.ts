/** Notes and tables of screens, never smaller than 16 units: screens are shown 640 px wide, that is 11 px. */
import * as callouts from '../kit/callouts.ts';
import type { Lettering, TextOptions } from '../kit/lettering.ts';
import * as table from '../kit/table.ts';

const SMALLEST = 16;

export type { Column } from '../kit/table.ts';

export function note(
  lettering: Lettering,
  x: number,
  y: number,
  text: string,
  anchor: TextOptions['anchor'] = 'start',
  size: number = SMALLEST,
): string {
  return callouts.note(lettering, x, y, text, anchor, Math.max(size, SMALLEST));
}

export function row(
  lettering: Lettering,
  y: number,
  columns: readonly table.Column[],
  cells: readonly string[],
  { size = SMALLEST, ...options }: table.RowOptions = {},
): string {
  return table.row(lettering, y, columns, cells, { ...options, size: Math.max(size, SMALLEST) });
}

/** Column heads over a line. */
export function heads(
  lettering: Lettering,
  y: number,
  columns: readonly table.Column[],
  cells: readonly string[],
  span: readonly [from: number, to: number],
  { fill = 'g5', rule = 'm' }: { size?: number; fill?: string; rule?: string } = {},
): string {
  return table.heads(lettering, y, columns, cells, span, { fill, rule, size: SMALLEST });
}

/** A table for telephones: one row of cells under the other, hairlines between them. */
export function narrowRows(
  lettering: Lettering,
  y: number,
  columns: readonly table.Column[],
  rows: readonly (readonly string[])[],
  [from, to]: readonly [from: number, to: number],
  { size = 20, step = 42, mark = -1, rule = 'h' } = {},
): string {
  return rows
    .map((cells, index) => {
      const base = y + index * step;
      const top = base - step * 0.5 - size * 0.36 + size * 0.72 - size * 0.36;
      const marked =
        index === mark
          ? `<rect x="${from - 10}" y="${(top - 0).toFixed(1)}" width="4" height="${step}" class="r"/>`
          : '';
      const under =
        index < rows.length - 1 ? `<path d="M${from} ${(top + step).toFixed(1)}H${to}" class="${rule}"/>` : '';
      return marked + table.row(lettering, base, columns, cells, { size }) + under;
    })
    .join('');
}
