/** Closed outlines in a plane, from which solids are made. */
import type { Point } from '../../kit/shapes.ts';

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
export function inset(profile: readonly Point[], distance: number): Point[] {
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

export function area(profile: readonly Point[]): number {
  return profile.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = profile[(index + 1) % profile.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
