/** The ice sheet of three sports, measured in metres from its middle: 60 × 30 m unless its half width is given. */
import type { Scale } from '../../kit/scale.ts';
import { rect } from '../../kit/shapes.ts';

export const RINK = { halfLength: 30, halfWidth: 15, corner: 8.5 } as const;

/** Ice within its boards; `mats` adds the protective mats outside them, half a metre and more thick. */
export function rink(scale: Scale, mats = 0, halfWidth: number = RINK.halfWidth): string {
  return (mats > 0 ? plate(scale, 'g3', mats, halfWidth) : '') + plate(scale, 'ice-1 l', 0, halfWidth);
}

/** The boards alone, over the lines that end at them. */
export function boards(scale: Scale, halfWidth: number): string {
  return plate(scale, 'l', 0, halfWidth);
}

function plate({ x, y, of }: Scale, className: string, grow: number, half: number): string {
  const [halfLength, halfWidth] = [RINK.halfLength + grow, half + grow];
  return rect(x(-halfLength), y(-halfWidth), of(2 * halfLength), of(2 * halfWidth), className, of(RINK.corner + grow));
}
