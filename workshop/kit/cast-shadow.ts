/** Shadows that bodies cast on the ground: darkest under them, without an edge, the same in both schemes. */
import { type Point, round } from './shapes.ts';

/** What the shadows of a picture share: stands once in it, before them. */
export const CAST_SHADOW =
  '<radialGradient id="cast"><stop stop-color="#05080f" stop-opacity=".5"/><stop offset=".55" stop-color="#05080f" stop-opacity=".24"/><stop offset="1" stop-color="#05080f" stop-opacity="0"/></radialGradient>';

/** The light comes from the left above: the shadow lies a little to the right of what casts it. */
export const castShadow = ([x, y]: Point, rx: number, ry: number): string =>
  `<ellipse cx="${round(x + rx * 0.12)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="url(#cast)"/>`;
