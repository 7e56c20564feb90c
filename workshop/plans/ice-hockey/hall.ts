/** The ice-hockey hall cut lengthwise, under the rink's plan and at its scale. */
import type { Scale } from '../../kit/scale.ts';
import { circle, each, line, type Point, rect, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { type Pin, SIDES } from '../kit/plan.ts';
import { BOARD } from '../kit/signs.ts';

const GOAL_LINE = 26;
/** Along the hall, in metres from its middle. */
export const ROOF_ANTENNAS = [-27, -9, 9, 27];

export function antenna([px, py]: Point): string {
  return (
    circle(px, py, 4.5, 'p') + stroke(`M${round(px - 4.5)} ${round(py)}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0`, 'rl', 1.5)
  );
}

/** The floor's level in the picture. */
export const FLOOR = 602;

export function hallPins({ x, of }: Scale): Pin[] {
  const at = (px: number, up: number): Point => [x(px), FLOOR - of(up)];
  return [
    [4, at(-17, 2.2), at(-17, 5.6)],
    [5, at(9, 11.9), at(12, 9.2)],
    [6, at(2.5, 8.3), at(5.6, 6.8)],
  ];
}

/** The hall from the side: boards of 1.07 m, glass above them, the cube and the antennas under the roof. */
export function hall({ x, of }: Scale): string {
  const height = (metres: number): number => FLOOR - of(metres);
  const roof = height(13);
  const left = x(-33);
  const right = x(33);
  return (
    rect(x(-30), height(0), of(60), 4, 'ice') +
    rect(x(-30), height(3.4), of(60), of(2.33), 'ice-1') +
    rect(x(-30), height(1.07), of(60), of(1.07), 'g2') +
    rect(x(-30), height(3.4), of(60), of(3.4), 'h') +
    line(x(-30), height(1.07), x(30), height(1.07), 'm') +
    line(left, roof, right, roof, 'l') +
    line(left, roof, left, FLOOR + 4, 'l') +
    line(right, roof, right, FLOOR + 4, 'l') +
    line(left, FLOOR + 4, right, FLOOR + 4, 'l') +
    line(x(-1.5), roof, x(-1.5), height(10), 'm') +
    line(x(1.5), roof, x(1.5), height(10), 'm') +
    rect(x(-2.5), height(10), of(5), of(3.4), BOARD) +
    each(ROOF_ANTENNAS, (px) => line(x(px), roof, x(px), height(12.3), 'm') + antenna([x(px), height(11.9)])) +
    each(SIDES, (side) => rect(x(side * 17) - of(3), height(2.7), of(6), of(1), BOARD)) +
    each(SIDES, (side) => rect(x(side * GOAL_LINE) - 1, height(1.22), 2, of(1.22), 'r'))
  );
}
