/** One view of an object in millimetres, with its dimension lines. */
import type { Lettering } from '../lettering.ts';
import { circle, line, type Point, path, rect, round } from '../shapes.ts';

/** Knows its origin on the plate and its scale; all methods take millimetres, gaps are plate units. */
export class View {
  readonly x0: number;
  readonly y0: number;
  readonly k: number;

  constructor(x0: number, y0: number, unitsPerMm: number) {
    this.x0 = x0;
    this.y0 = y0;
    this.k = unitsPerMm;
  }

  at(x: number, y: number): Point {
    return [this.x0 + x * this.k, this.y0 + y * this.k];
  }

  rect(x: number, y: number, width: number, height: number, className: string, radius = 0): string {
    return rect(...this.at(x, y), width * this.k, height * this.k, className, radius * this.k);
  }

  /** A filled part with its outline. */
  box(x: number, y: number, width: number, height: number, fill: string, stroke: string, radius = 0): string {
    return this.rect(x, y, width, height, fill, radius) + this.rect(x, y, width, height, stroke, radius);
  }

  line(x1: number, y1: number, x2: number, y2: number, className: string, dash?: string): string {
    return line(...this.at(x1, y1), ...this.at(x2, y2), className, dash);
  }

  circle(x: number, y: number, radius: number, className: string): string {
    return circle(...this.at(x, y), radius * this.k, className);
  }

  /** A closed outline with filled inside. */
  shape(points: readonly Point[], fill: string, stroke: string): string {
    const data = `M${points.map(([x, y]) => this.at(x, y).map(round).join(' ')).join('L')}Z`;
    return path(data, fill) + path(data, stroke);
  }

  /** Path data of absolute M, L, Q, C and Z with "x y" pairs in millimetres, drawn once per class. */
  form(data: string, ...classNames: readonly string[]): string {
    const onPlate = data.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) =>
      this.at(Number(x), Number(y)).map(round).join(' '),
    );
    return classNames.map((className) => path(onPlate, className)).join('');
  }

  /** Horizontal dimension `gap` units below (above if negative) the edge y, with extension lines. */
  dimX(lettering: Lettering, x1: number, x2: number, y: number, gap: number, label?: string): string {
    const [a, edge] = this.at(x1, y);
    const [b] = this.at(x2, y);
    const level = edge + gap;
    return (
      extension([a, edge], [a, level]) +
      extension([b, edge], [b, level]) +
      measure(lettering, [a, level], [b, level], label ?? millimetres(x2 - x1), gap)
    );
  }

  /** Vertical dimension `gap` units left (right if positive) of the edge x. */
  dimY(lettering: Lettering, y1: number, y2: number, x: number, gap: number, label?: string): string {
    const [edge, a] = this.at(x, y1);
    const [, b] = this.at(x, y2);
    const level = edge + gap;
    return (
      extension([edge, a], [level, a]) +
      extension([edge, b], [level, b]) +
      measure(lettering, [level, a], [level, b], label ?? millimetres(y2 - y1), gap)
    );
  }
}

function millimetres(value: number): string {
  return String(round(Math.abs(value)));
}

/** From 3 units off the part to the dimension line. */
function extension([x1, y1]: Point, [x2, y2]: Point): string {
  return line(x1 + 3 * Math.sign(x2 - x1), y1 + 3 * Math.sign(y2 - y1), x2, y2, 'h');
}

/** Like the common `dimension`, but a figure wider than its line stands outside of it, away from the part. */
function measure(lettering: Lettering, [x1, y1]: Point, [x2, y2]: Point, label: string, gap: number): string {
  const style = { size: 13, fill: 'g5' } as const;
  const isLevel = y1 === y2;
  const isWide = lettering.measure(label, style) + 4 > Math.abs(isLevel ? x2 - x1 : y2 - y1);
  const tick = (x: number, y: number) => (isLevel ? line(x, y - 4, x, y + 4, 'd') : line(x - 4, y, x + 4, y, 'd'));
  return line(x1, y1, x2, y2, 'd') + tick(x1, y1) + tick(x2, y2) + figure();

  function figure(): string {
    const middle: Point = [(x1 + x2) / 2, (y1 + y2) / 2];
    if (isLevel && isWide) return lettering.text(Math.max(x1, x2) + 6, y1 + 4.5, label, style);
    if (isLevel) return lettering.text(middle[0], y1 - 5, label, { ...style, anchor: 'middle' });
    if (!isWide) return lettering.text(x1 - 5, middle[1], label, { ...style, anchor: 'middle', rotate: -90 });
    return lettering.text(x1 + 7 * Math.sign(gap), middle[1] + 4.5, label, {
      ...style,
      anchor: gap < 0 ? 'end' : 'start',
    });
  }
}
