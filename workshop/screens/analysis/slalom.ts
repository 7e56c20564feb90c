/** Two runs of a giant slalom on a plane slope, and where both are at the same moment. */
import type { Place } from '../../kit/space.ts';

/** A plane slope: x across, y metres still to go, falling 18 degrees towards the camera. */
const SLOPE = Math.tan((18 * Math.PI) / 180);
/** Gates of a giant slalom: metres to go and the turning pole; the outer panel stands six metres further out. */
export const GATES = [
  [10, 2.2],
  [28, -2.2],
  [46, 2.2],
  [64, -2.2],
  [82, 2.2],
] as const;
/** In metres a second, through all gates. */
export const SPEED = 16.5;

export function onSlope(x: number, y: number, height = 0): Place {
  return [x, y, y * SLOPE + height];
}

/** The line of a run: how far it swings out, and how late it turns, in metres. */
function lineOf(swing: number, late: number) {
  return (y: number): number => swing * Math.cos(((y + late - 10) / 18) * Math.PI);
}

/** The lines of the two: metres across for metres to go. */
export const first = lineOf(3.1, -0.4);
export const second = lineOf(3.9, 1.4);
/** Where the two are at the same moment, in metres to go. */
export const NOW = { first: 8.2, second: 16.1 } as const;

/** The track left behind, from the place of the skier up to the top of the picture. */
export function track(run: (y: number) => number, from: number): Place[] {
  return Array.from({ length: 81 }, (_, index): Place => {
    const y = from + ((90 - from) * index) / 80;
    return onSlope(run(y), y);
  });
}
