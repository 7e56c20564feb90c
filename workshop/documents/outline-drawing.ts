/** Draws a piece of equipment to scale from its sizes: the face, the edge beside it, dimension lines with figures. */
import type { SheetOutline } from '../../shared/content/downloads/sheet-figure.ts';
import type { Box, Point } from '../kit/shapes.ts';
import { COLOUR, GRID, TEXT } from './document-style.ts';
import { addFigure } from './figure.ts';
import type { SheetPages } from './sheet-pages.ts';
import type { Element } from './structure.ts';
import type { Pdf, TextWriter } from './text-writer.ts';
import type { Wording } from './wording.ts';

const POINTS_PER_MM = 72 / 25.4;
const RATIOS = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 25, 30, 40, 50, 75, 100];
const MAX_HEIGHT = 200;
const BETWEEN_VIEWS = 44;
const LEFT_MARGIN = 34;
const DIMENSION_OFFSET = 14;
/** Of a character on a board. */
const WIDTH_TO_HEIGHT = 0.58;

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
  const maxHeight = MAX_HEIGHT * pages.layout.figureSize;
  const fits = (ratio: number) =>
    ((width + depth) * POINTS_PER_MM) / ratio <= free && (height * POINTS_PER_MM) / ratio <= maxHeight;
  const ratio = RATIOS.find(fits);
  if (!ratio) {
    throw new Error(`${title} is too large to draw`);
  }
  const scale = POINTS_PER_MM / ratio;
  addFigure(pages, parent, {
    heading: wording.outline,
    alt: wording.outlineAlt(title, depth ? [width, height, depth] : [width, height]),
    height: height * scale + DIMENSION_OFFSET + TEXT.dimension.leading,
    note: wording.scale(ratio, outline.characters !== undefined),
    draw: (y) => drawViews(pdf, writer, outline, scale, y + 2),
  });
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
  const left = x - DIMENSION_OFFSET;
  drawDimension(pdf, writer, [face.x, below], [face.x + face.width, below], String(width));
  drawDimension(pdf, writer, [left, face.y], [left, face.y + face.height], String(height));
  if (depth) {
    const edge = { x: x + face.width + BETWEEN_VIEWS, width: depth * scale };
    pdf.lineWidth(1).strokeColor(COLOUR.ink).rect(edge.x, y, edge.width, face.height).stroke();
    drawDimension(pdf, writer, [edge.x, below], [edge.x + edge.width, below], String(depth));
  }
}

/** The figure stands under a level line, left of an upright one; extension lines reach 8 points towards the part. */
function drawDimension(pdf: Pdf, writer: TextWriter, [x1, y1]: Point, [x2, y2]: Point, figure: string): void {
  const isLevel = y1 === y2;
  pdf.lineWidth(0.4).strokeColor(COLOUR.grey);
  for (const [x, y] of [[x1, y1] as const, [x2, y2] as const]) {
    if (isLevel) pdf.moveTo(x, y - 8).lineTo(x, y + 3);
    else pdf.moveTo(x - 3, y).lineTo(x + 8, y);
    pdf.moveTo(x - 2, y + 2).lineTo(x + 2, y - 2);
  }
  pdf.moveTo(x1, y1).lineTo(x2, y2).stroke();
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const place = isLevel
    ? ({ x: x - 30, width: 60, y: y + 3, align: 'center' } as const)
    : ({ x: x - 33, width: 28, y: y - TEXT.dimension.leading / 2, align: 'right' } as const);
  writer.write(figure, TEXT.dimension, place);
}

/** The characters of a board as hairlines in their true height: digits as eights, letters as cells. */
function drawCharacters(
  pdf: Pdf,
  face: Box,
  { form, count, lines = 1, height }: NonNullable<SheetOutline['characters']>,
  scale: number,
): void {
  const cellHeight = height * scale;
  const cellWidth = cellHeight * WIDTH_TO_HEIGHT;
  pdf.lineWidth(0.5).strokeColor(COLOUR.grey);
  for (let line = 0; line < lines; line++) {
    for (let column = 0; column < count; column++) {
      const x = face.x + (face.width / count) * (column + 0.5) - cellWidth / 2;
      const y = face.y + (face.height / lines) * (line + 0.5) - cellHeight / 2;
      pdf.rect(x, y, cellWidth, cellHeight);
      if (form === 'digit') pdf.moveTo(x, y + cellHeight / 2).lineTo(x + cellWidth, y + cellHeight / 2);
    }
  }
  pdf.stroke();
}
