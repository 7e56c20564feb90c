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
  /** Spokes bent as the line camera sees them, on a body that is held. */
  readonly isFilmed?: boolean;
}

/** What lies farther forward is seen earlier, so that the wheel has turned less: the angle depends on the place. */
function filmedSpoke(
  [x, y]: Point,
  degrees: number,
  { radius, inner, width }: { readonly radius: number; readonly inner: number; readonly width: number },
): Point[] {
  const seen = (far: number): number => {
    let angle = degrees;
    for (let round = 0; round < 24; round += 1) {
      angle = degrees + (Math.sin((angle * Math.PI) / 180) * far * 180) / (Math.PI * radius);
    }
    return angle;
  };
  const steps = Array.from({ length: 9 }, (_, step) => 0.02 + ((inner - 0.02) * step) / 8);
  const edge = (side: 1 | -1) =>
    steps.map((far) => towards([x, y], seen(far) + (side * (width * 90)) / (Math.PI * far), far));
  return [...edge(1), ...edge(-1).toReversed()];
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
    const degrees = turn + (360 / spokes) * index;
    parts.push({
      fill: spoke,
      outline: kind.isFilmed
        ? filmedSpoke([x, y], degrees, { radius, inner, width: spokeWidth })
        : strut([x, y], towards([x, y], degrees, inner), spokeWidth * 1.6, spokeWidth),
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
