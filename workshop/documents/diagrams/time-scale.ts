/** Spans of time as bars on one scale: names left of the red line, bars right of it, the axis below. */
import type { TimeScale } from '../../../shared/content/downloads/sheet-figure.ts';
import { COLOUR, GRID, TEXT } from '../document-style.ts';
import type { Pdf, TextWriter } from '../text-writer.ts';

const ROW = 24;
const BAR = 9;
const AXIS = 30;
/** Right of the last tick, for the words beside a long bar. */
const NOTE_GAP = 6;

export const timeScaleHeight = ({ spans }: TimeScale): number => spans.length * ROW + AXIS;

export function drawTimeScale(pdf: Pdf, writer: TextWriter, scale: TimeScale, top: number): void {
  const { unit, end, tick, axis, spans } = scale;
  const xOf = (value: number) => GRID.right + (value / end) * GRID.rightWidth;
  const foot = top + spans.length * ROW;
  pdf.undash().lineWidth(0.9).moveTo(GRID.left, top).lineTo(GRID.end, top).stroke(COLOUR.ink);
  pdf.lineWidth(0.4);
  for (let value = 0; value <= end; value += tick) {
    pdf.moveTo(xOf(value), top).lineTo(xOf(value), foot + 4);
  }
  pdf.stroke(COLOUR.hairline);
  for (const [index, { name, from = 0, until, note = `${until} ${unit}`, isMain }] of spans.entries()) {
    const y = top + index * ROW;
    const middle = y + ROW / 2;
    const words = {
      x: GRID.left,
      width: GRID.leftWidth,
      y: middle - writer.height(name, TEXT.property, GRID.leftWidth) / 2,
    };
    writer.write(name, TEXT.property, words);
    pdf.rect(xOf(from), middle - BAR / 2, xOf(until) - xOf(from), BAR).fill(isMain ? COLOUR.red : COLOUR.ink);
    const x = xOf(until) + NOTE_GAP;
    // No line of the scale runs through the words.
    pdf.rect(x - 2, middle - 5, writer.width(note, TEXT.boxDetail) + 4, 10).fill(COLOUR.paper);
    writer.write(note, TEXT.boxDetail, { x, width: GRID.end - x, y: middle - TEXT.boxDetail.leading / 2 });
    pdf
      .moveTo(GRID.left, y + ROW)
      .lineTo(GRID.end, y + ROW)
      .stroke(COLOUR.hairline);
  }
  for (let value = 0; value <= end; value += tick) {
    const place = { x: xOf(value) - 15, width: 30, y: foot + 6, align: 'center' as const };
    if (value < end) writer.write(String(value), TEXT.dimension, place);
  }
  writer.write(axis, TEXT.dimension, { x: GRID.right, width: GRID.rightWidth, y: foot + 17 });
}
