/** The characters of a board as hairlines in their true height: digits as eights, letters as cells. */
import type { SheetOutline } from '../../shared/content/downloads/document-sheet.ts';
import { COLOUR } from './document-style.ts';
import type { Pdf } from './text-writer.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WIDTH_TO_HEIGHT = 0.58;

export function drawCharacters(
  pdf: Pdf,
  face: Box,
  { form, count, lines = 1, height }: NonNullable<SheetOutline['characters']>,
  scale: number,
): void {
  const cellHeight = height * scale;
  const cellWidth = cellHeight * WIDTH_TO_HEIGHT;
  const columnWidth = face.width / count;
  const lineHeight = face.height / lines;
  pdf.lineWidth(0.5).strokeColor(COLOUR.grey);
  for (let line = 0; line < lines; line++) {
    for (let column = 0; column < count; column++) {
      const x = face.x + columnWidth * (column + 0.5) - cellWidth / 2;
      const y = face.y + lineHeight * (line + 0.5) - cellHeight / 2;
      pdf.rect(x, y, cellWidth, cellHeight);
      if (form === 'digit') {
        pdf.moveTo(x, y + cellHeight / 2).lineTo(x + cellWidth, y + cellHeight / 2);
      }
    }
  }
  pdf.stroke();
}
