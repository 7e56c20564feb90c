/** Boxes in rows from top to bottom and the lines between them: what is connected with what. */
import type { ConnectionDiagram, DiagramBox, DiagramLink } from '../../../shared/content/downloads/sheet-figure.ts';
import type { Box } from '../../kit/shapes.ts';
import { COLOUR, GRID, TEXT, type TextStyle } from '../document-style.ts';
import type { Pdf, TextWriter } from '../text-writer.ts';
import { drawLinks, isStraight, type PlacedLink } from './links.ts';

/** Between boxes of a row, and from the edge of a box to its words; closer in rows of many. */
const SPACING = { gutter: 12, padding: 9 } as const;
const DENSE_SPACING = { gutter: 6, padding: 4 } as const;
const DENSE_ROW = 5;
const PADDING_Y = 7;
/** Boxes of a chain, and of short rows beside long ones, are as wide as in a row of so many. */
const CHAIN_COLUMNS = 2;
const MOST_COLUMNS = 3;
/** Between rows: with words beside a line, and without. */
const LABELLED_GAP = 44;
const GAP = 28;

interface PlacedBox extends DiagramBox {
  /** Down from the top of the diagram. */
  readonly box: Box;
  readonly padding: number;
}

export interface Connections {
  readonly boxes: readonly PlacedBox[];
  readonly links: readonly PlacedLink[];
  readonly height: number;
  readonly styles: Styles;
}

interface Styles {
  readonly name: TextStyle;
  readonly detail: TextStyle;
}

/** Words of a large diagram are a little larger, too. */
const MOST_ENLARGED = 1.2;

function stylesAt(size: number): Styles {
  const factor = Math.min(Math.max(size, 1), MOST_ENLARGED);
  const enlarged = (style: TextStyle) => ({ ...style, size: style.size * factor, leading: style.leading * factor });
  return { name: enlarged(TEXT.box), detail: enlarged(TEXT.boxDetail) };
}

/** @throws when a link names no boxes of neighbouring rows */
export function layOutConnections(writer: TextWriter, diagram: ConnectionDiagram, size: number): Connections {
  const columns = Math.max(...diagram.rows.map((row) => row.length));
  const isChain = columns === 1;
  const fewest = isChain ? CHAIN_COLUMNS : Math.min(columns, MOST_COLUMNS);
  const rows: PlacedBox[][] = [];
  const styles = stylesAt(size);
  let y = 0;
  for (const [index, row] of diagram.rows.entries()) {
    const { gutter, padding } = row.length < DENSE_ROW ? SPACING : DENSE_SPACING;
    const count = Math.max(row.length, fewest);
    const width = (GRID.rightWidth - (count - 1) * gutter) / count;
    const height = Math.max(...row.map((box) => boxHeight(writer, styles, box, width - 2 * padding)));
    const left = GRID.right + (isChain ? 0 : (GRID.rightWidth - row.length * (width + gutter) + gutter) / 2);
    rows.push(
      row.map((box, column) => ({ ...box, padding, box: { x: left + column * (width + gutter), y, width, height } })),
    );
    y += height + (index === diagram.rows.length - 1 ? 0 : gapBelow(diagram, row) * size);
  }
  return { boxes: rows.flat(), links: diagram.links.map((link) => placeLink(link, rows, diagram)), height: y, styles };
}

function boxHeight(writer: TextWriter, styles: Styles, { name, detail }: DiagramBox, width: number): number {
  const detailHeight = detail === undefined ? 0 : writer.height(detail, styles.detail, width);
  return writer.height(name, styles.name, width) + detailHeight + 2 * PADDING_Y;
}

function gapBelow({ links }: ConnectionDiagram, row: readonly DiagramBox[]): number {
  const isLabelled = links.some(({ from, label }) => label !== undefined && row.some(({ name }) => name === from));
  return isLabelled ? LABELLED_GAP : GAP;
}

function placeLink(link: DiagramLink, rows: readonly PlacedBox[][], { kind, links }: ConnectionDiagram): PlacedLink {
  const rowOf = (name: string) => rows.findIndex((row) => row.some((box) => box.name === name));
  const [upper, lower] = [rowOf(link.from), rowOf(link.to)];
  const from = rows[upper]?.find(({ name }) => name === link.from);
  const to = rows[lower]?.find(({ name }) => name === link.to);
  if (!from || !to || lower !== upper + 1) {
    throw new Error(`The line from "${link.from}" to "${link.to}" joins no boxes of neighbouring rows`);
  }
  const branches = links.filter((other) => other.from === link.from).length;
  const joins = links.filter((other) => other.to === link.to).length;
  const labelAt = branches > 1 ? 'foot' : joins > 1 || !isStraight(from.box, to.box) ? 'head' : 'middle';
  return { ...link, from: from.box, to: to.box, isDirected: kind === 'flow', labelAt };
}

/** @param top where the diagram begins on the page */
export function drawConnections(
  pdf: Pdf,
  writer: TextWriter,
  { boxes, links, styles }: Connections,
  top: number,
): void {
  pdf.save().translate(0, top);
  drawLinks(pdf, writer, links, styles.detail);
  for (const box of boxes) drawBox(pdf, writer, box, styles);
  pdf.restore();
}

function drawBox(pdf: Pdf, writer: TextWriter, placed: PlacedBox, styles: Styles): void {
  const { box, padding, name, detail, isSubject } = placed;
  const inner = box.width - 2 * padding;
  pdf.rect(box.x, box.y, box.width, box.height);
  if (isSubject) pdf.fill(COLOUR.ink);
  else pdf.lineWidth(0.7).strokeColor(COLOUR.ink).fillAndStroke(COLOUR.paper, COLOUR.ink);
  const on = (style: TextStyle): TextStyle => (isSubject ? { ...style, colour: COLOUR.paper } : style);
  const place = { x: box.x + padding, width: inner, y: box.y + PADDING_Y };
  writer.write(name, on(styles.name), place);
  if (detail === undefined) return;
  writer.write(detail, on(styles.detail), { ...place, y: place.y + writer.height(name, styles.name, inner) });
}
