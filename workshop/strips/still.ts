/** Bodies held in the pose of their reading: whole, stretched along the time axis by their speed and nothing else. */
import { areaOf } from '../figure/geometry.ts';
import type { Part } from '../figure/part.ts';
import { castShadow } from '../kit/cast-shadow.ts';
import type { Point } from '../kit/shapes.ts';
import { reach } from './body.ts';
import { type Camera, type Cut, type Placement, xOf } from './camera.ts';
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

/** What is so near the ground that it touches it, in metres. */
const FOOT = 0.16;

/** Wide and faint under the whole body, dark where it stands; fainter the higher it is. */
function shadowOn(camera: Camera, { ground, unitsPerMetre }: Placement, points: readonly Point[]): string {
  const xs = points.map(([x]) => x);
  const height = Math.max(0, ground - Math.max(...points.map(([, y]) => y))) / unitsPerMetre;
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const y = Math.min(camera.floor - 3, ground);
  const flat = (middle: number, rx: number): string => castShadow([middle, y], rx, Math.max(3, rx * 0.085));
  const whole = `<g opacity="${(0.55 / (1 + 2 * height)).toFixed(2)}">${flat((left + right) / 2, (right - left) * 0.46)}</g>`;
  const feet = points.filter(([, at]) => ground - at < FOOT * unitsPerMetre).map(([x]) => x);
  if (feet.length === 0) return whole;
  const [first, last] = [Math.min(...feet), Math.max(...feet)];
  return `${whole}<g opacity=".7">${flat((first + last) / 2, (last - first) * 0.56)}</g>`;
}

export function stillBody(
  camera: Camera,
  placement: Placement,
  hasShadow: boolean,
  opacity?: number,
  // Small figures bear a coarser outline.
  tolerance = placement.unitsPerMetre < 60 ? 0.32 : 0.08,
): string {
  const toStrip = placing(camera, placement);
  const parts = placement.body.figure(0);
  const solid = parts.filter(({ runsOn }) => runsOn !== 'spray');
  const cast = hasShadow
    ? shadowOn(
        camera,
        placement,
        solid.flatMap(({ outline }) => outline.map(toStrip)),
      )
    : '';
  const body = pathsOf(parts, toStrip, tolerance);
  const whole = cast + (opacity === undefined ? body : `<g opacity="${opacity}">${body}</g>`);
  return placement.view === undefined ? whole : within(camera, placement.view, whole);
}
