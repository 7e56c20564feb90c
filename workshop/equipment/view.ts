/** One view of an object in millimetres, with its name and its dimension lines. */
import { note } from '../kit/callouts.ts';
import { dimension, extension } from '../kit/dimensions.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, line, type Point, path, polygon, rect, round } from '../kit/shapes.ts';

/** What is written beside a view. */
interface Caption {
  /** Front, Side, Top: over the middle of the view, 10 units above it unless `nameY` says where on the plate. */
  readonly name?: string;
  readonly nameY?: number;
  /** Overall size in millimetres. */
  readonly width?: number;
  readonly height?: number;
  /** Units between the view and the dimension lines of its overall size; without them it has none. */
  readonly below?: number;
  readonly left?: number;
  readonly right?: number;
}

/** Knows its origin on the plate and its scale; all methods take millimetres, gaps are plate units. */
export class View {
  readonly x0: number;
  readonly y0: number;
  readonly k: number;
  readonly #caption: Caption;

  constructor(x0: number, y0: number, unitsPerMm: number, caption: Caption = {}) {
    this.x0 = x0;
    this.y0 = y0;
    this.k = unitsPerMm;
    this.#caption = caption;
  }

  at(x: number, y: number): Point {
    return [this.x0 + x * this.k, this.y0 + y * this.k];
  }

  rect(x: number, y: number, width: number, height: number, className: string, radius = 0): string {
    return rect(...this.at(x, y), width * this.k, height * this.k, className, radius * this.k);
  }

  line(x1: number, y1: number, x2: number, y2: number, className: string, dash?: string): string {
    return line(...this.at(x1, y1), ...this.at(x2, y2), className, dash);
  }

  circle(x: number, y: number, radius: number, className: string): string {
    return circle(...this.at(x, y), radius * this.k, className);
  }

  /** A closed outline through points. */
  polygon(points: readonly Point[], className: string): string {
    return polygon(
      points.map(([x, y]) => this.at(x, y)),
      className,
    );
  }

  /** Path data of absolute M, L, Q, C and Z with "x y" pairs in millimetres. */
  path(data: string, className: string): string {
    const onPlate = data.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) =>
      this.at(Number(x), Number(y)).map(round).join(' '),
    );
    return path(onPlate, className);
  }

  /** Name and overall dimensions. */
  caption(lettering: Lettering): string {
    const { name, nameY = this.y0 - 10, width = 0, height = 0, below, left, right } = this.#caption;
    return (
      (name === undefined ? '' : note(lettering, this.at(width / 2, 0)[0], nameY, name, 'middle')) +
      (below === undefined ? '' : this.dimX(lettering, 0, width, height, below)) +
      (left === undefined ? '' : this.dimY(lettering, 0, height, 0, -left)) +
      (right === undefined ? '' : this.dimY(lettering, 0, height, width, right))
    );
  }

  /** Horizontal dimension `gap` units below (above if negative) the edge y, with extension lines. */
  dimX(lettering: Lettering, x1: number, x2: number, y: number, gap: number, label = millimetres(x2 - x1)): string {
    return dimensionOff(lettering, this.at(x1, y), this.at(x2, y), [0, gap], label);
  }

  /** Vertical dimension `gap` units left (right if positive) of the edge x. */
  dimY(lettering: Lettering, y1: number, y2: number, x: number, gap: number, label = millimetres(y2 - y1)): string {
    return dimensionOff(lettering, this.at(x, y1), this.at(x, y2), [gap, 0], label);
  }
}

function millimetres(value: number): string {
  return String(round(Math.abs(value)));
}

/** The dimension of what lies between two points, moved off them by a step. */
function dimensionOff(lettering: Lettering, a: Point, b: Point, [dx, dy]: Point, label: string): string {
  const [from, to]: [Point, Point] = [
    [a[0] + dx, a[1] + dy],
    [b[0] + dx, b[1] + dy],
  ];
  return (
    extension(a, from) +
    extension(b, to) +
    dimension(lettering, from, to, label, { size: 13, outside: Math.sign(dx + dy) })
  );
}
