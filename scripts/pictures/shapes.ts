/** Short forms for SVG elements. Coordinates are rounded to a tenth of a unit: finer is invisible and costs bytes. */
import type { Lettering } from './lettering.ts';

export type Point = readonly [x: number, y: number];

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function rect(x: number, y: number, width: number, height: number, className: string, radius = 0): string {
  const corner = radius > 0 ? ` rx="${round(radius)}"` : '';
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corner} class="${className}"/>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, className: string, dash?: string): string {
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
  return `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" class="${className}"${dashes}/>`;
}

export function circle(x: number, y: number, radius: number, className: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" class="${className}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, className: string): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" class="${className}"/>`;
}

/** A path from its data; the data is taken as it is. */
export function path(data: string, className: string): string {
  return `<path d="${data}" class="${className}"/>`;
}

export function polyline(points: readonly Point[], className: string): string {
  return path(pointsToPath(points), className);
}

export function polygon(points: readonly Point[], className: string): string {
  return path(`${pointsToPath(points)}Z`, className);
}

export function pointsToPath(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** Moved (and turned, in degrees clockwise) as one. */
export function placed(x: number, y: number, parts: string, turn = 0): string {
  const rotation = turn === 0 ? '' : ` rotate(${round(turn)})`;
  return `<g transform="translate(${round(x)} ${round(y)})${rotation}">${parts}</g>`;
}

/** A numbered marker keyed to a legend: red disc, paper-coloured figure. */
export function marker(lettering: Lettering, x: number, y: number, label: string | number, radius = 9): string {
  return (
    circle(x, y, radius, 'r') +
    lettering.text(x, y + radius * 0.4, String(label), {
      size: radius * 1.2,
      style: 'bold',
      anchor: 'middle',
      fill: 'p',
    })
  );
}

/** A dimension line with end ticks and its figure, horizontal or vertical, `gap` away from what it measures. */
export function dimension(
  lettering: Lettering,
  [x1, y1]: Point,
  [x2, y2]: Point,
  label: string,
  { size = 12, tick = 4 }: { size?: number; tick?: number } = {},
): string {
  const isHorizontal = Math.abs(y2 - y1) < Math.abs(x2 - x1);
  const ticks = isHorizontal
    ? line(x1, y1 - tick, x1, y1 + tick, 'd') + line(x2, y2 - tick, x2, y2 + tick, 'd')
    : line(x1 - tick, y1, x1 + tick, y1, 'd') + line(x2 - tick, y2, x2 + tick, y2, 'd');
  const words = isHorizontal
    ? lettering.text((x1 + x2) / 2, y1 - 5, label, { size, anchor: 'middle', fill: 'g5' })
    : lettering.text(x1 - 5, (y1 + y2) / 2, label, { size, anchor: 'middle', fill: 'g5', rotate: -90 });
  return line(x1, y1, x2, y2, 'd') + ticks + words;
}
