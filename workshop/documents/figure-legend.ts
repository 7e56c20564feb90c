/** What the numbered markers of a drawing stand for: a list, filled downwards. */
import { GRID, TEXT } from './document-style.ts';
import type { SheetPages } from './sheet-pages.ts';
import { createElement, type Element } from './structure.ts';
import type { Pdf, TextWriter } from './text-writer.ts';

export interface LegendItem {
  readonly text: string;
  /** As the marker in the drawing. */
  readonly colour: string;
}

const RADIUS = 5.5;
const INDENT = 18;
const COLUMN_GAP = 15;
const BETWEEN = 3.5;

/** Where a legend stands: under a drawing in two columns, or in one beside it. */
export interface LegendPlace {
  readonly x: number;
  readonly width: number;
  readonly columns: 1 | 2;
}

export const LEGEND_BELOW: LegendPlace = { x: GRID.right, width: GRID.rightWidth, columns: 2 };

const columnWidth = ({ width, columns }: LegendPlace) => (width - (columns - 1) * COLUMN_GAP) / columns;

function heightOf(writer: TextWriter, items: readonly LegendItem[], width: number): number {
  return items.reduce((sum, { text }) => sum + writer.height(text, TEXT.legend, width) + BETWEEN, -BETWEEN);
}

/** The items of each column, so that two are about equally long. */
function columnsOf(writer: TextWriter, items: readonly LegendItem[], place: LegendPlace) {
  const width = columnWidth(place) - INDENT;
  // Of two splits as good, the one with more on the left.
  const splits = items.toReversed().map((_, fromEnd) => {
    const index = items.length - 1 - fromEnd;
    const columns = [items.slice(0, index + 1), items.slice(index + 1)];
    return { columns, height: Math.max(...columns.map((column) => heightOf(writer, column, width))) };
  });
  const [shortest] = splits.toSorted((one, other) => one.height - other.height);
  const whole = { columns: [items], height: heightOf(writer, items, width) };
  return place.columns === 2 ? (shortest ?? whole) : whole;
}

export function legendHeight(writer: TextWriter, items: readonly LegendItem[], place: LegendPlace): number {
  return items.length === 0 ? 0 : columnsOf(writer, items, place).height;
}

export function addLegend(
  { pdf, writer }: SheetPages,
  parent: Element,
  items: readonly LegendItem[],
  place: LegendPlace,
  top: number,
): void {
  const width = columnWidth(place) - INDENT;
  const list = createElement(pdf, 'L');
  parent.add(list);
  let number = 0;
  for (const [index, column] of columnsOf(writer, items, place).columns.entries()) {
    const x = place.x + index * (columnWidth(place) + COLUMN_GAP);
    let y = top;
    for (const { text, colour } of column) {
      const at = y;
      number += 1;
      const figure = String(number);
      const label = createElement(pdf, 'Lbl', () => drawMarker(pdf, writer, figure, colour, x, at));
      const body = createElement(pdf, 'LBody', () => writer.write(text, TEXT.legend, { x: x + INDENT, width, y: at }));
      list.add(createElement(pdf, 'LI', [label, body]));
      y += writer.height(text, TEXT.legend, width) + BETWEEN;
    }
  }
  list.end();
}

function drawMarker(pdf: Pdf, writer: TextWriter, figure: string, colour: string, x: number, y: number): void {
  const middle = y + TEXT.legend.leading / 2;
  pdf.circle(x + RADIUS, middle, RADIUS).fill(colour);
  const place = { x: x - 2, width: 2 * RADIUS + 4, y: middle - TEXT.marker.leading / 2 };
  writer.write(figure, TEXT.marker, { ...place, align: 'center' });
}
