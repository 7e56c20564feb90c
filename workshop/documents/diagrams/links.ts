/** The lines of a connection diagram: down from one box, across at half height, down to the next. */
import type { DiagramLink } from '../../../shared/content/downloads/sheet-figure.ts';
import type { Box } from '../../kit/shapes.ts';
import { COLOUR, GRID, type TextStyle } from '../document-style.ts';
import type { Pdf, TextWriter } from '../text-writer.ts';

export interface PlacedLink extends Pick<DiagramLink, 'label' | 'isMain'> {
  readonly from: Box;
  readonly to: Box;
  readonly isDirected: boolean;
  /** Where the line is alone: above the height at which lines join or branch, below it, or all the way. */
  readonly labelAt: 'head' | 'middle' | 'foot';
}

const HEAD = { length: 5, width: 4.4 } as const;
const LABEL_GAP = 6;

const LABEL_HEIGHT = { head: 0.25, middle: 0.5, foot: 0.75 } as const;

const middleOf = ({ x, width }: Box) => x + width / 2;

export const isStraight = (from: Box, to: Box): boolean => Math.abs(middleOf(from) - middleOf(to)) < 1;

/** The red line last, so that it lies above the others. */
export function drawLinks(pdf: Pdf, writer: TextWriter, links: readonly PlacedLink[], style: TextStyle): void {
  for (const link of links.toSorted((one, other) => Number(one.isMain ?? 0) - Number(other.isMain ?? 0))) {
    drawLink(pdf, link);
    if (link.label !== undefined) drawLabel(writer, link, link.label, style);
  }
}

function drawLink(pdf: Pdf, { from, to, isMain, isDirected }: PlacedLink): void {
  const colour = isMain ? COLOUR.red : COLOUR.ink;
  const [start, end] = [from.y + from.height, to.y];
  const [x1, x2, middle] = [middleOf(from), middleOf(to), (start + end) / 2];
  pdf.undash().lineWidth(isMain ? 1.4 : 0.7);
  pdf.lineJoin('miter').moveTo(x1, start).lineTo(x1, middle).lineTo(x2, middle);
  pdf.lineTo(x2, isDirected ? end - HEAD.length : end).stroke(colour);
  if (!isDirected) return;
  pdf.moveTo(x2, end).lineTo(x2 - HEAD.width / 2, end - HEAD.length);
  pdf.lineTo(x2 + HEAD.width / 2, end - HEAD.length).fill(colour);
}

function drawLabel(writer: TextWriter, { from, to, labelAt }: PlacedLink, label: string, style: TextStyle): void {
  const [start, end] = [from.y + from.height, to.y];
  const x = middleOf(labelAt === 'foot' ? to : from) + LABEL_GAP;
  const centre = start + (end - start) * LABEL_HEIGHT[labelAt];
  const width = GRID.end - x;
  if (writer.width(label, style) > width) throw new Error(`"${label}" is too long to stand beside its line`);
  writer.write(label, style, { x, width, y: centre - style.leading / 2 });
}
