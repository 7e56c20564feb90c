/** Places on maps: projections of d3-geo, their data rounded to a tenth of a unit. */
import { type GeoPermissibleObjects, type GeoProjection, geoPath } from 'd3-geo';
import type { Point } from '../../kit/shapes.ts';

export interface Place {
  /** Degrees. */
  readonly north: number;
  readonly east: number;
}

export function placeOn(projection: GeoProjection, { north, east }: Place): Point {
  return projection([east, north]) ?? [0, 0];
}

/** Path data of lines and areas of the Earth. */
export function outline(projection: GeoProjection, shape: GeoPermissibleObjects): string {
  return geoPath(projection).digits(1)(shape) ?? '';
}

/** The shortest way from one place to another. */
export function shortestWay(projection: GeoProjection, from: Place, to: Place): string {
  const coordinates = [from, to].map(({ north, east }) => [east, north]);
  return outline(projection, { type: 'LineString', coordinates });
}
