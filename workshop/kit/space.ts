/** Places in space, and the corners of rectangles there; a camera or an axonometry turns them into points of a drawing. */

/** In any one unit (metres at venues); z is up. */
export type Place = readonly [x: number, y: number, z: number];

/** The corners of a level rectangle, from x1, y1 along x first. */
export function level(x1: number, y1: number, x2: number, y2: number, z = 0): readonly Place[] {
  return [
    [x1, y1, z],
    [x2, y1, z],
    [x2, y2, z],
    [x1, y2, z],
  ];
}

/** The corners of an upright rectangle over a line on the ground. */
export function upright(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  bottom: number,
  top: number,
): readonly Place[] {
  return [
    [x1, y1, bottom],
    [x2, y2, bottom],
    [x2, y2, top],
    [x1, y1, top],
  ];
}
