/**
 * A board of lamps with running text, filmed at one column: the camera sees that column go on and off in time, and so
 * writes the text down again.
 */
import { lampsOf } from '../kit/dot-matrix.ts';
import type { Camera } from './camera.ts';
import { xOf } from './camera.ts';

export interface Ticker {
  readonly text: string;
  /** Time at which the first column of lamps comes on, in seconds. */
  readonly start: number;
  /** Seconds each column stays. */
  readonly hold: number;
  readonly y: number;
  /** Height of a lamp with its gap. */
  readonly pitch: number;
  readonly fill: string;
}

/** Columns of lamps from one character to the next. */
const ADVANCE = 6;

export function ticker(camera: Camera, { text, start, hold, y, pitch, fill }: Ticker): string {
  const width = ((hold * 1000) / camera.msPerUnit) * 0.84;
  const lamp = `h${width.toFixed(1)}v${(pitch * 0.74).toFixed(1)}h-${width.toFixed(1)}z`;
  const lamps = [...text].flatMap((character, index) =>
    (character === ' ' ? [] : lampsOf(character)).map(([column, row]) => {
      const x = xOf(camera, start + (index * ADVANCE + column) * hold);
      return x > camera.width || x + width < 0 ? '' : `M${x.toFixed(1)} ${(y + row * pitch).toFixed(1)}${lamp}`;
    }),
  );
  return `<path class="${fill}" d="${lamps.join('')}"/>`;
}
