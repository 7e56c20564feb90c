/** Numbers in large letters, taken apart: from each part a line leads down to what it means. */
import type { NumberAnatomy } from '../../../shared/content/downloads/sheet-figure.ts';
import { COLOUR, GRID, TEXT } from '../document-style.ts';
import type { Pdf, TextWriter } from '../text-writer.ts';

type Numbered = NumberAnatomy['numbers'][number];

const ROW = 14;
const BRACKET = 5;
const BETWEEN = 18;
const ABOVE_MEANINGS = 8;

const meaningCount = ({ parts }: Numbered) => parts.filter(({ meaning }) => meaning !== undefined).length;

const heightOf = (number: Numbered) =>
  TEXT.label.leading + TEXT.number.leading + BRACKET + ABOVE_MEANINGS + meaningCount(number) * ROW;

export function anatomyHeight({ numbers }: NumberAnatomy): number {
  return numbers.reduce((sum, number) => sum + heightOf(number) + BETWEEN, -BETWEEN);
}

export function drawAnatomy(pdf: Pdf, writer: TextWriter, { numbers }: NumberAnatomy, top: number): void {
  let y = top;
  for (const number of numbers) {
    drawNumber(pdf, writer, number, y);
    y += heightOf(number) + BETWEEN;
  }
}

/** The last part has the uppermost meaning, so that no line crosses a word. */
function drawNumber(pdf: Pdf, writer: TextWriter, number: Numbered, top: number): void {
  const width = GRID.rightWidth;
  writer.write(number.label, TEXT.label, { x: GRID.right, width, y: top });
  const y = top + TEXT.label.leading + 2;
  const foot = y + TEXT.number.leading;
  let x: number = GRID.right;
  let row = meaningCount(number);
  for (const { text, meaning } of number.parts) {
    const partWidth = writer.width(text, TEXT.number);
    writer.write(text, TEXT.number, { x, width: partWidth + 4, y });
    if (meaning !== undefined) {
      row -= 1;
      const baseline = foot + BRACKET + ABOVE_MEANINGS + row * ROW;
      pdf
        .undash()
        .lineWidth(1.4)
        .moveTo(x, foot)
        .lineTo(x + partWidth, foot)
        .stroke(COLOUR.ink);
      pdf
        .lineWidth(0.5)
        .moveTo(x + 0.25, foot)
        .lineTo(x + 0.25, baseline + 7)
        .stroke(COLOUR.ink);
      writer.write(meaning, TEXT.legend, { x: x + 6, width: GRID.end - x - 6, y: baseline });
    }
    x += partWidth;
  }
  if (x > GRID.end) throw new Error(`"${number.label}" is wider than its column`);
}
