/** Draws a piece of equipment to scale from its sizes: the face, the edge beside it, dimension lines with figures. */
import type { SheetOutline } from '../../shared/content/downloads/document-sheet.ts';
import { drawCharacters } from './board-characters.ts';
import { COLOUR, GRID, TEXT } from './document-style.ts';
import type { SheetPages } from './sheet-pages.ts';
import { addHeading } from './sheet-sections.ts';
import { createElement, type Element } from './structure.ts';
import type { Pdf, TextWriter } from './text-writer.ts';
import type { Wording } from './wording.ts';

const POINTS_PER_MM = 72 / 25.4;
const RATIOS = [1, 2, 3, 4, 5, 8, 10, 15, 20, 25, 30, 40, 50, 75, 100];
const MAX_HEIGHT = 130;
const MIN_HEIGHT = 85;
const BETWEEN_VIEWS = 44;
const LEFT_MARGIN = 34;
const DIMENSION_OFFSET = 14;

export function addOutline(
  pages: SheetPages,
  parent: Element,
  title: string,
  outline: SheetOutline,
  wording: Wording,
): void {
  const { pdf, writer } = pages;
  const { width, height, depth = 0 } = outline;
  const free = GRID.rightWidth - LEFT_MARGIN - (depth ? BETWEEN_VIEWS : 0);
  const maxHeight = Math.max(MIN_HEIGHT, MAX_HEIGHT * pages.airiness);
  const fits = (ratio: number) =>
    ((width + depth) * POINTS_PER_MM) / ratio <= free && (height * POINTS_PER_MM) / ratio <= maxHeight;
  const ratio = RATIOS.find(fits);
  if (!ratio) {
    throw new Error(`${title} is too large to draw`);
  }
  const scale = POINTS_PER_MM / ratio;
  const note = wording.scale(ratio, outline.characters !== undefined);
  const figureHeight = height * scale + DIMENSION_OFFSET + TEXT.dimension.leading;
  addHeading(pages, parent, wording.outline, figureHeight + 24);

  const y = pages.y + 2;
  const noteY = y + figureHeight + 8;
  const alt = wording.outlineAlt(title, depth ? [width, height, depth] : [width, height]);
  const draw = () => drawViews(pdf, writer, outline, scale, y);
  parent.add(createElement(pdf, 'Figure', draw, { alt, bbox: [GRID.right, y - 2, GRID.end, noteY - 4] }));
  const place = { x: GRID.right, width: GRID.rightWidth, y: noteY };
  parent.add(createElement(pdf, 'P', () => writer.write(note, TEXT.small, place)));
  pages.y = noteY + writer.height(note, TEXT.small, GRID.rightWidth);
  pages.gap(22);
}

function drawViews(pdf: Pdf, writer: TextWriter, outline: SheetOutline, scale: number, y: number): void {
  const { width, height, depth } = outline;
  const x = GRID.right + LEFT_MARGIN;
  const face = { x, y, width: width * scale, height: height * scale };
  pdf.lineWidth(1).strokeColor(COLOUR.ink).rect(face.x, face.y, face.width, face.height).stroke();
  if (outline.characters) {
    drawCharacters(pdf, face, outline.characters, scale);
  }
  const below = y + face.height + DIMENSION_OFFSET;
  drawHorizontalDimension(pdf, writer, face.x, face.width, below, String(width));
  drawVerticalDimension(pdf, writer, face.y, face.height, x - DIMENSION_OFFSET, String(height));
  if (depth) {
    const edge = { x: x + face.width + BETWEEN_VIEWS, width: depth * scale };
    pdf.lineWidth(1).strokeColor(COLOUR.ink).rect(edge.x, y, edge.width, face.height).stroke();
    drawHorizontalDimension(pdf, writer, edge.x, edge.width, below, String(depth));
  }
}

function drawHorizontalDimension(
  pdf: Pdf,
  writer: TextWriter,
  x: number,
  width: number,
  y: number,
  figure: string,
): void {
  pdf.lineWidth(0.4).strokeColor(COLOUR.grey);
  for (const end of [x, x + width]) {
    pdf
      .moveTo(end, y - 8)
      .lineTo(end, y + 3)
      .moveTo(end - 2, y + 2)
      .lineTo(end + 2, y - 2);
  }
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke();
  writer.write(figure, TEXT.dimension, { x: x + width / 2 - 30, width: 60, y: y + 3, align: 'center' });
}

function drawVerticalDimension(
  pdf: Pdf,
  writer: TextWriter,
  y: number,
  height: number,
  x: number,
  figure: string,
): void {
  pdf.lineWidth(0.4).strokeColor(COLOUR.grey);
  for (const end of [y, y + height]) {
    pdf
      .moveTo(x - 3, end)
      .lineTo(x + 8, end)
      .moveTo(x - 2, end + 2)
      .lineTo(x + 2, end - 2);
  }
  pdf
    .moveTo(x, y)
    .lineTo(x, y + height)
    .stroke();
  const textY = y + height / 2 - TEXT.dimension.leading / 2;
  writer.write(figure, TEXT.dimension, { x: x - 33, width: 28, y: textY, align: 'right' });
}
