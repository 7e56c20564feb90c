/** Small marks for diagrams on a plate: arrows, arcs, ground, breaks, level traces and grey notes. */
import type { Lettering } from '../lettering.ts';
import { line, type Point, path, pointsToPath, round } from '../shapes.ts';

type Anchor = 'start' | 'middle' | 'end';

/** Grey label beside a part. */
export function note(lettering: Lettering, x: number, y: number, text: string, anchor: Anchor = 'start'): string {
  return lettering.text(x, y, text, { size: 13, fill: 'g5', anchor });
}

/** A filled arrow head whose tip stands at the point; the angle in degrees, 0 pointing right, clockwise. */
export function arrowHead([x, y]: Point, angle: number, fill = 'g5', length = 8): string {
  const corner = (turn: number): Point => polar([x, y], angle + 180 + turn, length);
  return path(`${pointsToPath([[x, y], corner(18), corner(-18)])}Z`, fill);
}

/** A line with a head at its end (and one at its start). */
export function arrow(from: Point, to: Point, stroke = 'd', fill = 'g5', isDouble = false): string {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const inside = polar(to, angle + 180, 5);
  const start = isDouble ? polar(from, angle, 5) : from;
  const heads = arrowHead(to, angle, fill) + (isDouble ? arrowHead(from, angle + 180, fill) : '');
  return line(...start, ...inside, stroke) + heads;
}

/** Point at an angle (degrees, 0 right, clockwise) and distance from another. */
export function polar([x, y]: Point, angle: number, distance: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [x + distance * Math.cos(turn), y + distance * Math.sin(turn)];
}

/** A circular arc from one angle to another, clockwise if the second is larger. */
export function arc(centre: Point, radius: number, from: number, to: number, className: string, dash?: string): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  const [a, b] = [polar(centre, from, radius), polar(centre, to, radius)].map((point) => point.map(round).join(' '));
  const r = round(radius);
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`;
  return `<path d="M${a}A${r} ${r} 0 ${large} ${sweep} ${b}" class="${className}"${dashes}/>`;
}

/** An arc with a head at its end. */
export function arcArrow(centre: Point, radius: number, from: number, to: number, stroke = 'd', fill = 'g5'): string {
  const way = Math.sign(to - from);
  const lag = ((4 / radius) * 180) / Math.PI;
  return (
    arc(centre, radius, from, to - way * lag, stroke) +
    arrowHead(polar(centre, to, radius), to + way * 90 - way * lag, fill)
  );
}

/** A ground line with short strokes under it. */
export function ground(x1: number, x2: number, y: number, step = 12): string {
  let strokes = '';
  for (let x = x1 + step; x <= x2; x += step) strokes += `M${round(x)} ${round(y)}l-7 7`;
  return path(strokes, 'h') + line(x1, y, x2, y, 'l');
}

/** A line that jumps between levels: pairs of x and the level (y) from there on, up to the last x. */
export function levels(steps: readonly Point[], end: number, className: string): string {
  const points = steps.flatMap(([x, y], index): Point[] => {
    const next = steps[index + 1]?.[0] ?? end;
    return [
      [x, y],
      [next, y],
    ];
  });
  return path(pointsToPath(points), className);
}

/** A smooth line through the values of a function. */
export function curve(from: number, to: number, at: (x: number) => Point, className: string, count = 60): string {
  const points = Array.from({ length: count + 1 }, (_, index) => at(from + ((to - from) * index) / count));
  return path(pointsToPath(points), className);
}

/** Parts made faint as a whole. */
export function faint(opacity: number, parts: string): string {
  return `<g opacity="${opacity}">${parts}</g>`;
}

/** Dashed, whatever the line. */
export function dashed(parts: string, dash = '5 4'): string {
  return `<g stroke-dasharray="${dash}">${parts}</g>`;
}

/** A rod along the points: outlined, paper-coloured core. Line widths are fixed by class, so it is scaled. */
export function rod(points: readonly Point[], width: number, core: 'wl' | 'none' = 'wl'): string {
  const stroke = (wide: number, className: string): string => {
    const factor = wide / 1.5;
    const data = points.map(([x, y]) => `${(x / factor).toFixed(2)} ${(y / factor).toFixed(2)}`).join('L');
    return `<g transform="scale(${factor.toFixed(3)})"><path d="M${data}" class="${className}"/></g>`;
  };
  return stroke(width, 'l') + (core === 'wl' ? stroke(width - 3, 'wl') : '');
}
