/** What a strip is drawn from, and short forms to write it down. */
import type { Figure } from '../figure/part.ts';
import type { Lettering } from '../kit/lettering.ts';
import { line, rect } from '../kit/shapes.ts';
import type { Band } from './backdrops.ts';
import type { Body } from './body.ts';
import { type Camera, type Placement, xOf } from './camera.ts';
import type { Shadow } from './scan.ts';

export interface SceneBody extends Placement {
  /** Drawn as it is at the reading, stretched by its speed only: bodies stay whole. */
  readonly isStill?: boolean;
  /** Instead of the shadow of the scene. */
  readonly shadow?: Shadow | 'none';
  readonly opacity?: number;
  /** False for what is not read, such as a passing ball: no mark on the scale. */
  readonly isRead?: boolean;
}

export interface Scene {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly msPerUnit: number;
  /** The reading the cursor stands at, in seconds. */
  readonly cursorTime: number;
  /** Digits of the second on the scale; default 3. */
  readonly decimals?: 2 | 3;
  /** Instead of a scale, where the sport has no photo finish: what the red line marks. */
  readonly label?: string;
  /** Instead of the scale and its cursor: one of the picture's own. */
  readonly scale?: (lettering: Lettering, camera: Camera) => string;
  /** Where the cursor stands, when not in the middle. */
  readonly cursorX?: number;
  /**
   * What narrow windows have in the middle, when not the middle of the strip: how much about it says
   * shared/strip-frames.ts.
   */
  readonly phone?: number;
  /** What is drawn otherwise there: who would be cut by the frame crosses the line at another moment, or not. */
  readonly onPhone?: Partial<Recording>;
  /** A machine so close that it runs on beyond every frame: what is read does not. */
  readonly isCloseUp?: boolean;
  readonly bands: readonly Band[];
  /** Under every body that says nothing else. */
  readonly shadow?: Shadow;
  readonly bodies: readonly SceneBody[];
  /** Anything else behind the bodies. */
  readonly under?: (lettering: Lettering, camera: Camera) => string;
  /** What stands between the bodies and the camera. */
  readonly front?: readonly Band[];
  /** Anything else, drawn over the bodies and under the scale. */
  readonly over?: (lettering: Lettering, camera: Camera) => string;
}

/** One camera's picture: a strip of its own, or one of several side by side. */
export type Recording = Omit<Scene, 'title' | 'description' | 'phone' | 'onPhone'>;

type Extras = Partial<Omit<SceneBody, 'body' | 'time' | 'ground' | 'unitsPerMetre'>>;

/**
 * A body read at a time (seconds), standing at y, drawn at a scale (units per metre): held in its pose, unless it has a
 * path of its own or is said to be filmed.
 */
export function at(time: number, ground: number, unitsPerMetre: number, body: Body, extras: Extras = {}): SceneBody {
  const isStill = body.path === undefined && extras.frame === undefined;
  return { body, time, ground, unitsPerMetre, isStill, ...extras };
}

/** A body at a steady speed in m/s. */
export const moving = (figure: Figure, speed: number): Body => ({ figure, speed });

export const shade = (fill: string, slope = 0.14, opacity = 0.4): Shadow => ({ fill, slope, opacity });

/** Under bodies that are held: the same on every ground, in both schemes. */
export const SOFT_SHADE: Shadow = { fill: 'rubber', slope: 0.09, opacity: 0.2 };

/** The same seen by the line camera, column by column: wheels and machines. */
export const filmed = (
  time: number,
  ground: number,
  unitsPerMetre: number,
  body: Body,
  extras: Extras = {},
): SceneBody => ({ ...at(time, ground, unitsPerMetre, body, extras), isStill: false });

/** Far ones first, so that near ones cover them. */
export const farToNear = (bodies: readonly SceneBody[]): SceneBody[] => bodies.toSorted((a, b) => a.ground - b.ground);

/** A small tag that hangs at a moment: ink on paper. */
export function tag(
  lettering: Lettering,
  camera: Camera,
  time: number,
  y: number,
  text: string,
  { fill = 'p', ink = 'i', size = 12 }: { readonly fill?: string; readonly ink?: string; readonly size?: number } = {},
): string {
  const width = lettering.measure(text, { size, style: 'bold' }) + size * 0.84;
  const x = xOf(camera, time);
  return (
    rect(x, y, width, size + 5, fill) +
    lettering.text(x + size * 0.42, y + size * 1.05, text, { size, style: 'bold', fill: ink })
  );
}

/** A dashed line across the picture at a moment that is not the reading. */
export const mark = (camera: Camera, time: number, from: number, to: number, className: string, dash: string): string =>
  line(xOf(camera, time), from, xOf(camera, time), to, className, dash);
