/** Bodies held in the pose of their reading: whole, stretched along the time axis by their speed and nothing else. */
import { areaOf } from '../figure/geometry.ts';
import type { Part } from '../figure/part.ts';
import type { Point } from '../kit/shapes.ts';
import { reach } from './body.ts';
import { type Camera, type Cut, type Placement, xOf } from './camera.ts';
import type { Shadow } from './scan.ts';
import { pathData } from './trace.ts';

/** How much wider than tall a body is drawn: 1 at its true proportions. */
export const stretchOf = ({ msPerUnit }: Pick<Camera, 'msPerUnit'>, { body, unitsPerMetre }: Placement): number =>
  1000 / (body.speed * msPerUnit * unitsPerMetre);

/** Bodies bear so much and no more; only machines are drawn as the camera would. */
const STRETCH = [0.85, 1.25] as const;

/** Units of the strip; the camera sees the front first, so that the figure faces left. */
function placing(camera: Camera, placement: Placement): (point: Point) => Point {
  const { body, time, ground, unitsPerMetre } = placement;
  const offset = reach(body.figure);
  const across = unitsPerMetre * Math.min(STRETCH[1], Math.max(STRETCH[0], stretchOf(camera, placement)));
  const start = xOf(camera, time);
  return ([x, y]) => [start + (offset - x) * across, ground - y * unitsPerMetre];
}

/** All one way round, so that overlapping outlines of one path do not cancel. */
const wound = (points: Point[]): Point[] => (areaOf(points) < 0 ? points.toReversed() : points);

/** Outlines as paths in tenths of a unit; neighbours of one fill share an element. */
export function pathsOf(parts: readonly Part[], toStrip: (point: Point) => Point, tolerance = 0.08): string {
  const runs: { fill: string; data: string }[] = [];
  for (const { fill, outline } of parts) {
    const data = pathData(wound(outline.map(toStrip)), tolerance);
    const last = runs.at(-1);
    if (last?.fill === fill) last.data += data;
    else runs.push({ fill, data });
  }
  return `<g transform="scale(.1)">${runs.map(({ fill, data }) => `<path class="${fill}" d="${data}"/>`).join('')}</g>`;
}

/** Cut to a row of the strip. */
const within = ({ width }: Camera, [top, bottom]: Cut, parts: string): string =>
  `<svg y="${top}" width="${width}" height="${bottom - top}" viewBox="0 ${top} ${width} ${bottom - top}">${parts}</svg>`;

/** A shadow is dark in both schemes. */
const SHADE = 0.2;

export function stillBody(
  camera: Camera,
  placement: Placement,
  shadow?: Shadow,
  opacity?: number,
  // Small figures bear a coarser outline.
  tolerance = placement.unitsPerMetre < 60 ? 0.32 : 0.08,
): string {
  const toStrip = placing(camera, placement);
  const parts = placement.body.figure(0);
  const { ground } = placement;
  const slope = Math.min(0.1, shadow?.slope ?? 0);
  const onGround = (point: Point): Point => {
    const [x, y] = toStrip(point);
    return [x + (ground - y) * 0.5, Math.min(camera.floor, ground + (ground - y) * slope)];
  };
  const cast = shadow
    ? `<g opacity="${SHADE}">${pathsOf(
        parts.map((part) => ({ ...part, fill: 'rubber' })),
        onGround,
        0.4,
      )}</g>`
    : '';
  const body = pathsOf(parts, toStrip, tolerance);
  const whole = cast + (opacity === undefined ? body : `<g opacity="${opacity}">${body}</g>`);
  return placement.view === undefined ? whole : within(camera, placement.view, whole);
}
