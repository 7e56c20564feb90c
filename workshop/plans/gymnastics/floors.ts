/** The three floors and the trampoline, in metres. */
import { polar } from '../../kit/arrows.ts';
import { dimension } from '../../kit/dimensions.ts';
import type { Lettering } from '../../kit/lettering.ts';
import type { Scale } from '../../kit/scale.ts';
import { circle, line, type Point, pointsToPath, rect, repeat, round } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { arcs } from '../kit/course.ts';
import type { Place } from '../kit/plan.ts';
import { painted } from '../kit/signs.ts';

export interface Floor {
  readonly name: string;
  readonly side: number;
  readonly middle: Point;
}

/** A square floor with a metre of border. */
export function floor({ x, y, of }: Scale, { side, middle: [mx, my] }: Floor): string {
  const half = side / 2;
  return (
    rect(x(mx - half - 1), y(my - half - 1), of(side + 2), of(side + 2), 'mat') +
    rect(x(mx - half), y(my - half), of(side), of(side), 'mat-1') +
    painted(rect(x(mx - half), y(my - half), of(side), of(side), 'wl'))
  );
}

/** Its side below it and its name inside. */
export function floorWords(
  lettering: Lettering,
  { at }: Scale,
  { name, side, middle: [mx, my] }: Floor,
  place: Place,
  size: number,
): string {
  const half = side / 2;
  const [left, right] = [-1, 1].map((end) => place(at([mx + end * half, my + half + 1]))) as [Point, Point];
  const [nameX, nameY] = place(at([mx - half, my - half]));
  return (
    dimension(lettering, [left[0], left[1] + 24], [right[0], right[1] + 24], `${side} m`, { size }) +
    lettering.text(nameX + 9, nameY + 10 + size, name, { size: size + 1, style: 'bold' })
  );
}

/** The longest run of a floor exercise. */
export function diagonal({ x, y }: Scale, { side, middle: [mx, my] }: Floor): string {
  const half = side / 2;
  return line(x(mx - half), y(my + half), x(mx + half), y(my - half), 'd', '6 5');
}

export function diagonalWords(
  lettering: Lettering,
  { at }: Scale,
  { side, middle: [mx, my] }: Floor,
  place: Place,
  size: number,
): string {
  const name = `diagonal ${(side * Math.SQRT2).toFixed(2)} m`;
  return lettering.text(...place(at([mx - 0.2, my - 0.2])), name, { size, anchor: 'middle', rotate: -45 });
}

/** A ribbon's snake: half circles that grow smaller. */
export function ribbon({ at }: Scale, { middle: [mx, my] }: Floor): string {
  const radii = [1.35, 1.15, 0.95, 0.75, 0.6, 0.45, 0.3];
  const turns = radii.map((radius, index) => [radius, index % 2 === 0 ? 180 : -180] as const);
  return stroke(pointsToPath(arcs([mx - 5.4, my + 1], -90, turns).map(at)), 'd', 1.5);
}

/** A group of five. */
export function five({ at, of }: Scale, { middle: [mx, my] }: Floor): string {
  return repeat(5, (index) => circle(...at(polar([mx, my + 0.8], index * 72 - 90, 2.6)), of(0.3), 'i'));
}

/** A bed near the upper limits of 4.30 × 2.15 m, long side across, in its frame. */
export const BED = { length: 4.28, width: 2.14, frame: 0.45 } as const;

export function trampoline({ x, y, of }: Scale, [mx, my]: Point): string {
  const { length, width, frame } = BED;
  const [left, top] = [mx - length / 2, my - width / 2];
  return (
    rect(x(left - frame), y(top - frame), of(length + 2 * frame), of(width + 2 * frame), 'mat', of(0.1)) +
    rect(x(left), y(top), of(length), of(width), 'p l')
  );
}

/** Springs all round the bed, about 120: two in three along the long sides. */
export function springs({ x, y, of }: Scale, [mx, my]: Point): string {
  const { length, width, frame } = BED;
  const reach = round(of(frame * 0.6));
  const [left, top, right, bottom] = [mx - length / 2, my - width / 2, mx + length / 2, my + width / 2];
  const upright = (index: number): string => {
    const place = round(x(left + ((index + 0.5) * length) / 40));
    return `M${place} ${round(y(top))}v${-reach}M${place} ${round(y(bottom))}v${reach}`;
  };
  const level = (index: number): string => {
    const place = round(y(top + ((index + 0.5) * width) / 20));
    return `M${round(x(left))} ${place}h${-reach}M${round(x(right))} ${place}h${reach}`;
  };
  return painted(stroke(repeat(40, upright) + repeat(20, level), 'wl', 1));
}
