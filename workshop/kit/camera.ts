/** A pinhole camera: metres of a venue become units of the drawing. */
import { type Point, pointsToPath, polygon, round } from './shapes.ts';
import type { Place } from './space.ts';

export interface Camera {
  readonly see: (place: Place) => Point;
  /** Path data of a line through places. */
  readonly trace: (places: readonly Place[]) => string;
  readonly face: (places: readonly Place[], className: string) => string;
}

interface CameraPose {
  readonly eye: Place;
  readonly target: Place;
  /** Units of the drawing per metre at a distance of one metre. */
  readonly focal: number;
  /** Where the target stands in the drawing. */
  readonly centre: Point;
}

export function createCamera({ eye, target, focal, centre }: CameraPose): Camera {
  const forward = unit(minus(target, eye));
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  const see = (place: Place): Point => {
    const ray = minus(place, eye);
    // Nearer than a tenth of a metre counts as that near: a point behind the camera has no picture.
    const depth = Math.max(dot(ray, forward), 0.1);
    return [centre[0] + (focal * dot(ray, right)) / depth, centre[1] - (focal * dot(ray, up)) / depth];
  };
  return {
    see,
    trace: (places) => pointsToPath(places.map(see)),
    face: (places, className) => polygon(places.map(see), className),
  };
}

/** Lays flat parts, drawn in units of a hundredth of a metre, onto a plane of the venue: right along u, down along v. */
export function laidOn(camera: Camera, origin: Place, u: Place, v: Place, parts: string): string {
  const [x, y] = camera.see(origin);
  const step = 0.05;
  const [ux, uy] = camera.see(plus(origin, u, step));
  const [vx, vy] = camera.see(plus(origin, v, step));
  const k = 100 * step;
  const matrix = [(ux - x) / k, (uy - y) / k, (vx - x) / k, (vy - y) / k].map((value) => value.toFixed(4));
  return `<g transform="matrix(${matrix.join(' ')} ${round(x)} ${round(y)})">${parts}</g>`;
}

function minus(a: Place, b: Place): Place {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function plus(a: Place, direction: Place, length: number): Place {
  return [a[0] + direction[0] * length, a[1] + direction[1] * length, a[2] + direction[2] * length];
}

function dot(a: Place, b: Place): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Place, b: Place): Place {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(a: Place): Place {
  const length = Math.sqrt(dot(a, a));
  return [a[0] / length, a[1] / length, a[2] / length];
}
