/** The line a blade leaves: arcs that join without a corner, as skated. */
import type { Scale } from '../../kit/scale.ts';
import { round } from '../../kit/shapes.ts';

/** Metres and degrees clockwise from east. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

export interface Turn {
  /** Metres; negative turns left. */
  readonly radius: number;
  readonly degrees: number;
}

const RADIANS = Math.PI / 180;

/** The path data and where it ends; arcs beyond a half circle are cut in parts, as a full circle is no SVG arc. */
export function skate(
  scale: Scale,
  start: Pose,
  turns: readonly Turn[],
): { readonly data: string; readonly end: Pose } {
  let { x, y, heading } = start;
  let data = `M${round(scale.x(x))} ${round(scale.y(y))}`;
  for (const { radius, degrees } of turns) {
    const side = Math.sign(radius);
    const parts = Math.ceil(degrees / 180);
    for (let part = 0; part < parts; part += 1) {
      const turned = heading + (side * degrees) / parts;
      x += radius * (Math.sin(turned * RADIANS) - Math.sin(heading * RADIANS));
      y += radius * (Math.cos(heading * RADIANS) - Math.cos(turned * RADIANS));
      heading = turned;
      const r = round(scale.of(Math.abs(radius)));
      data += `A${r} ${r} 0 0 ${side > 0 ? 1 : 0} ${round(scale.x(x))} ${round(scale.y(y))}`;
    }
  }
  return { data, end: { x, y, heading } };
}
