/** What a scan starts from: a camera, and bodies placed before it in time. */
import type { Body } from './body.ts';

/** Where an outline meets the line. */
export type Cut = readonly [top: number, bottom: number];

/** Lowest visible y of a strip: the scale begins there. */
export const FLOOR = 214;

export interface Camera {
  /** Width of the strip in units. */
  readonly width: number;
  /** Lowest visible y: nothing is drawn below. */
  readonly floor: number;
  readonly msPerUnit: number;
  /** The strip's x of the cursor and the time it stands at, in seconds. */
  readonly cursorX: number;
  readonly cursorTime: number;
}

export interface Placement {
  readonly body: Body;
  /** Time of the reading in seconds. */
  readonly time: number;
  /** The y of the ground under it. */
  readonly ground: number;
  readonly unitsPerMetre: number;
  /** Upper and lower limit of what this camera sees, when a strip joins several. */
  readonly view?: Cut;
  /** Seconds from one image to the next, where the steps are to be seen. */
  readonly frame?: number;
}

export function xOf(camera: Camera, time: number): number {
  return camera.cursorX + ((time - camera.cursorTime) * 1000) / camera.msPerUnit;
}
