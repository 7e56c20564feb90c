/** The ice-hockey hall cut lengthwise, under the rink's plan and at its scale. */
import type { Lettering } from '../lettering.ts';
import { circle, line, type Point, rect, round } from '../shapes.ts';
import { pin, type Scale, thick } from './plan-kit.ts';

type Side = -1 | 1;
const SIDES: readonly Side[] = [-1, 1];
const GOAL_LINE = 26;
/** Along the hall, in metres from its middle. */
export const ROOF_ANTENNAS = [-27, -9, 9, 27];

export function antenna([px, py]: Point): string {
  return (
    circle(px, py, 4.5, 'p') + thick(`M${round(px - 4.5)} ${round(py)}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0`, 'rl', 1.5)
  );
}

/** The hall from the side: boards of 1.07 m, glass above them, the cube and the antennas under the roof. */
export function hall(lettering: Lettering, { x, of }: Scale): string {
  const floor = 622;
  const height = (metres: number): number => floor - of(metres);
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
    line(left, roof, left, floor + 4, 'l') +
    line(right, roof, right, floor + 4, 'l') +
    line(left, floor + 4, right, floor + 4, 'l') +
    line(x(-1.5), roof, x(-1.5), height(10), 'm') +
    line(x(1.5), roof, x(1.5), height(10), 'm') +
    rect(x(-2.5), height(10), of(5), of(3.4), 'i') +
    ROOF_ANTENNAS.map((px) => line(x(px), roof, x(px), height(12.3), 'm') + antenna([x(px), height(11.9)])).join('') +
    SIDES.map((side) => rect(x(side * 17) - of(3), height(2.7), of(6), of(1), 'i')).join('') +
    SIDES.map((side) => rect(x(side * GOAL_LINE) - 1, height(1.22), 2, of(1.22), 'r')).join('') +
    pin(lettering, 4, [x(-17), height(2.2)], [x(-17), height(5.6)]) +
    pin(lettering, 5, [x(9), height(11.9)], [x(12), height(9.2)]) +
    pin(lettering, 6, [x(2.5), height(8.3)], [x(5.6), height(6.8)]) +
    lettering.text(x(-30), height(9), 'Hall cut lengthwise, heights schematic', { size: 13, fill: 'g5' })
  );
}
