/** One sport's part of the long strip: what stands still in it, and the one body that passes. */
import type { SportSlug } from '../../../shared/content/navigation.ts';
import type { Figure } from '../../figure/part.ts';
import type { Lettering } from '../../kit/lettering.ts';
import type { Point } from '../../kit/shapes.ts';
import { type Band, bandsWithin } from '../backdrops.ts';
import type { Camera } from '../camera.ts';
import { type SceneBody, SOFT_SHADE } from '../scene.ts';
import { put } from '../stage.ts';

/** As narrow as a slice of a telephone's window; windows lower than the picture cut it at the top. */
export const SLICE_WIDTH = 96;
/** Where the ruler begins, in units from the top. */
export const SLICE_FLOOR = 340;
/** Where a telephone's slice of 96 × 220 begins: nothing of a body stands above. */
export const SLICE_HEAD = 132;

export const SLICE_CAMERA: Camera = {
  width: SLICE_WIDTH,
  floor: SLICE_FLOOR,
  msPerUnit: 1,
  cursorX: 0,
  cursorTime: 0,
};

export interface Slice {
  readonly sport: SportSlug;
  readonly bands: readonly Band[];
  readonly body: SceneBody;
  /** Its skis, wheels or hooves reach over the edges; the person does not. */
  readonly isCut?: boolean;
  /** Behind the body. */
  readonly under?: (lettering: Lettering) => string;
  /** Before it. */
  readonly over?: (lettering: Lettering) => string;
}

/** Bands written as in `bands`, down to the ruler. */
export const ground = (...rows: readonly string[]): Band[] => bandsWithin(0, SLICE_FLOOR, ...rows);

/** A figure facing left whose foremost point that is read stands at x. */
export const standing = (x: number, y: number, scale: number, figure: Figure): SceneBody =>
  put(0, x, y, scale, figure, { shadow: SOFT_SHADE });

/** The same off the ground, without a shadow. */
export const flying = (x: number, y: number, scale: number, figure: Figure): SceneBody =>
  put(0, x, y, scale, figure, { shadow: 'none' });

/** Turned about a point of its own; positive lifts the front. */
export function pitched(figure: Figure, degrees: number, [px, py]: Point = [0, 0.9]): Figure {
  const turn = (degrees * Math.PI) / 180;
  const [s, c] = [Math.sin(turn), Math.cos(turn)];
  const turned = ([x, y]: Point): Point => [px + (x - px) * c - (y - py) * s, py + (x - px) * s + (y - py) * c];
  return (time) => figure(time).map((part) => ({ ...part, outline: part.outline.map(turned) }));
}

/** As a line camera that runs slowly draws what passes fast: narrower, and as tall. */
export const squeezed =
  (figure: Figure, share: number): Figure =>
  (time) =>
    figure(time).map((part) => ({ ...part, outline: part.outline.map(([x, y]): Point => [x * share, y]) }));
