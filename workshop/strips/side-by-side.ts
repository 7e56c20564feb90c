/** A strip of several recordings, each with a scale of its own: other venues, other years. */
import type { Drawing } from '../kit/drawing.ts';
import type { Lettering } from '../kit/lettering.ts';
import type { Recording } from './scene.ts';
import { drawRecording, PORTRAIT_WIDTH, SHADOWS, STRIP_HEIGHT, STRIP_WIDTH } from './strip.ts';

export interface Window {
  readonly x: number;
  readonly width: number;
  readonly recording: Recording;
}

export interface Composite extends Pick<Drawing, 'title' | 'description'> {
  readonly id: string;
  readonly windows: readonly Window[];
  /** In a drawing 768 wide, of which telephones see the middle 390 units. */
  readonly phone: readonly Window[];
}

const drawWindow = (lettering: Lettering, { x, width, recording }: Window): string =>
  `<svg x="${x}" width="${width}" height="${STRIP_HEIGHT}">${drawRecording(lettering, recording, width)}</svg>`;

const drawAll = (lettering: Lettering, windows: readonly Window[]): string =>
  SHADOWS + windows.map((window) => drawWindow(lettering, window)).join('');

export const sideBySide = ({ id, title, description, windows, phone }: Composite): Drawing => ({
  id: `strip/${id}`,
  width: STRIP_WIDTH,
  height: STRIP_HEIGHT,
  title,
  description,
  draw: (lettering) => drawAll(lettering, windows),
  portrait: { width: PORTRAIT_WIDTH, height: STRIP_HEIGHT, draw: (lettering) => drawAll(lettering, phone) },
});
