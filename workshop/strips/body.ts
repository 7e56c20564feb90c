/** What a strip can show: a figure that moves over the line. */
import type { Figure } from '../figure/part.ts';

/** Where bodies/digits.ts looks for it, as for geometry.ts. */
export type { Part } from '../figure/part.ts';

export interface Body {
  readonly figure: Figure;
  /** Speed over the line in m/s. */
  readonly speed: number;
  /** Where it is, instead of at a steady speed: metres past its place at the reading. */
  readonly path?: (time: number) => number;
  /** How long before and after the reading it can be on the line, in seconds; at a steady speed it need not be said. */
  readonly span?: readonly [before: number, after: number];
}

/** How far ahead of the figure's own point the part that counts reaches at the reading, in metres. */
export function reach(figure: Figure): number {
  const parts = figure(0);
  const counting = parts.filter((part) => part.counts);
  const xs = (counting.length > 0 ? counting : parts).flatMap((part) => part.outline.map(([x]) => x));
  return Math.max(...xs);
}

/** The stretch in metres in which a figure's limbs swing while it crosses, and how finely they are looked at. */
const [BEFORE, BEYOND, STEP, MARGIN] = [2, 5, 0.15, 0.15];

/** How long a body can be on the line before and after the reading, in seconds. */
export function spanOf({ figure, speed, span }: Body): readonly [before: number, after: number] {
  if (span) return span;
  const offset = reach(figure);
  let [back, front] = [offset, offset];
  for (let way = -BEFORE; way <= BEYOND; way += STEP) {
    for (const { outline } of figure(way / speed)) {
      for (const [x] of outline) {
        back = Math.min(back, x);
        front = Math.max(front, x);
      }
    }
  }
  return [(front - offset + MARGIN) / speed, (offset - back + MARGIN) / speed];
}
