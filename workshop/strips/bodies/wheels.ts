/** Wheels that roll: a spoke is fast above the axle and almost still at the ground, so spokes leave curves. */
import { ellipse, strut, towards } from '../../figure/geometry.ts';
import type { Part } from '../../figure/part.ts';
import type { Point } from '../../kit/shapes.ts';

export interface Wheel {
  readonly radius: number;
  readonly tyre: string;
  /** What fills it inside the tyre: a disc, or the air between the spokes. */
  readonly disc: string;
  readonly tyreWidth?: number;
  readonly spokes?: number;
  readonly spoke?: string;
  readonly spokeWidth?: number;
  /** Sectors of another tone on a disc, to show that it turns. */
  readonly sectors?: number;
  readonly counts?: boolean;
}

/** An annulus as one outline, cut open at the top. */
export function ring([x, y]: Point, outer: number, inner: number, corners = 48): Point[] {
  const round = ellipse(x, y, outer, outer, corners);
  const hole = ellipse(x, y, inner, inner, corners);
  const [first, hollow] = [round[0], hole[0]];
  return [...round, ...(first ? [first] : []), ...(hollow ? [hollow] : []), ...hole.toReversed()];
}

/** @param rolled how far it has rolled, in metres */
export function wheel([x, y]: Point, rolled: number, kind: Wheel): Part[] {
  const { radius, tyre, disc, tyreWidth = 0.03, spokes = 0, spoke = tyre, spokeWidth = 0.012, sectors = 0 } = kind;
  const turn = (-rolled / radius) * (180 / Math.PI);
  const inner = radius - tyreWidth;
  const parts: Part[] = [{ fill: tyre, outline: ellipse(x, y, radius, radius, 64), counts: kind.counts ?? false }];
  if (disc !== '') parts.push({ fill: disc, outline: ellipse(x, y, inner, inner, 56) });
  for (let index = 0; index < sectors; index += 1) {
    const from = turn + (360 / sectors) * index;
    const arc = Array.from({ length: 9 }, (_, step) =>
      towards([x, y], from + (180 / sectors) * (step / 8), inner * 0.94),
    );
    parts.push({ fill: spoke, outline: [[x, y], ...arc] });
  }
  for (let index = 0; index < spokes; index += 1) {
    parts.push({
      fill: spoke,
      outline: strut([x, y], towards([x, y], turn + (360 / spokes) * index, inner), spokeWidth * 1.6, spokeWidth),
    });
  }
  if (spokes > 0) parts.push({ fill: spoke, outline: ellipse(x, y, radius * 0.09) });
  return parts;
}

/** A spoked wheel through which the ground shows: a ring, spokes and a hub. */
export function openWheel(centre: Point, rolled: number, kind: Wheel): Part[] {
  const { radius, tyre, tyreWidth = 0.03 } = kind;
  const [, ...rest] = wheel(centre, rolled, { ...kind, disc: '' });
  return [...rest, { fill: tyre, outline: ring(centre, radius, radius - tyreWidth), counts: kind.counts ?? false }];
}
