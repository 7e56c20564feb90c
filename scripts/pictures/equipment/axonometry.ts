/** Isometric view: x runs to the lower right, y to the upper right, z up. */
import { type Point, path, pointsToPath } from '../shapes.ts';

export type Solid = readonly [x: number, y: number, z: number];

const COS = Math.cos(Math.PI / 6);

export class Axonometry {
  readonly x0: number;
  readonly y0: number;
  readonly k: number;

  constructor(x0: number, y0: number, unitsPerStep: number) {
    this.x0 = x0;
    this.y0 = y0;
    this.k = unitsPerStep;
  }

  at([x, y, z]: Solid): Point {
    return [this.x0 + (x + y) * COS * this.k, this.y0 + (x / 2 - y / 2 - z) * this.k];
  }

  line(points: readonly Solid[], className: string): string {
    return path(pointsToPath(points.map((point) => this.at(point))), className);
  }

  /** A closed face, filled and outlined. */
  face(points: readonly Solid[], fill: string, stroke?: string): string {
    const data = `${pointsToPath(points.map((point) => this.at(point)))}Z`;
    return path(data, fill) + (stroke === undefined ? '' : path(data, stroke));
  }

  /** The three visible faces of a box: top, the one to the lower left, the one to the lower right. */
  box(
    [x, y, z]: Solid,
    [dx, dy, dz]: Solid,
    fills: readonly [top: string, left: string, right: string],
    stroke = 'l',
  ): string {
    const [top, left, right] = fills;
    return (
      this.face(
        [
          [x, y, z],
          [x + dx, y, z],
          [x + dx, y, z + dz],
          [x, y, z + dz],
        ],
        left,
        stroke,
      ) +
      this.face(
        [
          [x + dx, y, z],
          [x + dx, y + dy, z],
          [x + dx, y + dy, z + dz],
          [x + dx, y, z + dz],
        ],
        right,
        stroke,
      ) +
      this.face(
        [
          [x, y, z + dz],
          [x + dx, y, z + dz],
          [x + dx, y + dy, z + dz],
          [x, y + dy, z + dz],
        ],
        top,
        stroke,
      )
    );
  }
}
