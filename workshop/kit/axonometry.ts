/** Isometric view: x runs to the lower right, y to the upper right, z up. */
import { type Point, polygon, polyline } from './shapes.ts';
import { level, type Place, upright } from './space.ts';

const COS = Math.cos(Math.PI / 6);

export class Axonometry {
  readonly #x0: number;
  readonly #y0: number;
  readonly #k: number;

  /** @param unitsPerStep units of the drawing per unit of space */
  constructor(x0: number, y0: number, unitsPerStep: number) {
    this.#x0 = x0;
    this.#y0 = y0;
    this.#k = unitsPerStep;
  }

  at([x, y, z]: Place): Point {
    return [this.#x0 + (x + y) * COS * this.#k, this.#y0 + (x / 2 - y / 2 - z) * this.#k];
  }

  line(className: string, ...places: readonly Place[]): string {
    return polyline(this.#onDrawing(places), className);
  }

  face(className: string, ...places: readonly Place[]): string {
    return polygon(this.#onDrawing(places), className);
  }

  /** The three visible faces of a box: top, the one to the lower left, the one to the lower right. */
  box([x, y, z]: Place, [dx, dy, dz]: Place, [top, left, right]: readonly [string, string, string]): string {
    return (
      this.face(left, ...upright([x, y], [x + dx, y], z, z + dz)) +
      this.face(right, ...upright([x + dx, y], [x + dx, y + dy], z, z + dz)) +
      this.face(top, ...level(x, y, x + dx, y + dy, z + dz))
    );
  }

  #onDrawing(places: readonly Place[]): Point[] {
    return places.map((place) => this.at(place));
  }
}
