/** Solids in three-quarter view: prisms and turned parts, shaded by the direction of their faces. Parallel projection. */
import { type Box, type Point, path, pointsToPath, round } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { type Material, painted } from './materials.ts';

type Direction = Place;

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

/** The axis a profile is drawn out along, and how its two coordinates lie in space. */
export type Axis = 'x' | 'y' | 'z';
const PLACES: Readonly<Record<Axis, (u: number, v: number, w: number) => Place>> = {
  x: (u, v, w) => [w, u, v],
  y: (u, v, w) => [u, w, v],
  z: (u, v, w) => [u, v, w],
};

/** One outline across the axis; all of a solid have as many points, one after the other along the axis. */
export interface Ring {
  readonly profile: readonly Point[];
  readonly at: number;
}

/** A solid through rings. Faces turned away are left out, the rest is painted from the back to the front. */
export function loft(studio: Studio, axis: Axis, rings: readonly Ring[], material: Material): string {
  const place = PLACES[axis];
  const isForward = studio.faces(place(0, 0, 1));
  const along = rings.toSorted((a, b) => a.at - b.at);
  const ordered = isForward ? along : along.toReversed();
  const front = ordered.at(-1);
  const whole: string[] = [];
  const shaded: string[] = [];
  for (const [index, ring] of ordered.entries()) {
    const next = ordered[index + 1];
    if (next === undefined) break;
    const faces = quads(place, ring, next)
      .filter(({ normal }) => studio.faces(normal))
      .toSorted((a, b) => studio.depth(b.middle) - studio.depth(a.middle));
    whole.push(...faces.map(({ corners }) => `${studio.trace(corners)}Z`));
    shaded.push(merged(faces.map(({ corners, normal }) => [studio.tone(normal, material), studio.trace(corners)])));
  }
  const cap = front ? front.profile.map(([u, v]) => place(u, v, front.at)) : [];
  const tone = studio.tone(place(0, 0, isForward ? 1 : -1), material);
  // The plain tone under all faces closes the hairlines between them.
  return painted(whole.join(''), material[2]) + shaded.join('') + studio.polygon(cap, tone);
}

interface Quad {
  readonly corners: readonly Place[];
  readonly middle: Place;
  readonly normal: Direction;
}

function quads(place: (u: number, v: number, w: number) => Place, from: Ring, to: Ring): Quad[] {
  const count = from.profile.length;
  const turn = Math.sign(area(from.profile)) || 1;
  return from.profile.flatMap((a, index) => {
    const b = from.profile[(index + 1) % count];
    const c = to.profile[(index + 1) % count];
    const d = to.profile[index];
    if (!b || !c || !d) return [];
    const corners = [place(...a, from.at), place(...b, from.at), place(...c, to.at), place(...d, to.at)] as const;
    const outward = place((b[1] - a[1]) * turn, (a[0] - b[0]) * turn, 0);
    let normal = cross(minus(corners[2], corners[0]), minus(corners[3], corners[1]));
    if (dot(normal, outward) < 0) normal = [-normal[0], -normal[1], -normal[2]];
    return [{ corners, normal, middle: mean(corners) }];
  });
}

/** Neighbours of one fill become one path. */
function merged(faces: readonly (readonly [fill: string, data: string])[]): string {
  const runs: { fill: string; data: string }[] = [];
  for (const [fill, data] of faces) {
    const last = runs.at(-1);
    if (last?.fill === fill) last.data += `${data}Z`;
    else runs.push({ fill, data: `${data}Z` });
  }
  return runs.map(({ fill, data }) => painted(data, fill)).join('');
}

/** A profile drawn out along an axis, its two rims rounded off by a bevel. */
export function prism(
  studio: Studio,
  axis: Axis,
  profile: readonly Point[],
  [from, to]: readonly [from: number, to: number],
  material: Material,
  bevel = 0,
): string {
  if (bevel === 0) return loft(studio, axis, [ring(profile, from), ring(profile, to)], material);
  const small = inset(profile, bevel);
  const middle = inset(profile, bevel * 0.29);
  const rings = [
    ring(small, from),
    ring(middle, from + bevel * 0.29),
    ring(profile, from + bevel),
    ring(profile, to - bevel),
    ring(middle, to - bevel * 0.29),
    ring(small, to),
  ];
  return loft(studio, axis, rings, material);
}

function ring(profile: readonly Point[], at: number): Ring {
  return { profile, at };
}

/** A round part along an axis: pairs of its place there and its radius. */
export function turned(
  studio: Studio,
  axis: Axis,
  [u, v]: Point,
  steps: readonly (readonly [at: number, radius: number])[],
  material: Material,
  count = 28,
): string {
  const rings = steps.map(([at, radius]) => ring(circleProfile(u, v, radius, count), at));
  return loft(studio, axis, rings, material);
}

export function circleProfile(u: number, v: number, radius: number, count = 28): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return [u + radius * Math.cos(angle), v + radius * Math.sin(angle)] as const;
  });
}

/** A rectangle with round corners, from its least corner. */
export function roundedProfile(
  u: number,
  v: number,
  width: number,
  height: number,
  radius: number,
  steps = 5,
): Point[] {
  const corners = [
    [u + width - radius, v + radius, -90],
    [u + width - radius, v + height - radius, 0],
    [u + radius, v + height - radius, 90],
    [u + radius, v + radius, 180],
  ] as const;
  return corners.flatMap(([cu, cv, start]) =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const angle = ((start + (index / steps) * 90) * Math.PI) / 180;
      return [cu + radius * Math.cos(angle), cv + radius * Math.sin(angle)] as const;
    }),
  );
}

/** Every corner of a profile rounded by up to a radius. */
export function softened(profile: readonly Point[], radius: number, steps = 4): Point[] {
  const count = profile.length;
  return profile.flatMap((corner, index) => {
    const before = profile[(index + count - 1) % count] ?? corner;
    const after = profile[(index + 1) % count] ?? corner;
    const start = towards(corner, before, radius);
    const end = towards(corner, after, radius);
    return Array.from({ length: steps + 1 }, (_, step) => {
      const t = step / steps;
      const mix = (i: 0 | 1) => (1 - t) ** 2 * start[i] + 2 * t * (1 - t) * corner[i] + t ** 2 * end[i];
      return [mix(0), mix(1)] as const;
    });
  });
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const share = Math.min(distance / length, 0.48);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The profile, smaller by a distance all round. */
function inset(profile: readonly Point[], distance: number): Point[] {
  const count = profile.length;
  const turn = Math.sign(area(profile)) || 1;
  return profile.map((corner, index) => {
    const before = profile[(index + count - 1) % count] ?? corner;
    const after = profile[(index + 1) % count] ?? corner;
    const a = unit([corner[0] - before[0], corner[1] - before[1]]);
    const b = unit([after[0] - corner[0], after[1] - corner[1]]);
    const normal = unit([-(a[1] + b[1]), a[0] + b[0]]);
    const cos = Math.max(0.5, -a[1] * normal[0] + a[0] * normal[1]);
    return [corner[0] + (normal[0] * turn * distance) / cos, corner[1] + (normal[1] * turn * distance) / cos] as const;
  });
}

function area(profile: readonly Point[]): number {
  return profile.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = profile[(index + 1) % profile.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

function minus(a: Place, b: Place): Place {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function dot(a: Place, b: Place): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Place, b: Place): Place {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function mean(places: readonly Place[]): Place {
  const sum = places.reduce<Place>((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0]);
  return [sum[0] / places.length, sum[1] / places.length, sum[2] / places.length];
}

/** A box with round corners seen from above, its rims softened. */
export function box(
  studio: Studio,
  [x, y, z]: Place,
  [width, depth, height]: Place,
  material: Material,
  { radius = 0, bevel = 0, axis = 'z' as Axis }: { radius?: number; bevel?: number; axis?: Axis } = {},
): string {
  if (axis === 'y') {
    return prism(studio, 'y', profileOf(x, z, width, height, radius), [y, y + depth], material, bevel);
  }
  if (axis === 'x') {
    return prism(studio, 'x', profileOf(y, z, depth, height, radius), [x, x + width], material, bevel);
  }
  return prism(studio, 'z', profileOf(x, y, width, depth, radius), [z, z + height], material, bevel);
}

function profileOf(u: number, v: number, width: number, height: number, radius: number): Point[] {
  if (radius > 0) return roundedProfile(u, v, width, height, radius);
  return [
    [u, v],
    [u + width, v],
    [u + width, v + height],
    [u, v + height],
  ];
}
