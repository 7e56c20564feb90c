/**
 * A board of lamps with running text, filmed at one column: the camera sees that column go on and off in time, and so
 * writes the text down again.
 */
import type { Camera } from './camera.ts';
import { xOf } from './camera.ts';

/** Five columns of seven lamps a character; the lowest bit is the top lamp. */
const LAMPS: Readonly<Record<string, readonly number[]>> = {
  '0': [62, 81, 73, 69, 62],
  '1': [0, 66, 127, 64, 0],
  '2': [66, 97, 81, 73, 70],
  '3': [33, 65, 69, 75, 49],
  '4': [24, 20, 18, 127, 16],
  '5': [39, 69, 69, 69, 57],
  '6': [60, 74, 73, 73, 48],
  '7': [1, 113, 9, 5, 3],
  '8': [54, 73, 73, 73, 54],
  '9': [6, 73, 73, 41, 30],
  '.': [0, 96, 96, 0],
  ':': [0, 54, 54, 0],
  ' ': [0, 0, 0],
  '/': [32, 16, 8, 4, 2],
  '+': [8, 8, 62, 8, 8],
  A: [126, 17, 17, 17, 126],
  C: [62, 65, 65, 65, 34],
  E: [127, 73, 73, 73, 65],
  G: [62, 65, 73, 73, 122],
  H: [127, 8, 8, 8, 127],
  I: [65, 127, 65],
  K: [127, 8, 20, 34, 65],
  L: [127, 64, 64, 64, 64],
  M: [127, 2, 12, 2, 127],
  N: [127, 4, 8, 16, 127],
  P: [127, 9, 9, 9, 6],
  R: [127, 9, 25, 41, 70],
  S: [70, 73, 73, 73, 49],
  T: [1, 1, 127, 1, 1],
  U: [63, 64, 64, 64, 63],
  B: [127, 73, 73, 73, 54],
  D: [127, 65, 65, 34, 28],
  F: [127, 9, 9, 9, 1],
  J: [32, 64, 65, 63, 1],
  W: [63, 64, 56, 64, 63],
};

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

export function ticker(camera: Camera, { text, start, hold, y, pitch, fill }: Ticker): string {
  const columns = [...text].flatMap((character) => [...(LAMPS[character] ?? []), 0]);
  const width = (hold * 1000) / camera.msPerUnit;
  const lamp = pitch * 0.74;
  let data = '';
  columns.forEach((bits, index) => {
    const x = xOf(camera, start + index * hold);
    if (x > camera.width || x + width < 0) return;
    for (let row = 0; row < 7; row += 1) {
      if ((bits & (1 << row)) === 0) continue;
      data += `M${x.toFixed(1)} ${(y + row * pitch).toFixed(1)}h${(width * 0.84).toFixed(1)}v${lamp.toFixed(1)}h-${(width * 0.84).toFixed(1)}z`;
    }
  });
  return `<path class="${fill}" d="${data}"/>`;
}
