/** The hull of a bobsleigh as a stack of cross-sections; x forwards from the tail in metres, y to its left, z up. */
import { scaleLinear } from 'd3-scale';
import type { Axonometry } from '../kit/axonometry.ts';
import { each, type Point, path, pointsToPath, polygon } from '../kit/shapes.ts';
import type { Place } from '../kit/space.ts';

const HULL_LENGTH = 3.4;
const SECTIONS = 34;
const CORNERS = 36;

/** A size along the hull, in metres by places in metres from the tail: smooth between the places. */
function profile(places: readonly number[], sizes: readonly number[]): (x: number) => number {
  const ease = (a: number, b: number) => (share: number) => a + (b - a) * share * share * (3 - 2 * share);
  return scaleLinear(places, sizes).interpolate(ease).clamp(true);
}

const halfWidth = profile([0, 0.5, 2, 2.9, 3.3, 3.4], [0.3, 0.33, 0.33, 0.24, 0.12, 0.03]);
const footHeight = profile([0, 2.6, 3.4], [0.12, 0.1, 0.2]);
const topHeight = profile([0, 1.2, 1.9, 2.5, 3.1, 3.4], [0.62, 0.66, 0.72, 0.56, 0.38, 0.24]);

/** A rounded cross-section, from the foot round by the left side. */
function outline(x: number): Place[] {
  const [half, foot, top] = [halfWidth(x), footHeight(x), topHeight(x)];
  const [middle, rise] = [(foot + top) / 2, (top - foot) / 2];
  const soft = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.62;
  return Array.from({ length: CORNERS }, (_, index) => {
    const angle = (index / CORNERS) * 2 * Math.PI;
    return [x, half * soft(Math.sin(angle)), middle - rise * soft(Math.cos(angle))];
  });
}

/** Outline and cross-sections; `every` so many sections one is drawn. */
export function drawHull(space: Axonometry, every: number): string {
  const sections = Array.from({ length: SECTIONS + 1 }, (_, index) =>
    outline((index / SECTIONS) * HULL_LENGTH).map((point) => space.at(point)),
  );
  const silhouette = convexHull(sections.flat());
  // The right and upper side face the viewer: from the foot on the near side over the top.
  const ribs = each(
    sections.filter((_, index) => index % every === 0 && index > 0),
    (section) => path(pointsToPath([...section.slice(CORNERS / 2 - 7), ...section.slice(0, 1)]), 'h'),
  );
  return polygon(silhouette, 'g1') + ribs + polygon(silhouette, 'l');
}

/** Andrew's monotone chain. */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const point of list) {
      while (hull.length > 1 && turn(hull.at(-2), hull.at(-1), point) <= 0) hull.pop();
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function turn(a: Point | undefined, b: Point | undefined, c: Point): number {
  if (a === undefined || b === undefined) return 1;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
