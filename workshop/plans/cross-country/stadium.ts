/** The stadium enlarged; skiers go from right to left. Metres from its upper left corner. */
import { arrowHead } from '../../kit/arrows.ts';
import type { Lettering } from '../../kit/lettering.ts';
import { createScale } from '../../kit/scale.ts';
import { each, line, type Point, points, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { type Pin, scaleBar } from '../kit/plan.ts';

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

function words(lettering: Lettering): string {
  const text = ([tx, ty]: Point, content: string): string => {
    const width = lettering.measure(content, { size: 13 });
    const [left, base] = stadium.at([tx, ty]);
    return rect(left - 6, base - 12, width + 12, 16, 'snow-1') + lettering.text(left, base, content, { size: 13 });
  };
  return (
    text([126, 16.6], 'Start') +
    text([174, 30.6], 'Relay exchange, next lap') +
    text([214, 44.6], 'Finish') +
    scaleBar(lettering, stadium, [0, 10, 20], [x(236), y(2.6)])
  );
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

export function stadiumPlan(lettering: Lettering): string {
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
    rect(x(SPRINT + 4), y(4.4), of(8), 5, 'i') +
    each([EXCHANGE.from, EXCHANGE.to], (at) => line(x(at), y(LAP_LANE[0]), x(at), y(LAP_LANE[1]), 'rl')) +
    stroke(`M${x(FINISH)} ${y(FINISH_LANES[0] - 2)}V${y(FINISH_LANES[1] + 2)}`, 'rl', 3) +
    camera([FINISH, FINISH_LANES[0] - 2.8]) +
    camera([FINISH, FINISH_LANES[1] + 3]) +
    box([FINISH - 26, 52], 18, 6) +
    box([30, 52.5], 10, 5) +
    words(lettering)
  );
}
