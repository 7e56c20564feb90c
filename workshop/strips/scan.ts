/**
 * The camera: it sees nothing but the line x = 0, column after column. For every column the outlines are cut with the
 * line; the cuts of neighbouring columns are joined into shapes whose horizontal axis is time.
 */
import type { Point } from '../kit/shapes.ts';
import { type Part, reach } from './body.ts';
import { type Camera, type Cut, type Placement, xOf } from './camera.ts';
import type { Outline } from './geometry.ts';
import { type Shape, STEP, Tracer } from './tracer.ts';

/** Parts to cut at a moment, already in the world: x = 0 is the line, y in units of the strip. */
type Sight = (time: number) => readonly Part[];

function cutsOf(outline: Outline): Cut[] {
  const ys: number[] = [];
  let previous = outline.at(-1) ?? [0, 0];
  for (const point of outline) {
    if (previous[0] < 0 !== point[0] < 0) {
      ys.push(previous[1] + ((point[1] - previous[1]) * -previous[0]) / (point[0] - previous[0]));
    }
    previous = point;
  }
  ys.sort((a, b) => a - b);
  return Array.from({ length: ys.length >> 1 }, (_, index) => [ys[2 * index] ?? 0, ys[2 * index + 1] ?? 0]);
}

function sightOf({ body, ground, unitsPerMetre }: Placement): Sight {
  const offset = reach(body.figure);
  return (time) => {
    const x = (body.path?.(time) ?? body.speed * time) - offset;
    return body.figure(time).map((part) => ({
      ...part,
      outline: part.outline.map(([px, py]): Point => [px + x, ground - py * unitsPerMetre]),
    }));
  };
}

function columnsOf(camera: Camera, { body, time }: Placement): number[] {
  const first = Math.max(0, Math.floor(xOf(camera, time - body.span[0])));
  const last = Math.min(camera.width, Math.ceil(xOf(camera, time + body.span[1])));
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

const viewOf = (camera: Camera, { view }: Placement): Cut => view ?? [-4, camera.floor];

/** The shapes a body leaves on the strip, part by part, back to front. A figure lists its parts in the same order always. */
export function scan(camera: Camera, placement: Placement): readonly Shape[] {
  const sight = sightOf(placement);
  const layers: Map<string, Tracer>[] = [];
  for (const x of columnsOf(camera, placement)) {
    sight(timeAt(camera, placement, x)).forEach(({ fill, outline }, index) => {
      const layer = layers[index] ?? new Map<string, Tracer>();
      layers[index] = layer;
      const tracer = layer.get(fill) ?? new Tracer(fill);
      layer.set(fill, tracer);
      for (const other of layer.values()) if (other !== tracer) other.add(x, []);
      tracer.add(x, clip(cutsOf(outline), viewOf(camera, placement)));
    });
  }
  return layers.flatMap((layer) => [...layer.values()].flatMap((tracer) => tracer.finish()));
}

/** The same body as one flat shadow on the ground, `slope` units below the ground per unit of height. */
export function scanShadow(camera: Camera, placement: Placement, slope: number, fill: string): readonly Shape[] {
  const sight = sightOf(placement);
  const tracer = new Tracer(fill);
  for (const x of columnsOf(camera, placement)) {
    const cuts = sight(timeAt(camera, placement, x)).flatMap((part) => cutsOf(part.outline));
    tracer.add(
      x,
      clip(union(cuts.map(([top, bottom]) => fall(top, bottom, placement.ground, slope))), viewOf(camera, placement)),
    );
  }
  return tracer.finish();
}

const fall = (top: number, bottom: number, ground: number, slope: number): Cut => [
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
