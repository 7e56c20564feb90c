/**
 * The camera: it sees nothing but the line x = 0, column after column. For every column the outlines are cut with the
 * line; the cuts of neighbouring columns are joined into shapes whose horizontal axis is time.
 */
import type { Outline } from '../figure/geometry.ts';
import type { Part } from '../figure/part.ts';
import { reach, spanOf } from './body.ts';
import { type Camera, type Cut, type Placement, xOf } from './camera.ts';
import { type Shape, STEP, Tracer } from './tracer.ts';

export interface Shadow {
  readonly fill: string;
  /** Units below the ground per unit of height. */
  readonly slope: number;
  readonly opacity: number;
}

/** Where the line cuts an outline that stands `x` metres past it; y in units of the strip. */
function cutsOf(outline: Outline, x: number, { ground, unitsPerMetre }: Placement): Cut[] {
  const ys: number[] = [];
  let last = outline.at(-1) ?? [0, 0];
  let lastX = last[0] + x;
  for (const point of outline) {
    const pointX = point[0] + x;
    if (lastX < 0 !== pointX < 0) {
      const [y1, y2] = [ground - last[1] * unitsPerMetre, ground - point[1] * unitsPerMetre];
      ys.push(y1 + ((y2 - y1) * -lastX) / (pointX - lastX));
    }
    last = point;
    lastX = pointX;
  }
  if (ys.length === 0) return [];
  ys.sort((a, b) => a - b);
  return Array.from({ length: ys.length >> 1 }, (_, index) => [ys[2 * index] ?? 0, ys[2 * index + 1] ?? 0]);
}

function columnsOf(camera: Camera, { body, time }: Placement): number[] {
  const [before, after] = spanOf(body);
  const first = Math.max(0, Math.floor(xOf(camera, time - before)));
  const last = Math.min(camera.width, Math.ceil(xOf(camera, time + after)));
  return Array.from({ length: Math.max(0, (last - first) / STEP + 1) }, (_, index) => first + index * STEP);
}

const clip = (cuts: readonly Cut[], [head, floor]: Cut): Cut[] =>
  cuts
    .filter(([top, bottom]) => top < floor && bottom > head)
    .map(([top, bottom]) => [Math.max(head, top), Math.min(floor, bottom)]);

/** The time a column shows, from the reading on. */
function timeAt(camera: Camera, { time, frame }: Placement, x: number): number {
  const moment = camera.cursorTime + ((x - camera.cursorX) * camera.msPerUnit) / 1000;
  return (frame === undefined ? moment : Math.floor(moment / frame) * frame) - time;
}

/**
 * The shapes a body leaves on the strip, part by part, back to front, and those of its shadow on the ground. A figure
 * lists its parts in the same order always. Both come from one pass, for posing the figure costs more than cutting it.
 */
export function scan(
  camera: Camera,
  placement: Placement,
  shadow?: Shadow,
): { readonly shapes: readonly Shape[]; readonly shadow: readonly Shape[] } {
  const { body, ground, view = [-4, camera.floor] } = placement;
  const offset = reach(body.figure);
  const layers: Map<string, Tracer>[] = [];
  const shade = new Tracer(shadow?.fill ?? '');
  for (const x of columnsOf(camera, placement)) {
    const time = timeAt(camera, placement, x);
    const past = (body.path?.(time) ?? body.speed * time) - offset;
    const cut = body.figure(time).map(({ fill, outline }: Part) => ({ fill, cuts: cutsOf(outline, past, placement) }));
    cut.forEach(({ fill, cuts }, index) => {
      layers[index] ??= new Map<string, Tracer>();
      const layer = layers[index];
      const tracer = layer.get(fill) ?? new Tracer(fill);
      layer.set(fill, tracer);
      for (const other of layer.values()) if (other !== tracer) other.add(x, []);
      tracer.add(x, clip(cuts, view));
    });
    if (shadow) {
      const fallen = cut.flatMap(({ cuts }) => cuts.map((one) => fall(one, ground, shadow.slope)));
      shade.add(x, clip(union(fallen), view));
    }
  }
  return {
    shapes: layers.flatMap((layer) => [...layer.values()].flatMap((tracer) => tracer.finish())),
    shadow: shade.finish(),
  };
}

const fall = ([top, bottom]: Cut, ground: number, slope: number): Cut => [
  ground + (ground - bottom) * slope,
  ground + (ground - top) * slope,
];

function union(cuts: readonly Cut[]): Cut[] {
  const merged: [number, number][] = [];
  for (const [top, bottom] of cuts.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && top <= last[1] + 1) last[1] = Math.max(last[1], bottom);
    else merged.push([top, bottom]);
  }
  return merged;
}
