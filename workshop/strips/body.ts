/** What a strip can show: something made of outlines that moves over the line. */
import type { Outline } from './geometry.ts';

export interface Part {
  /** A fill class of the pictures' style block. */
  readonly fill: string;
  readonly outline: Outline;
  /** The part whose foremost point is read: torso, wheel, blade, ski, breast. */
  readonly counts?: boolean;
}

/** Its parts, back to front, in metres about a point of its own; time in seconds, 0 at the reading. */
export type Figure = (time: number) => readonly Part[];

export interface Body {
  readonly figure: Figure;
  /** Speed over the line in m/s. */
  readonly speed: number;
  /** Where it is, instead of at a steady speed: metres past its place at the reading. */
  readonly path?: (time: number) => number;
  /** How long before and after the reading it can be on the line, in seconds. */
  readonly span: readonly [before: number, after: number];
}

/** How far ahead of the figure's own point the part that counts reaches at the reading. */
export function reach(figure: Figure): number {
  const parts = figure(0);
  const counting = parts.filter((part) => part.counts);
  const xs = (counting.length > 0 ? counting : parts).flatMap((part) => part.outline.map(([x]) => x));
  return Math.max(...xs);
}

/** A body at a steady speed, of about the given length ahead of and behind the reading. */
export function moving(figure: Figure, speed: number, ahead: number, behind: number): Body {
  return { figure, speed, span: [ahead / speed, behind / speed] };
}
