/** Hands large enough for a device: the figure's fingers and palms, laid by layers, so that a thing lies between them. */

import type { Outline } from '../../figure/geometry.ts';
import { HANDS, type HandLayer } from '../../figure/hands.ts';
import { lit, type Manner } from '../../figure/light.ts';
import { linesOf, outlinesOf, tuft } from '../../figure/outline-data.ts';
import type { Part } from '../../figure/part.ts';
import { shadowOf } from '../../kit/palette.ts';
import type { Point } from '../../kit/shapes.ts';
import { pathsOf } from '../../strips/still.ts';

export type { HandLayer };
export { HANDS };

export interface HandPlace {
  /** Where a point of the hand lies on the drawing; the point is in centimetres from the wrist. */
  readonly at: Point;
  readonly point?: Point;
  /** Units of the drawing for a centimetre. */
  readonly cm: number;
  /** Degrees clockwise from a forearm that points right, or left when mirrored; the thumb is up. */
  readonly turn?: number;
  readonly isMirrored?: boolean;
  readonly skin?: string;
}

const MANNER: Manner = { light: [-0.7, -0.72], shade: shadowOf, far: shadowOf, isFine: true };
const STEPS = 6;

export const finger = (...joints: readonly (readonly [x: number, y: number, radius: number])[]): HandLayer => ({
  finger: joints,
});

/** What lies before the wrist, and a sleeve over it, up to so many centimetres. */
export const forearm = (length: number): HandLayer =>
  finger([-length, 0, 3.9], [-length * 0.5, 0, 3.3], [-2, 0, 2.7], [0.6, 0, 2.4]);
export const sleeve = (from: number, to: number, tone: string): HandLayer => ({
  held: `M${-from}-3.7C${-from - 0.5}-1 ${-from - 0.5} 1 ${-from} 3.7L${-to} 4.9L${-to}-4.9Z`,
  tone,
});

/** Layers of a hand onto the drawing, the first one behind. */
export function handOn(layers: readonly HandLayer[], place: HandPlace): string {
  const { at, point = [0, 0], cm, turn = 0, isMirrored = false, skin = 'skin-2' } = place;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const side = isMirrored ? -1 : 1;
  const turned = (x: number, y: number): Point => [(side * x * cos - y * sin) * cm, (side * x * sin + y * cos) * cm];
  const [ox, oy] = turned(...point);
  const placed = (outline: Outline): Outline =>
    outline.map(([x, y]): Point => {
      const [dx, dy] = turned(x * 100, -y * 100);
      return [at[0] + dx - ox, at[1] + dy - oy];
    });
  const parts = layers.flatMap((layer): Part[] => {
    if ('finger' in layer) return lit(placed(tuft(layer.finger, STEPS)), skin, 0.62 * cm, MANNER);
    if ('palm' in layer)
      return outlinesOf(layer.palm, STEPS).flatMap((form) => lit(placed(form), skin, 0.8 * cm, MANNER));
    if ('held' in layer)
      return outlinesOf(layer.held, STEPS).flatMap((form) => lit(placed(form), layer.tone, 0.6 * cm, MANNER));
    return linesOf(layer.fold, layer.width ?? 0.3, 3).map((form) => ({ fill: shadowOf(skin), outline: placed(form) }));
  });
  return pathsOf(parts, (spot) => spot, 0.12);
}
