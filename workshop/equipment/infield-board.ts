/** The boards in the infield of a cycling track: a case with its figures in the middle. */
import { displayCase } from '../kit/frames.ts';
import { centredDigits } from '../kit/seven-segment.ts';
import type { Box } from '../kit/shapes.ts';

export const FLOOR = 384;

/** The figures are `height` units high. */
export function infieldBoard(box: Box, text: string, height: number, on = 'i'): string {
  const edge = Math.min(9, box.height * 0.09);
  const top = box.y + (box.height - height) / 2;
  return displayCase(box, edge, edge / 2, 0) + centredDigits(box.x + box.width / 2, top, text, height, on);
}
