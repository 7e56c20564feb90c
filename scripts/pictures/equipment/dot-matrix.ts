/** Characters of a display board as a matrix of dots. */
import type { View } from './view.ts';

/** Characters of five by seven dots, a row per string of bits. */
const DOTS: Readonly<Record<string, string>> = {
  '0': 'E/11/13/15/19/11/E',
  '1': '4/C/4/4/4/4/E',
  '2': 'E/11/1/2/4/8/1F',
  '3': '1F/2/4/2/1/11/E',
  '4': '2/6/A/12/1F/2/2',
  '5': '1F/10/1E/1/1/11/E',
  '6': '6/8/10/1E/11/11/E',
  '7': '1F/1/2/4/8/8/8',
  '8': 'E/11/11/E/11/11/E',
  '9': 'E/11/11/F/1/2/C',
  ':': '0/C/C/0/C/C/0',
  '.': '0/0/0/0/0/C/C',
  A: 'E/11/11/11/1F/11/11',
  B: '1E/11/11/1E/11/11/1E',
  C: 'E/11/10/10/10/11/E',
  D: '1C/12/11/11/11/12/1C',
  E: '1F/10/10/1E/10/10/1F',
  F: '1F/10/10/1E/10/10/10',
  G: 'E/11/10/17/11/11/F',
  H: '11/11/11/1F/11/11/11',
  I: 'E/4/4/4/4/4/E',
  J: '7/2/2/2/2/12/C',
  K: '11/12/14/18/14/12/11',
  L: '10/10/10/10/10/10/1F',
  M: '11/1B/15/15/11/11/11',
  N: '11/11/19/15/13/11/11',
  O: 'E/11/11/11/11/11/E',
  P: '1E/11/11/1E/10/10/10',
  R: '1E/11/11/1E/14/12/11',
  S: 'F/10/10/E/1/1/1E',
  T: '1F/4/4/4/4/4/4',
  U: '11/11/11/11/11/11/E',
  V: '11/11/11/11/11/A/4',
  W: '11/11/11/15/15/15/A',
  Z: '1F/1/2/4/8/10/1F',
};

/** A character of square dots with its top left corner at x, y and dots `pitch` apart (millimetres). */
export function matrixCharacter(
  view: View,
  x: number,
  y: number,
  pitch: number,
  character: string,
  fill: string,
): string {
  const rows = (DOTS[character] ?? '').split('/').filter((row) => row !== '');
  const side = Math.round(view.k * pitch * 8) / 10;
  const dots = rows.flatMap((row, line) =>
    [0, 1, 2, 3, 4]
      .filter((column) => (Number.parseInt(row, 16) >> (4 - column)) & 1)
      .map((column) => {
        const [px, py] = view.at(x + column * pitch, y + line * pitch);
        return `M${Math.round(px * 10) / 10} ${Math.round(py * 10) / 10}h${side}v${side}h-${side}z`;
      }),
  );
  return dots.length === 0 ? '' : `<path d="${dots.join('')}" class="${fill}"/>`;
}
