/** What the Gemini and Calypso lines share: one case, digits of one height. */
import { digits } from '../kit/seven-segment.ts';
import { each } from '../kit/shapes.ts';
import { roundSocket, screw } from './parts.ts';
import type { View } from './view.ts';

export const LINE = 0.21;
export const DIGIT_MM = 240;

export function drawCase(view: View, width: number): string {
  const socket = roundSocket(view, width - 40, 310, 16, 7);
  return (
    view.rect(0, 0, width, 340, 'g1 l', 14) +
    view.rect(40, 30, width - 80, 272, 'p m', 8) +
    each([24, width - 24], (x) => each([24], (y) => screw(view, x, y, 10))) +
    socket
  );
}

export function digitsAt(view: View, x: number, text: string, on = 'i'): string {
  return digits(...view.at(x, 46), text, DIGIT_MM * view.k, on);
}
