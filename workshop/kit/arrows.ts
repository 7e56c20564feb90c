/** Arrows, straight and round. All angles are degrees clockwise, 0 pointing right. */
import { line, type Point, path, polygon, round } from './shapes.ts';

/** The point at an angle and distance from another. */
export function polar([x, y]: Point, angle: number, distance: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [x + distance * Math.cos(turn), y + distance * Math.sin(turn)];
}

/** The direction from one point to another, in degrees. */
export function heading([x1, y1]: Point, [x2, y2]: Point): number {
  return (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
}

/** A filled arrow head whose tip stands at the point. */
export function arrowHead(tip: Point, angle: number, fill = 'g5', length = 8): string {
  return polygon([tip, polar(tip, angle + 198, length), polar(tip, angle + 162, length)], fill);
}

/** A line with a head at its end (and one at its start). */
export function arrow(from: Point, to: Point, stroke = 'd', fill = 'g5', isDouble = false): string {
  const angle = heading(from, to);
  const start = isDouble ? polar(from, angle, 5) : from;
  const heads = arrowHead(to, angle, fill) + (isDouble ? arrowHead(from, angle + 180, fill) : '');
  return line(...start, ...polar(to, angle + 180, 5), stroke) + heads;
}

/** A circular arc from one angle to another, clockwise if the second is larger. */
export function arc(centre: Point, radius: number, from: number, to: number, className: string, dash?: string): string {
  const [a, b] = [from, to].map((angle) => polar(centre, angle, radius).map(round).join(' '));
  const r = round(radius);
  return path(`M${a}A${r} ${r} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${b}`, className, dash);
}

/** An arc with a head at its end. */
export function arcArrow(centre: Point, radius: number, from: number, to: number, stroke = 'd', fill = 'g5'): string {
  const way = Math.sign(to - from);
  const lag = ((4 / radius) * 180) / Math.PI;
  const tip = polar(centre, to, radius);
  return arc(centre, radius, from, to - way * lag, stroke) + arrowHead(tip, to + way * (90 - lag), fill);
}
