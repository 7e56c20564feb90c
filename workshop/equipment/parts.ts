/** What many plates draw: sockets, plugs, screws, keys, posts; ground, cut surfaces, signals and rods. */
import { curveStepAfter } from 'd3-shape';
import { curve } from '../kit/curve.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each, line, type Point, path, pointsToPath, polyline, rect, repeat, round } from '../kit/shapes.ts';
import { stroke } from '../kit/strokes.ts';
import type { View } from './view.ts';

/** Round multi-pin socket with its pins on a circle. */
export function roundSocket(view: View, x: number, y: number, radius: number, pins: number): string {
  const dots = repeat(pins, (index) => {
    const angle = Math.PI / 2 + ((index + 1) / (pins + 1)) * 2 * Math.PI;
    return view.circle(x + Math.cos(angle) * radius * 0.42, y + Math.sin(angle) * radius * 0.42, radius * 0.11, 'i');
  });
  return view.circle(x, y, radius, 'p l') + view.circle(x, y, radius * 0.72, 'm') + dots;
}

/** Banana socket: coloured collar with its hole. */
export function bananaSocket(view: View, x: number, y: number, radius: number, fill: string): string {
  return view.circle(x, y, radius, `${fill} l`) + view.circle(x, y, radius * 0.4, 'i');
}

/** Nine-pin D connector. */
export function dConnector(view: View, x: number, y: number, width: number, height: number): string {
  const inset = height * 0.22;
  const pin = (column: number, row: number) =>
    view.circle(x + width * (0.26 + (column + row / 2) * 0.12), y + height * (0.36 + row * 0.28), height * 0.06, 'i');
  const pins = each([0, 1, 2, 3, 4], (column) => pin(column, 0)) + each([0, 1, 2, 3], (column) => pin(column, 1));
  return (
    view.rect(x - width * 0.14, y - height * 0.1, width * 1.28, height * 1.2, 'g1 m', height * 0.15) +
    view.polygon(
      [
        [x, y],
        [x + width, y],
        [x + width - inset, y + height],
        [x + inset, y + height],
      ],
      'p l',
    ) +
    pins +
    screw(view, x - width * 0.07, y + height / 2, width * 0.035) +
    screw(view, x + width * 1.07, y + height / 2, width * 0.035)
  );
}

export function screw(view: View, x: number, y: number, radius: number): string {
  return view.circle(x, y, radius, 'p m');
}

export function key(view: View, x: number, y: number, width: number, height: number, fill = 'p'): string {
  return view.rect(x, y, width, height, `${fill} l`, Math.min(width, height) * 0.22);
}

/** Lettering centred on a point of a view; its size is in plate units. */
export function mark(
  lettering: Lettering,
  view: View,
  x: number,
  y: number,
  text: string,
  size = 12,
  fill = 'i',
): string {
  const [px, py] = view.at(x, y);
  return lettering.text(px, py + size * 0.35, text, { size, anchor: 'middle', fill, style: 'medium' });
}

/** Cut surface: 45 degree hairlines inside a rectangle in plate units. */
export function hatch(x: number, y: number, width: number, height: number, step = 6): string {
  const lines: string[] = [];
  for (let offset = step; offset < width + height; offset += step) {
    const x1 = Math.min(offset, width);
    const x2 = Math.max(0, offset - height);
    lines.push(line(x + x1, y + offset - x1, x + x2, y + offset - x2, 'h'));
  }
  return rect(x, y, width, height, 'g1') + lines.join('');
}

/** Water level sign of engineering drawings: a triangle standing on the line. */
export function levelSign(x: number, y: number): string {
  const top = round(y - 8);
  return `<path d="M${round(x - 5)} ${top}H${round(x + 5)}L${round(x)} ${round(y)}Z" class="water-2"/>`;
}

/** Rows of round holes: a loudspeaker grille, clipped to a circle. Plate units. */
export function grille(x: number, y: number, radius: number, step: number, hole: number): string {
  const holes: string[] = [];
  const rows = Math.floor(radius / (step * 0.866));
  for (let row = -rows; row <= rows; row += 1) {
    const shift = row % 2 === 0 ? 0 : step / 2;
    const dy = row * step * 0.866;
    for (let dx = -radius - step + shift; dx <= radius + step; dx += step) {
      if (Math.hypot(dx, dy) + hole <= radius) holes.push(circle(x + dx, y + dy, hole, 'g4'));
    }
  }
  return holes.join('');
}

/** A post from its top to its foot, with a plate under it. Plate units. */
export function post(x: number, top: number, foot: number, footWidth = 48): string {
  return rect(x - 4, top, 8, foot - top, 'g2 l') + rect(x - footWidth / 2, foot - 6, footWidth, 6, 'i');
}

/** A ground line with short strokes under it. */
export function ground(x1: number, x2: number, y: number, step = 12): string {
  const strokes = repeat(
    Math.floor((x2 - x1) / step),
    (index) => `M${round(x1 + (index + 1) * step)} ${round(y)}l-7 7`,
  );
  return path(strokes, 'h') + line(x1, y, x2, y, 'l');
}

/** A line that jumps between levels: pairs of x and the level (y) from there on, up to the last x. */
export function levels(end: number, ...steps: readonly Point[]): string {
  const last = steps.at(-1)?.[1] ?? 0;
  return path(curve([...steps, [end, last]], curveStepAfter), 'l');
}

/** A smooth line through the values of a function. */
export function plot(from: number, to: number, at: (x: number) => Point, className: string, count = 60): string {
  const points = Array.from({ length: count + 1 }, (_, index) => at(from + ((to - from) * index) / count));
  return polyline(points, className);
}

/** A rod along the points: outlined, paper-coloured core unless it is to be solid. */
export function rod(points: readonly Point[], width: number, core: 'wl' | 'none' = 'wl'): string {
  const data = pointsToPath(points);
  return stroke(data, 'l', width) + (core === 'wl' ? stroke(data, 'wl', width - 3) : '');
}
