/** The 400 m track: geometry in metres, the finish to the right of the home straight, runners counter-clockwise. */
import { oval } from '../../kit/curve.ts';
import { range } from '../../kit/range.ts';
import { createScale } from '../../kit/scale.ts';
import { each, type Point, path, pointsToPath, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { painted } from '../kit/signs.ts';

export const STRAIGHT = 84.39;
export const KERB = 36.5;
const LANE = 1.22;
const LANES = 8;
export const OUTER = KERB + LANE * LANES;
const HALF = STRAIGHT / 2;
/** The end of the home straight. */
export const FINISH = HALF;

/** Lane 1 is measured 0.30 m from the kerb, the others 0.20 m from the line inside of them. */
export function measuredRadius(lane: number): number {
  return KERB + (lane - 1) * LANE + (lane === 1 ? 0.3 : 0.2);
}

/** Metres from the middle of the field. */
export const scale = createScale([400, 344], 4.25);

export function firstBend(radius: number, angle: number): Point {
  return [HALF + radius * Math.sin(angle), radius * Math.cos(angle)];
}

export function secondBend(radius: number, angle: number): Point {
  return [-HALF - radius * Math.sin(angle), -radius * Math.cos(angle)];
}

type Bend = typeof firstBend;

const stadium = (radius: number): string => oval(scale.at([0, 0]), scale.of(HALF), scale.of(radius));

function laneLine(points: readonly Point[]): string {
  return painted(stroke(pointsToPath(points.map(scale.at)), 'wl', 2));
}

/** Start in lanes: a line across each, moved on by what its bends are longer than those of lane 1. */
export function staggered(bend: Bend, bends: 1 | 2): string {
  return repeat(LANES, (index) => {
    const radius = measuredRadius(index + 1);
    const angle = (bends * Math.PI * (radius - measuredRadius(1))) / radius;
    const inner = KERB + index * LANE;
    return laneLine([bend(inner, angle), bend(inner + LANE, angle)]);
  });
}

/** Start of a long race: an involute, so that all have the same way to the bend's inside. */
export function curved(bend: Bend, angle: number): string {
  const radius = measuredRadius(1);
  const furthest = Math.sqrt((OUTER / radius) ** 2 - 1);
  const points = range(13).map((step): Point => {
    const turn = (furthest * step) / 12;
    return bend(radius * Math.hypot(1, turn), angle + turn - Math.atan(turn));
  });
  return laneLine(points);
}

export function track(): string {
  const { x, y, of } = scale;
  const straightFrom = FINISH - 110 - 4;
  const straightLength = FINISH + 17 - straightFrom;
  const lanes = range(LANES + 1).map((index) => KERB + index * LANE);
  const extension = lanes.map((at) => `M${round(x(straightFrom))} ${round(y(at))}h${round(of(straightLength))}`);
  const across = (metres: number, width = 2): string =>
    painted(stroke(`M${round(x(FINISH - metres))} ${round(y(KERB))}V${round(y(OUTER))}`, 'wl', width));
  return (
    path(stadium(OUTER), 'tartan') +
    rect(x(straightFrom), y(KERB), of(straightLength), of(OUTER - KERB), 'tartan') +
    painted(stroke(extension.join('') + each(lanes, (radius) => stadium(radius)), 'wl', 0.6)) +
    path(stadium(KERB), 'piste-1') +
    across(100) +
    across(110)
  );
}
