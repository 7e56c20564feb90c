/** What repeats on every page and is no content: wordmark, what the text is, red line, footer. Marked as artifacts. */
import { COLOUR, GRID, PAGE, TEXT } from './document-style.ts';
import type { Pdf, TextWriter } from './text-writer.ts';
import { OFFICE, type Wording } from './wording.ts';

const HEADER_Y = 40;
const FOOTER_Y = 790;

export interface Frame {
  readonly running: string;
  readonly wording: Wording;
}

export function drawPageFrame(pdf: Pdf, writer: TextWriter, frame: Frame, page: number, pages: number): void {
  const { wording } = frame;
  const right = { x: GRID.right, width: GRID.rightWidth };
  const left = { x: GRID.left, width: GRID.leftWidth };
  pdf.markContent('Artifact', { type: 'Pagination' });
  pdf.lineWidth(1).strokeColor(COLOUR.red).moveTo(GRID.line, 0).lineTo(GRID.line, PAGE.height).stroke();
  writer.write('SWISS TIMING', TEXT.wordmark, { ...left, y: HEADER_Y });
  writer.write(frame.running, TEXT.running, { ...right, y: HEADER_Y + 1, align: 'right' });
  writer.write(wording.page(page, pages), TEXT.running, { ...left, y: FOOTER_Y });
  writer.write(wording.language, TEXT.running, { ...left, y: FOOTER_Y + TEXT.running.leading });
  writer.write(`${OFFICE.company}, ${OFFICE.address}, ${wording.country}`, TEXT.running, { ...right, y: FOOTER_Y });
  writer.write(OFFICE.phone, TEXT.running, { ...right, y: FOOTER_Y + TEXT.running.leading });
  pdf.endMarkedContent();
}

export function drawHairline(pdf: Pdf, y: number, style: 'strong' | 'fine' = 'fine'): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .lineWidth(style === 'strong' ? 0.9 : 0.4)
    .strokeColor(style === 'strong' ? COLOUR.ink : COLOUR.hairline)
    .moveTo(GRID.left, y)
    .lineTo(GRID.end, y)
    .stroke();
  pdf.endMarkedContent();
}
