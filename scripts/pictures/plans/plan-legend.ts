/** The legend of a plan: numbered markers and what stands there, in one column or two. */
import type { Lettering } from '../lettering.ts';
import { line, marker } from '../shapes.ts';
import { flow } from './plan-text.ts';

export interface LegendEntry {
  /** The equipment, in bold: "Photo-finish camera". */
  readonly name: string;
  /** What it does or where it stands; runs on after the name. */
  readonly note: string;
}

export interface LegendPlace {
  /** Left edge and width; the whole sheet between its margins unless told. */
  readonly x?: number;
  /** The hairline above the legend; the first baseline is 24 below. */
  readonly top: number;
  readonly width?: number;
  readonly columns?: 1 | 2;
  /** Space between entries, default 7. */
  readonly gap?: number;
}

const LINE = 18;

export function legend(
  lettering: Lettering,
  entries: readonly LegendEntry[],
  { x = 0, top, width = 0, columns = 2, gap = 7 }: LegendPlace,
  height: number,
): string {
  const gutter = 32;
  const columnWidth = (width - gutter * (columns - 1)) / columns;
  const rows = Math.ceil(entries.length / columns);
  const texts = entries.map(({ name, note }) => flow(lettering, name, note, columnWidth - 32));
  let y = top + 24;
  let out = line(x, top, x + width, top, 'h');
  for (let row = 0; row < rows; row += 1) {
    let lines = 1;
    for (let column = 0; column < columns; column += 1) {
      const index = column * rows + row;
      const text = texts[index];
      if (text === undefined) continue;
      const left = x + column * (columnWidth + gutter);
      out += marker(lettering, left + 10, y - 5, index + 1, 10);
      out += text.draw(left + 32, y, LINE);
      lines = Math.max(lines, text.lines);
    }
    y += lines * LINE + gap;
  }
  const bottom = y - gap - LINE + 5;
  if (bottom > height - 8) throw new Error(`Legend ends at ${bottom}, below a sheet of ${height}`);
  return out;
}
