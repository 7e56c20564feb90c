/** Short forms for scenes. */

import type { Lettering } from '../kit/lettering.ts';
import { line, rect } from '../kit/shapes.ts';
import type { Body } from './body.ts';
import { type Camera, xOf } from './camera.ts';
import type { SceneBody, Shadow } from './strip.ts';

type Extras = Partial<Omit<SceneBody, 'body' | 'time' | 'ground' | 'unitsPerMetre'>>;

/** A body read at a time (seconds), standing at y, drawn at a scale (units per metre). */
export function at(time: number, ground: number, unitsPerMetre: number, body: Body, extras: Extras = {}): SceneBody {
  return { body, time, ground, unitsPerMetre, ...extras };
}

export const shade = (fill: string, slope = 0.14, opacity = 0.4): Shadow => ({ fill, slope, opacity });

/** Far ones first, so that near ones cover them. */
export const farToNear = (bodies: readonly SceneBody[]): SceneBody[] => bodies.toSorted((a, b) => a.ground - b.ground);

/** A small tag that hangs at a moment: ink on paper. */
export function tag(
  lettering: Lettering,
  camera: Camera,
  time: number,
  y: number,
  text: string,
  fill = 'p',
  ink = 'i',
): string {
  const width = lettering.measure(text, { size: 12, style: 'bold' }) + 10;
  const x = xOf(camera, time);
  return rect(x, y, width, 17, fill) + lettering.text(x + 5, y + 13, text, { size: 12, style: 'bold', fill: ink });
}

/** A vertical line at a moment that is not the reading. */
export const mark = (
  camera: Camera,
  time: number,
  from: number,
  to: number,
  className: string,
  dash?: string,
): string => line(xOf(camera, time), from, xOf(camera, time), to, className, dash);
