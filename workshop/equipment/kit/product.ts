/** The picture of a device on the pages: no words of its own but a few, big markers, a soft shadow under it. */
import type { Lettering } from '../../kit/lettering.ts';
import { circle, each, type Point, path, pointsToPath, rect } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { faded, stroke } from '../../kit/strokes.ts';
import { painted, SHADOW } from './materials.ts';
import { circleProfile } from './profiles.ts';
import type { Studio } from './studio.ts';

export const PICTURE = { width: 640, height: 440 } as const;
/** Of words in a picture: 12 pixels on a phone. */
export const WORDS = 21;
const RADIUS = 19;

export interface ProductMarker {
  readonly text: string;
  readonly at: Point;
  /** The point of the part; without it the disc stands on the part. */
  readonly target?: Point;
  /** The part that measures: red, at most one a picture. */
  readonly measures?: true;
}

export interface Product {
  /** Caption on the pages, where that of the plate tells of other views. */
  readonly caption?: string;
  /** Text alternative on the pages. */
  readonly alt?: string;
  readonly markers: readonly ProductMarker[];
  readonly height?: number;
  /** The device, in the same colours in both schemes. */
  readonly draw: (lettering: Lettering) => string;
  /** What stands on paper beside it: ink and paper change with the scheme. */
  readonly beside?: (lettering: Lettering) => string;
  /** The same between it and us. */
  readonly before?: () => string;
}

export function drawProduct(
  lettering: Lettering,
  { draw, beside, before, markers, height = PICTURE.height }: Product,
): string {
  const device = draw(lettering);
  return (
    blurs(device) +
    rect(0, 0, PICTURE.width, height, 'p') +
    (beside?.(lettering) ?? '') +
    `<g class="day">${device}</g>` +
    (before?.() ?? '') +
    drawMarkers(lettering, markers)
  );
}

function drawMarkers(lettering: Lettering, markers: readonly ProductMarker[]): string {
  return (
    each(markers, ({ at, target }) => (target ? leader(at, target) : '')) +
    each(markers, ({ at: [x, y], measures }, index) => {
      const style = { size: 23, style: 'bold', anchor: 'middle', fill: 'p' } as const;
      return (
        circle(x, y, RADIUS + 2.5, 'p') +
        circle(x, y, RADIUS, measures ? 'r' : 'i') +
        lettering.text(x, y + 8, String(index + 1), style)
      );
    })
  );
}

/** Seen on dark cases as on paper. */
function leader(at: Point, target: Point): string {
  const way = pointsToPath([at, target]);
  return stroke(way, 'wl', 5) + circle(...target, 7, 'p') + stroke(way, 'l', 2) + circle(...target, 4.5, 'i');
}

/** Words in a picture, at a size that a phone shows. */
export function words(
  lettering: Lettering,
  x: number,
  y: number,
  text: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  return lettering.text(x, y, text, { size: WORDS, anchor, style: 'medium' });
}

/** The contact shadow of a footprint: dark under the device, fading away from it and to the right. */
export function shadow(studio: Studio, footprint: readonly Place[], spread: number): string {
  const [cx, cy] = [mean(footprint, 0), mean(footprint, 1)];
  const grown = footprint.map(([x, y, z]): Place => {
    const length = Math.hypot(x - cx, y - cy) || 1;
    return [
      x + ((x - cx) / length) * spread * 0.3 + spread * 0.24,
      y + ((y - cy) / length) * spread * 0.3 + spread * 0.08,
      z,
    ];
  });
  const [[x0, y0], [x1, y1]] = [studio.at([0, 0, 0]), studio.at([spread, 0, 0])];
  const blur = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) * 0.3));
  return `<g opacity="0.42" filter="url(#soft${blur})">${path(`${studio.trace(grown)}Z`, SHADOW)}</g>`;
}

/** The blurs that shadows of a picture name, each once. */
function blurs(parts: string): string {
  const found = new Set([...parts.matchAll(/url\(#soft(\d+)\)/g)].map(([, size = '']) => size));
  return each(
    [...found],
    (size) =>
      `<filter id="soft${size}" x="-.5" y="-1" width="2" height="3"><feGaussianBlur stdDeviation="${size}"/></filter>`,
  );
}

export function footprint(x: number, y: number, width: number, depth: number, z = 0): Place[] {
  const round = Math.min(width, depth) * 0.12;
  return [
    [x + round, y, z],
    [x + width - round, y, z],
    [x + width, y + round, z],
    [x + width, y + depth - round, z],
    [x + width - round, y + depth, z],
    [x + round, y + depth, z],
    [x, y + depth - round, z],
    [x, y + round, z],
  ];
}

export function roundFootprint(x: number, y: number, radius: number, z = 0): Place[] {
  return circleProfile(x, y, radius).map(([u, v]): Place => [u, v, z]);
}

function mean(places: readonly Place[], axis: 0 | 1): number {
  return places.reduce((sum, place) => sum + place[axis], 0) / places.length;
}

/** A cable along path data: dark, with a light line on it. */
export function cord(data: string, width = 8): string {
  return stroke(data, 'd', width, { cap: 'round' }) + faded(0.35, stroke(data, 'wl', width * 0.28, { cap: 'round' }));
}

/** Between two circles: a finger, a forearm, a rod. */
export function capsule([x1, y1]: Point, [x2, y2]: Point, r1: number, r2: number, className: string): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const [nx, ny] = [Math.sin(angle), -Math.cos(angle)];
  const p = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return painted(
    `M${p(x1 + nx * r1, y1 + ny * r1)}L${p(x2 + nx * r2, y2 + ny * r2)}A${r2} ${r2} 0 0 1 ${p(x2 - nx * r2, y2 - ny * r2)}` +
      `L${p(x1 - nx * r1, y1 - ny * r1)}A${r1} ${r1} 0 0 1 ${p(x1 + nx * r1, y1 + ny * r1)}Z`,
    className,
  );
}
