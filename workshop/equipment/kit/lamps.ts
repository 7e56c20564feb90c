/** Lit figures and signs on the dark ground of a display, for faces in three-quarter view. */
import { lampsOf } from '../../kit/dot-matrix.ts';
import { digits, digitsWidth } from '../../kit/seven-segment.ts';
import { each, path, round } from '../../kit/shapes.ts';
import { LAMP_OFF } from './materials.ts';

export function litDigits(x: number, y: number, text: string, height: number, fill: string): string {
  return digits(x, y, text, height, fill, LAMP_OFF);
}

export function litCentred(x: number, y: number, text: string, height: number, fill: string): string {
  return litDigits(x - digitsWidth(text, height) / 2, y, text, height, fill);
}

/** A line of signs, 5 by 7 lamps each; x and y are the centre of the first lamp. */
export function litSigns(x: number, y: number, text: string, pitch: number, fill: string): string {
  const [r, d] = [round(pitch * 0.4), round(pitch * 0.8)];
  const data = each([...text], (sign, index) =>
    sign === ' '
      ? ''
      : each(lampsOf(sign), ([column, row]) => {
          const [left, top] = [round(x + (index * 6 + column) * pitch - r), round(y + row * pitch)];
          return `M${left} ${top}a${r} ${r} 0 1 1 ${d} 0a${r} ${r} 0 1 1 -${d} 0`;
        }),
  );
  return path(data, fill);
}
