/** A part of a drawn venue, turned and sized to fill its place in a picture; letters and markers stay upright over it. */
import { type Box, type Point, round } from '../../kit/shapes.ts';
import { cutTo } from '../../kit/strokes.ts';

export interface Frame {
  /** What is shown, in the units the venue is drawn in. */
  readonly box: Box;
  /** Quarter turns: 90 brings the left end to the top, -90 to the bottom. */
  readonly turn?: 0 | 90 | -90;
  /** Left and right exchanged, before it is turned. */
  readonly isMirrored?: boolean;
  /** What lies beyond the box is left out. */
  readonly isCut?: boolean;
}

export interface View {
  readonly height: number;
  /** Where a place of the venue stands in the picture. */
  at(place: Point): Point;
  /** The venue in the picture; it holds no letters, as they would turn with it. */
  show(scene: string): string;
}

/** @param place upper left corner and width in the picture */
export function viewOf(
  { box, turn = 0, isMirrored = false, isCut = false }: Frame,
  { left, top, width }: { left: number; top: number; width: number },
): View {
  const isUpright = turn === 0;
  const k = width / (isUpright ? box.width : box.height);
  const across = isMirrored ? -k : k;
  // From the middle of the box, mirrored, then turned.
  const [a, b, c, d] = isUpright ? [across, 0, 0, k] : turn === 90 ? [0, across, -k, 0] : [0, -across, k, 0];
  const height = k * (isUpright ? box.height : box.width);
  const [mx, my] = [box.x + box.width / 2, box.y + box.height / 2];
  const e = left + width / 2 - a * mx - c * my;
  const f = top + height / 2 - b * mx - d * my;
  const matrix = [a, b, c, d, e, f].map((value) => Number(value.toFixed(3))).join(' ');
  return {
    height,
    at: ([x, y]) => [a * x + c * y + e, b * x + d * y + f],
    show: (scene) =>
      `<g transform="matrix(${matrix})">${isCut ? cutTo(`w${round(left)}-${round(top)}`, box, scene) : scene}</g>`,
  };
}

/** The box between two opposite corners. */
export function between([left, top]: Point, [right, bottom]: Point): Box {
  return { x: left, y: top, width: right - left, height: bottom - top };
}
