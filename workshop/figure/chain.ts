/** Limbs and trunks as one outline along their bones, so that no joint shows. */
import type { Point } from '../kit/shapes.ts';
import { type Outline, rowsOf, smooth } from './geometry.ts';

/** Half widths of what runs along a bone: share of its length, metres to the front, metres to the back. */
export type Widths = readonly (readonly [at: number, front: number, back: number])[];

export interface Form {
  readonly upper: Widths;
  /** At the joint between the two bones. */
  readonly joint?: readonly [front: number, back: number];
  readonly lower?: Widths;
  /** Ends on an edge: the hem of a sleeve, of trousers. */
  readonly hasHem?: boolean;
}

const widths = (text: string): Widths => rowsOf(text).map(([at = 0, front = 0, back = 0]) => [at, front, back]);

/** A form from the rows of its upper bone, its joint and its lower bone. */
export const form = (upper: string, joint?: readonly [number, number], lower?: string): Form => ({
  upper: widths(upper),
  ...(joint && { joint }),
  ...(lower && { lower: widths(lower) }),
});

/** The same, ending on an edge. */
export const hemmed = (whole: Form): Form => ({ ...whole, hasHem: true });

interface Station {
  readonly middle: Point;
  /** A unit towards the front. */
  readonly front: Point;
  readonly half: readonly [front: number, back: number];
  readonly bone: 0 | 1 | 'joint';
}

const unit = ([ax, ay]: Point, [bx, by]: Point): Point => {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length];
};
const moved = ([x, y]: Point, [dx, dy]: Point, distance: number): Point => [x + dx * distance, y + dy * distance];
const frontOf = ([dx, dy]: Point): Point => [-dy, dx];

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - dx * share, y - ay - dy * share);
}

/** How the front and back of a limb are told apart: seen from the front or from behind they are the same. */
export type Side = 'profile' | 'even';

/** The outline of a form between joints; `size` widens it. */
export function chain(
  joints: readonly Point[],
  { upper, joint, lower, hasHem }: Form,
  size: number,
  side: Side,
  steps: number,
) {
  const [a = [0, 0], b = a, c = b] = joints;
  const [first, second] = [unit(a, b), unit(b, c)];
  const half = (front: number, back: number): readonly [number, number] =>
    side === 'even' ? [((front + back) / 2) * size, ((front + back) / 2) * size] : [front * size, back * size];
  const along = (from: Point, to: Point, direction: Point, rows: Widths, bone: 0 | 1): Station[] =>
    rows.map(([at, front, back]) => ({
      middle: [from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at],
      front: frontOf(direction),
      half: half(front, back),
      bone,
    }));
  const stations = along(a, b, first, upper, 0);
  const isBent = joint !== undefined && lower !== undefined;
  if (isBent) {
    const middle = unit([0, 0], [first[0] + second[0], first[1] + second[1]]);
    stations.push({ middle: b, front: frontOf(middle), half: half(...joint), bone: 'joint' });
    stations.push(...along(b, c, second, lower, 1));
  }
  // A curve through the same point twice has a corner there.
  if (hasHem) stations.push(...stations.slice(-1));
  const bend = first[0] * second[0] + first[1] * second[1];
  const isFrontInner = second[0] * frontOf(first)[0] + second[1] * frontOf(first)[1] > 0;
  // In the crease of a bend, what lies inside of the other bone's half is left out.
  const edge = (which: 0 | 1): Point[] => {
    const isInner = isBent && (which === 0) === isFrontInner && bend < 0.94;
    return stations.flatMap(({ middle, front, half: halves, bone }): Point[] => {
      const point = moved(middle, front, (which === 0 ? 1 : -1) * halves[which]);
      if (!isInner || !joint) return [point];
      if (bone === 'joint') return bend > 0.5 ? [point] : [];
      const hidden = bone === 0 ? distanceTo(point, b, c) : distanceTo(point, a, b);
      return hidden < joint[which] * size * 0.9 ? [] : [point];
    });
  };
  const cap = (station: Station | undefined, direction: Point, way: 1 | -1): Point[] =>
    station ? [moved(station.middle, direction, way * 0.55 * Math.min(...station.half))] : [];
  const outline = [
    ...cap(stations[0], first, -1),
    ...edge(0),
    ...cap(hasHem ? undefined : stations.at(-1), isBent ? second : first, 1),
    ...edge(1).toReversed(),
  ];
  return smooth(outline, steps);
}

/** The outline of widths along a curve from its first point (0) to its last (1); beyond them it runs straight on. */
export function alongCurve(curve: readonly Point[], rows: Widths, size: number, steps: number): Outline {
  const lengths = curve.slice(1).map((point, index) => {
    const [x, y] = curve[index] ?? point;
    return Math.hypot(point[0] - x, point[1] - y);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const place = (share: number): readonly [Point, Point] => {
    let [left, index] = [share * whole, 0];
    while (index < lengths.length - 1 && left > (lengths[index] ?? 0)) {
      left -= lengths[index] ?? 0;
      index += 1;
    }
    const from: Point = curve[index] ?? [0, 0];
    const to: Point = curve[index + 1] ?? from;
    const direction = unit(from, to);
    return [moved(from, direction, left), direction];
  };
  const sides = rows.map(([at, front, back]) => {
    const [middle, direction] = place(at);
    return [moved(middle, frontOf(direction), front * size), moved(middle, frontOf(direction), -back * size)] as const;
  });
  return smooth([...sides.map(([front]) => front), ...sides.map(([, back]) => back).toReversed()], steps);
}
