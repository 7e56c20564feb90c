/** The legend of a plan: numbered markers and what stands there, in one column or two. */
import { marker } from '../../kit/callouts.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { line } from '../../kit/shapes.ts';
import { flow } from './flow.ts';

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
  entries: Readonly<Record<string, string>>,
  { x = 0, top, width = 0, columns = 2, gap = 7 }: LegendPlace,
  height: number,
): string {
  const gutter = 32;
  const columnWidth = (width - gutter * (columns - 1)) / columns;
  const texts = Object.entries(entries).map(([name, note]) => flow(lettering, name, note, columnWidth - 32));
  const rows = Math.ceil(texts.length / columns);
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
