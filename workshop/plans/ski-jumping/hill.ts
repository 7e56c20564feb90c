/** The drawn hill: land with its phases, distances, and what stands on and beside the slope. */
import type { Lettering } from '../../kit/lettering.ts';
import { createScale } from '../../kit/scale.ts';
import { circle, each, line, type Point, pointsToPath, polygon, rect } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import type { Place } from '../kit/plan.ts';
import { BOARD, camera, post, view } from '../kit/signs.ts';
import { atDistance, end, flight, gate, ground, hill, inRun, kPoint, onTable, outRunStart, top } from './profile.ts';

export const scale = createScale([290, 248], 2.8);
const { x, y, of, at } = scale;
const JUMP = 129;
export const WIND = [4, 23, 42, 61, 80, 99, 118];
const BEAMS = [8, 16];
export const FALL_LINE = 30;
/** Parts of the slope, by distance, that each camera films. */
const CAMERAS: readonly Point[] = [
  [62, 84],
  [82, 103],
  [101, 122],
  [120, 142],
];

export const LIGHTS: Point = [x(-76), y(-49)];

/** The parts of a jump, from and to, along the base. */
const PHASES = [
  ['In-run', -94, -10],
  ['Jump', -10, 12],
  ['Flight', 12, 62],
  ['Landing', 62, 124],
  ['Finish', 124, end[0]],
] as const;
export const BASE = y(outRunStart[1]) + 44;

export function onSlope(px: number, up: number): Point {
  return at([px, ground(px) - up]);
}

export function land(): string {
  const [left, right] = [x(top[0]), x(end[0])];
  const outline = [...inRun, ...hill].map(at);
  return (
    polygon([[left, BASE], ...outline, [right, BASE]], 'snow-1') +
    stroke(pointsToPath(outline), 'l', 2) +
    each(PHASES, ([, from]) => line(x(from), BASE - 26, x(from), BASE, 'm')) +
    line(left, BASE, right, BASE, 'm')
  );
}

export function phases(lettering: Lettering): string {
  return each(PHASES, ([name, from, to]) =>
    lettering.text(x((from + to) / 2), BASE - 9, name, { size: 16, anchor: 'middle', fill: 'g5' }),
  );
}

/** The distances and the K point, under the slope. */
export function distanceWords(lettering: Lettering, place: Place): string {
  const [kx, ky] = at(kPoint);
  const figure = (metres: number): string => {
    const [px, py] = at(atDistance(metres));
    const [left, base] = place([px - 15, py + 24]);
    return lettering.text(left, base, `${metres}`, { size: 16, anchor: 'middle' });
  };
  return (
    each([60, 80, 100, 140], figure) +
    lettering.text(...place([kx - 24, ky + 50]), 'K 125', { size: 16, style: 'bold', anchor: 'middle' })
  );
}

/** Distances are straight lines from the table's edge. */
export function distances(): string {
  const tick = (metres: number): string => {
    const [px, py] = at(atDistance(metres));
    return line(px, py, px - 4, py + 7, 'd');
  };
  const [kx, ky] = at(kPoint);
  const [jx, jy] = at(atDistance(JUMP));
  return (
    each([60, 70, 80, 90, 100, 110, 120, 130, 140], tick) +
    stroke(pointsToPath(flight(JUMP).map(at)), 'rl', 1.5, { dash: '6 4' }) +
    line(kx, ky, kx - 19, ky + 34, 'l') +
    circle(jx, jy, 4, 'r')
  );
}

export function equipment(): string {
  const gates = [0, 5, 10, 15, 20].map((metres) => {
    const [gx, gy] = at(gate(metres));
    return line(gx, gy, gx + 5, gy - 8, 'l');
  });
  const beams = BEAMS.map((metres) => {
    const [bx, by] = at(onTable(metres));
    return stroke(`M${bx.toFixed(1)} ${by.toFixed(1)}v-12`, 'rl', 2) + post([bx, by - 14]);
  });
  const masts = WIND.map((px) => {
    const [foot, head] = [onSlope(px, 0), onSlope(px, 6)];
    return line(...foot, ...head, 'l') + circle(head[0], head[1], 3.5, 'r');
  });
  const [ux, uy] = outRunStart;
  return (
    gates.join('') +
    // Start lights: three lamps above the highest gate.
    rect(LIGHTS[0] - 4, LIGHTS[1] - 10, 8, 20, 'i') +
    each([-6, 0, 6], (step) => circle(LIGHTS[0], LIGHTS[1] + step, 2, 'p')) +
    beams.join('') +
    masts.join('') +
    stroke(`M${x(ux + FALL_LINE)} ${y(uy)}v-18`, 'rl', 2) +
    rect(x(ux + 70), y(uy - 19), of(20), of(10), BOARD) +
    line(x(ux + 80), y(uy - 9), x(ux + 80), y(uy), 'l')
  );
}

/** Beside the slope, so behind it here: tower, stand and what the cameras see. */
export function behind(): string {
  const box = (from: number, width: number, height: number, cabin: number): string => {
    const roof = y(ground(from + width / 2) - height);
    return (
      rect(x(from), roof, of(width), of(height + 6), 'g2') +
      rect(x(from), roof, of(width), of(cabin), 'l') +
      rect(x(from), roof + of(cabin * 0.3), of(width), of(cabin * 0.4), 'i')
    );
  };
  const films = CAMERAS.map(([from, to]) => {
    const middle = atDistance((from + to) / 2);
    const place: Point = [middle[0] + 10, middle[1] - 20];
    const spread = (Math.atan((to - from) / 2 / 22) * 360) / Math.PI;
    const beyond: Point = [middle[0] - 3, middle[1] + 6];
    return view(at(place), at(beyond), spread) + camera(at(place), at(middle), 0.9);
  });
  return box(14, 6, 14, 5) + box(46, 9, 24, 8) + films.join('');
}
