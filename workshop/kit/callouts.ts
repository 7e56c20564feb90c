/** Words and numbers that point at parts: markers of a legend, callouts with their leader lines, grey notes. */
import type { Lettering, TextOptions } from './lettering.ts';
import { circle, line, type Point } from './shapes.ts';

/** A numbered marker keyed to a legend: a disc (red unless told), its figure in the colour of the paper. */
export function marker(
  lettering: Lettering,
  x: number,
  y: number,
  label: string | number,
  radius = 9,
  fill = 'r',
): string {
  const style = { size: radius * 1.2, style: 'bold', anchor: 'middle', fill: 'p' } as const;
  return circle(x, y, radius, fill) + lettering.text(x, y + radius * 0.4, String(label), style);
}

/** A numbered marker with a thin line to a dot on the part it names. */
export function callout(lettering: Lettering, number: number, at: Point, target: Point, fill = 'i'): string {
  return line(...at, ...target, 'd') + circle(...target, 2, fill) + marker(lettering, ...at, number, 9, fill);
}

/** Grey words beside a part. */
export function note(
  lettering: Lettering,
  x: number,
  y: number,
  text: string,
  anchor: TextOptions['anchor'] = 'start',
  size = 13,
): string {
  return lettering.text(x, y, text, { size, fill: 'g5', anchor });
}
