/** The one light of all figures: a lit side in the plain tone, a shadow side in the tone's shade. */
import type { Point } from '../kit/shapes.ts';
import { areaOf, isWithin, type Outline } from './geometry.ts';
import type { Part } from './part.ts';

/** How people are drawn into a kind of picture. */
export interface Manner {
  /** Where the light comes from, as seen by a figure that faces right; a unit long. */
  readonly light: Point;
  /** The shadow side of a fill. */
  readonly shade: (fill: string) => string;
  /** The same fill on limbs away from the viewer. */
  readonly far: (fill: string) => string;
  /** Large enough for eyes, fingers, folds. */
  readonly isFine: boolean;
}

/** How many straight pieces a curve becomes. */
export const stepsOf = ({ isFine }: Manner): number => (isFine ? 6 : 4);

/** Turned away from the light by less than this counts as lit: a little shade is only noise. */
const GRAZING = 0.12;
/** A shadow side has at least so much of the outline, and of its area: smaller ones are specks in a crease. */
const LEAST = { edge: 0.1, area: 0.025 } as const;

/** Towards the light from a point of the edge, as far as the outline reaches, at most `depth`. */
function inward([x, y]: Point, light: Point, depth: number, outline: Outline): Point {
  for (let reach = depth; reach > depth / 10; reach *= 0.72) {
    // Looked at a little farther in: the shadow does not reach the edge on the other side.
    if (isWithin([x + light[0] * reach * 1.25, y + light[1] * reach * 1.25], outline))
      return [x + light[0] * reach, y + light[1] * reach];
  }
  return [x, y];
}

/** The parts of an outline that lie in shadow: where its edge turns away from the light, `depth` metres deep. */
export function shadowSides(outline: Outline, light: Point, depth: number): Outline[] {
  const count = outline.length;
  const at = (index: number): Point => outline[(index + count) % count] ?? [0, 0];
  const area = areaOf(outline);
  const way = area < 0 ? -1 : 1;
  const turned = outline.map((_, index) => {
    const [[ax, ay], [bx, by]] = [at(index - 1), at(index + 1)];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return (-way * ((by - ay) * light[0] - (bx - ax) * light[1])) / length;
  });
  const isDark = (index: number): boolean => (turned[(index + count) % count] ?? 0) > GRAZING;
  const start = turned.findIndex((_, index) => !isDark(index) && isDark(index + 1));
  if (start < 0) return [];
  const sides: Outline[] = [];
  for (let index = start + 1; index <= start + count; index += 1) {
    if (!isDark(index)) continue;
    const first = index;
    while (isDark(index)) index += 1;
    if ((index - first + 2) / count < LEAST.edge) continue;
    const edge = Array.from({ length: index - first + 2 }, (_, step) => at(first - 1 + step));
    const inner = edge.slice(1, -1).map((point, step) => {
      const share = Math.min(1, (turned[(first + step + count) % count] ?? 0) * 1.35);
      return inward(point, light, depth * share, outline);
    });
    const side = [...edge, ...inner.toReversed()];
    if (Math.abs(areaOf(side) / area) > LEAST.area) sides.push(side);
  }
  return sides;
}

/** A form in its plain tone, with its shadow side. */
export function lit(outline: Outline, fill: string, depth: number, { light, shade }: Manner): Part[] {
  const shadow = shade(fill);
  if (shadow === fill || depth === 0) return [{ fill, outline }];
  return [
    { fill, outline },
    ...shadowSides(outline, light, depth).map((side): Part => ({ fill: shadow, outline: side })),
  ];
}
