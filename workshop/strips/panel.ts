/** Boards with lit letters: dark in both schemes. */
import type { Lettering } from '../kit/lettering.ts';
import { rect } from '../kit/shapes.ts';

interface Lit {
  readonly text: string;
  readonly fill?: string;
}

/** Texts side by side in cells of equal width. */
export function panel(
  lettering: Lettering,
  x: number,
  y: number,
  cell: number,
  texts: readonly (Lit | string)[],
  size = 26,
): string {
  const height = size * 1.5;
  return (
    rect(x - 3, y - 3, cell * texts.length + 6, height + 6, 'steel', 4) +
    rect(x, y, cell * texts.length, height, 'led-ground', 2) +
    texts
      .map((entry, index) => {
        const { text, fill = 'led-lit' } = typeof entry === 'string' ? { text: entry } : entry;
        const middle = x + cell * (index + 0.5);
        return lettering.text(middle, y + height * 0.74, text, { size, style: 'bold', anchor: 'middle', fill });
      })
      .join('')
  );
}
