/** What everything that moves is made of: outlines with a fill. */
import type { Outline } from './geometry.ts';

export interface Part {
  /** A fill class of the pictures' style block. */
  readonly fill: string;
  readonly outline: Outline;
  /** The part whose foremost point is read: torso, wheel, blade, ski, boot, breast. */
  readonly counts?: boolean;
  /** What is longer than who carries or raises it, and may run on where a frame ends: skis and poles, water and snow. */
  readonly runsOn?: 'ski' | 'spray';
}

/** Its parts, back to front, in metres about a point of its own; time in seconds, 0 at the reading. */
export type Figure = (time: number) => readonly Part[];
