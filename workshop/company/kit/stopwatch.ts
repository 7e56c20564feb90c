/**
 * A split-second chronograph from the front: two hands on one axis, the red one stopped for a reading. It keeps its
 * colours in both schemes, so that it stands in a group of class `day`.
 */

import type { Lettering } from '../../kit/lettering.ts';
import { circle, type Point, placed, pointsToPath, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';

/** The point at a reading of the dial; 60 seconds go round once. */
export function dialPoint(seconds: number, radius: number): Point {
  const angle = (seconds / 60) * 2 * Math.PI;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** Strokes across a ring of the dial from `inner` to `outer`, `count` to the round. */
export function ticks(count: number, inner: number, outer: number): string {
  return repeat(count, (index) =>
    pointsToPath([dialPoint((index * 60) / count, inner), dialPoint((index * 60) / count, outer)]),
  );
}

/** A hand with a short tail. */
export function hand(seconds: number, length: number, className: string, width: number): string {
  return stroke(pointsToPath([dialPoint(seconds + 30, length * 0.22), dialPoint(seconds, length)]), className, width);
}

/** Case, bow, crown and side button about 0,0; `radius` is that of the case. */
export function stopwatchCase(radius: number, weight: number): string {
  const r = radius;
  const button = placed(...dialPoint(6.4, r), rect(-r * 0.06, -r * 0.17, r * 0.12, r * 0.2, 'steel'), (6.4 / 60) * 360);
  return (
    `<g class="d"><ellipse cx="0" cy="${-r * 1.29}" rx="${r * 0.2}" ry="${r * 0.17}" stroke-width="${weight * 1.4}"/></g>` +
    rect(-r * 0.1, -r * 1.3, r * 0.2, r * 0.2, 'steel', r * 0.03) +
    rect(-r * 0.065, -r * 1.12, r * 0.13, r * 0.16, 'kit-ink') +
    button +
    circle(0, 0, r, 'steel') +
    circle(0, 0, r - weight * 0.7, 'kit-ink') +
    circle(0, 0, r - weight * 2, 'kit-white')
  );
}

/** A chronograph with its whole dial and figures, the red hand stopped at 12.3 s; `radius` is that of the case. */
export function chronograph(lettering: Lettering, radius: number): string {
  const k = radius / 180;
  const figure = (index: number): string => {
    const [x, y] = dialPoint((index + 1) * 5, 116 * k);
    return lettering.text(x, y + 8 * k, String((index + 1) * 5), { size: 23 * k, style: 'bold', anchor: 'middle' });
  };
  return (
    stopwatchCase(radius, 4 * k) +
    stroke(ticks(300, 152 * k, 162 * k), 'm', 0.8) +
    stroke(ticks(60, 146 * k, 162 * k), 'l', 1.2 * k) +
    stroke(ticks(12, 140 * k, 162 * k), 'l', 3 * k) +
    repeat(12, figure) +
    hand(47.4, 150 * k, 'l', 3 * k) +
    hand(READING, 156 * k, 'rl', 3.5 * k) +
    circle(0, 0, 9 * k, 'i') +
    circle(0, 0, 3 * k, 'p')
  );
}

/** What the red hand shows, in seconds. */
export const READING = 12.3;

/** A plain one, as small as a fingernail, showing `reading`; the other hand runs on. */
export function smallStopwatch(x: number, y: number, radius: number, reading: number, running: number): string {
  return placed(
    x,
    y,
    `<use href="#watch"/>${hand(running, radius * 0.78, 'l', 1.5)}${hand(reading, radius * 0.78, 'rl', 2)}${circle(0, 0, 2.4, 'i')}`,
  );
}

/** What smallStopwatch re-uses; stands once in a picture. Re-used parts do not see the scheme of a group around them. */
export function smallStopwatchDefs(radius: number): string {
  return `<defs><g id="watch" class="day">${stopwatchCase(radius, 1.4)}${stroke(ticks(12, radius * 0.72, radius * 0.86), 'l', 1.5)}</g></defs>`;
}
