/** From cuts, column by column, to shapes. */
import type { Point } from '../kit/shapes.ts';
import type { Cut } from './camera.ts';

/** Width of a column in units. */
export const STEP = 0.5;

/** A traced shape: its upper and lower edge, from left to right. */
export interface Shape {
  readonly fill: string;
  readonly upper: readonly Point[];
  readonly lower: readonly Point[];
}

/** A shape that is still growing: its upper and lower edge so far, and where the last column was cut. */
interface GrowingShape {
  upper: Point[];
  lower: Point[];
  last: Cut;
}

/** Joins the cuts of successive columns; where they split or merge a new shape begins on the old edge. */
export class Tracer {
  readonly #done: Shape[] = [];
  #open: GrowingShape[] = [];
  readonly #fill: string;

  constructor(fill: string) {
    this.#fill = fill;
  }

  add(x: number, cuts: readonly Cut[]): void {
    if (cuts.length === 0 && this.#open.length === 0) return;
    const next: GrowingShape[] = [];
    for (const cut of cuts) {
      const before = this.#open.filter(({ last }) => touches(last, cut));
      const [only] = before;
      const isAlone =
        only !== undefined && before.length === 1 && cuts.filter((c) => touches(only.last, c)).length === 1;
      const shape = isAlone ? only : { upper: [], lower: [], last: cut };
      if (!isAlone) {
        // Overlap the shapes it grows out of, so that no seam shows; or begin in a point.
        const edge = before.length > 0 ? cut : middle(cut);
        shape.upper.push([x - STEP, edge[0]]);
        shape.lower.push([x - STEP, edge[1]]);
      }
      shape.upper.push([x, cut[0]]);
      shape.lower.push([x, cut[1]]);
      shape.last = cut;
      next.push(shape);
    }
    for (const shape of this.#open) if (!next.includes(shape)) this.#done.push(this.#close(shape));
    this.#open = next;
  }

  #close({ upper, lower }: { upper: Point[]; lower: Point[] }): Shape {
    return { fill: this.#fill, upper, lower };
  }

  finish(): readonly Shape[] {
    for (const shape of this.#open) this.#done.push(this.#close(shape));
    this.#open = [];
    return this.#done;
  }
}

const touches = (a: Cut, b: Cut): boolean => a[0] <= b[1] && b[0] <= a[1];

const middle = ([top, bottom]: Cut): Cut => [top * 0.65 + bottom * 0.35, top * 0.35 + bottom * 0.65];
