/** The stadium enlarged; skiers go from right to left, and the plan is shown mirrored. Metres from its upper left corner. */
import { arrowHead } from '../../kit/arrows.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { createScale } from '../../kit/scale.ts';
import { each, line, type Point, points, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { type Pin, type Place, scaleBar } from '../kit/plan.ts';
import { BOARD } from '../kit/signs.ts';

export const stadium = createScale([28, 432], 3.1);
const { x, y, of, at } = stadium;
export const SIZE: Point = [240, 60];
const FINISH = 84;
const SPRINT = 104;
const EXCHANGE = { from: 128, to: 158 } as const;
const START_LANES = [9, 21] as const;
const LAP_LANE = [26, 32] as const;
const FINISH_LANES = [37, 49] as const;

function lanes([top, bottom]: readonly [number, number], from: number, to: number, count: number): string {
  const lines = repeat(count + 1, (index) => {
    const level = round(y(top + ((bottom - top) * index) / count));
    return `M${round(x(from))} ${level}H${round(x(to))}`;
  });
  return rect(x(from), y(top), of(to - from), of(bottom - top), 'snow-1') + stroke(lines, 'h', 1);
}

function camera(at: Point): string {
  const [cx, cy] = stadium.at(at);
  return rect(cx - 4, cy - 4, 8, 8, 'i');
}

/** The names of the lanes, on the snow of the lanes. */
const NAMES: readonly (readonly [name: string, middle: Point])[] = [
  ['Start', [130, 15]],
  ['Relay exchange, next lap', [194, 29]],
  ['Finish', [222, 43]],
];

export function stadiumWords(lettering: Lettering, place: Place): string {
  const name = ([text, middle]: (typeof NAMES)[number]): string => {
    const width = lettering.measure(text, { size: 14 }) + 12;
    const [left, level] = place(at(middle));
    return (
      rect(left - width / 2, level - 8, width, 16, 'snow-1') +
      lettering.text(left, level + 5, text, { size: 14, anchor: 'middle' })
    );
  };
  return each(NAMES, name) + scaleBar(lettering, stadium, [0, 10, 20], place(at([4, 2.4])));
}

/** The names alone, along lanes that run down the sheet. */
export function stadiumNames(lettering: Lettering, place: Place): string {
  return each(NAMES, ([text, middle]) => {
    const [left, level] = place(at(middle));
    const length = lettering.measure(text, { size: 13 }) + 10;
    return (
      rect(left - 7.5, level - length / 2, 15, length, 'snow-1') +
      lettering.text(left - 4.5, level, text, { size: 13, anchor: 'middle', rotate: 90 })
    );
  });
}

export const stadiumPins: readonly Pin[] = [
  [1, at([SPRINT + 8, 5.3]), at([SPRINT + 17, 4.8])],
  [2, at([SPRINT, START_LANES[0] - 1]), at([SPRINT - 12, 4.8])],
  [5, at([30, 55]), at([18, 55])],
  [6, at([FINISH, 43]), at([FINISH - 14, 43])],
  [7, at([FINISH, FINISH_LANES[0] - 2.8]), at([FINISH + 14, FINISH_LANES[0] - 1.5])],
  [7, at([FINISH, FINISH_LANES[1] + 3]), at([FINISH + 14, FINISH_LANES[1] + 5.5])],
  [8, at([EXCHANGE.from, 29]), at([EXCHANGE.from - 10, 29])],
  [9, at([FINISH - 26, 55]), at([FINISH - 38, 55])],
];

export function stadiumPlan(): string {
  const box = (place: Point, width: number, depth: number): string => rect(...at(place), of(width), of(depth), 'p l');
  const gates = repeat(6, (index) => rect(x(SPRINT) - 2.5, y(START_LANES[0] + index * 2 + 0.4), 5, of(1.2), 'i'));
  return (
    rect(x(0), y(0), of(SIZE[0]), of(SIZE[1]), 'snow') +
    lanes(START_LANES, 0, 140, 6) +
    lanes(LAP_LANE, 0, SIZE[0], 1) +
    lanes(FINISH_LANES, 44, SIZE[0], 3) +
    line(x(SPRINT), y(START_LANES[0] - 1), x(SPRINT), y(START_LANES[1] + 1), 'rl') +
    gates +
    each(points('8,15 8,29 52,43'), (tip) => arrowHead(at(tip), 180, 'snow-2', 11)) +
    // Start display beside the lanes.
    rect(x(SPRINT + 4), y(4.4), of(8), 5, BOARD) +
    each([EXCHANGE.from, EXCHANGE.to], (at) => line(x(at), y(LAP_LANE[0]), x(at), y(LAP_LANE[1]), 'rl')) +
    stroke(`M${x(FINISH)} ${y(FINISH_LANES[0] - 2)}V${y(FINISH_LANES[1] + 2)}`, 'rl', 3) +
    camera([FINISH, FINISH_LANES[0] - 2.8]) +
    camera([FINISH, FINISH_LANES[1] + 3]) +
    box([FINISH - 26, 52], 18, 6) +
    box([30, 52.5], 10, 5)
  );
}
