/** Where an object stands before the viewer, in parallel projection, and where the light comes from. */
import { type Box, type Point, path, pointsToPath, round } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { type Material, painted } from './materials.ts';

export type Direction = Place;

/** Along the front of an object, down its face, and towards the viewer: how flat parts are laid on faces. */
export const RIGHT: Direction = [1, 0, 0];
export const DOWN: Direction = [0, 0, -1];
export const FORTH: Direction = [0, -1, 0];

interface StudioOptions {
  /** Where the origin of space stands in the drawing. */
  readonly origin: Point;
  /** Units of the drawing per unit of space. */
  readonly scale: number;
  /** Degrees: positive turns the left side of an object to the viewer, negative its right side. */
  readonly yaw: number;
  /** Degrees that the viewer looks down. */
  readonly pitch: number;
}

/** Where an object stands before the viewer: x to its right, y to its back, z up. The light comes from the upper left. */
export class Studio {
  readonly #origin: Point;
  readonly #k: number;
  readonly #yaw: readonly [cos: number, sin: number];
  readonly #pitch: readonly [cos: number, sin: number];

  constructor({ origin, scale, yaw, pitch }: StudioOptions) {
    this.#origin = origin;
    this.#k = scale;
    this.#yaw = cosSin(yaw);
    this.#pitch = cosSin(pitch);
  }

  at(place: Place): Point {
    const [x, y, z] = this.#turned(place);
    const [cos, sin] = this.#pitch;
    return [this.#origin[0] + x * this.#k, this.#origin[1] - (z * cos + y * sin) * this.#k];
  }

  /** Grows away from the viewer. */
  depth(place: Place): number {
    const [, y, z] = this.#turned(place);
    const [cos, sin] = this.#pitch;
    return y * cos - z * sin;
  }

  faces(normal: Direction): boolean {
    return this.depth(normal) < -1e-6;
  }

  /** Fill of a face with this normal. */
  tone(normal: Direction, material: Material): string {
    const [x, y, z] = this.#turned(normal);
    const length = Math.hypot(x, y, z) || 1;
    const light = (x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]) / length;
    const step = Math.floor((0.32 + 0.68 * light) * 5);
    return material[Math.min(4, Math.max(0, step)) as 0 | 1 | 2 | 3 | 4];
  }

  polygon(places: readonly Place[], className: string): string {
    return painted(`${this.trace(places)}Z`, className);
  }

  line(places: readonly Place[], className: string): string {
    return path(this.trace(places), className);
  }

  trace(places: readonly Place[]): string {
    return pointsToPath(places.map((place) => this.at(place)));
  }

  /** Lays flat parts onto a face: their x runs along u, their y along v, one unit of theirs is `unit` of space. */
  laid(origin: Place, u: Direction, v: Direction, parts: string, unit = 1): string {
    const [x, y] = this.at(origin);
    const step = (way: Direction) => {
      const [px, py] = this.at([origin[0] + way[0] * unit, origin[1] + way[1] * unit, origin[2] + way[2] * unit]);
      return [px - x, py - y].map((value) => value.toFixed(4)).join(' ');
    };
    return `<g transform="matrix(${step(u)} ${step(v)} ${round(x)} ${round(y)})">${parts}</g>`;
  }

  #turned([x, y, z]: Place): Place {
    const [cos, sin] = this.#yaw;
    return [x * cos - y * sin, x * sin + y * cos, z];
  }
}

/** Corners of a box, for what must fit into a picture. */
export function corners(x: number, y: number, z: number, width: number, depth: number, height: number): Place[] {
  return [x, x + width].flatMap((px) =>
    [y, y + depth].flatMap((py) => [z, z + height].map((pz): Place => [px, py, pz])),
  );
}

/** A studio whose places just fill a box of the drawing, in its middle. */
export function studioFor(
  places: readonly Place[],
  { yaw, pitch }: Pick<StudioOptions, 'yaw' | 'pitch'>,
  into: Box = { x: 76, y: 60, width: 488, height: 316 },
): Studio {
  const seen = places.map((place) => new Studio({ origin: [0, 0], scale: 1, yaw, pitch }).at(place));
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(into.width / (right - left), into.height / (bottom - top));
  const origin: Point = [
    into.x + into.width / 2 - ((left + right) / 2) * scale,
    into.y + into.height / 2 - ((top + bottom) / 2) * scale,
  ];
  return new Studio({ origin, scale, yaw, pitch });
}

const LIGHT: Direction = [-0.42, -0.5, 0.76];

function cosSin(degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}
