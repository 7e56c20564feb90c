/** The 60 × 30 m ice sheet of three sports, measured in metres from its middle. */
import type { Scale } from '../../kit/scale.ts';
import { rect } from '../../kit/shapes.ts';

export const RINK = { halfLength: 30, halfWidth: 15, corner: 8.5 } as const;

/** Ice within its boards; `mats` adds the protective mats outside them, half a metre and more thick. */
export function rink({ x, y, of }: Scale, mats = 0): string {
  const { halfLength, halfWidth, corner } = RINK;
  const plate = (grow: number, className: string): string =>
    rect(
      x(-halfLength - grow),
      y(-halfWidth - grow),
      of(2 * (halfLength + grow)),
      of(2 * (halfWidth + grow)),
      className,
      of(corner + grow),
    );
  return (mats > 0 ? plate(mats, 'g3') : '') + plate(0, 'ice-1') + plate(0, 'l');
}
