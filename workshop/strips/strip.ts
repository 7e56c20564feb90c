/** A strip from its scene: bands that stand still, bodies that cross, the scale and the cursor. */
import { CAST_SHADOW } from '../kit/cast-shadow.ts';
import type { Drawing } from '../kit/drawing.ts';
import type { Lettering } from '../kit/lettering.ts';
import { drawBands } from './backdrops.ts';
import { type Camera, FLOOR } from './camera.ts';
import { footing, RULER_HEIGHT, ruler } from './ruler.ts';
import { scan } from './scan.ts';
import type { Recording, Scene, SceneBody } from './scene.ts';
import { stillBody } from './still.ts';
import { traced } from './trace.ts';

export const STRIP_WIDTH = 1440;
export const STRIP_HEIGHT = FLOOR + RULER_HEIGHT;
/** The widest window that is shown the portrait; each sees its middle. */
export const PORTRAIT_WIDTH = 768;
/** Once in every picture, before those who cast them. */
export const SHADOWS = `<defs>${CAST_SHADOW}</defs>`;

function drawBody(camera: Camera, scene: Recording, body: SceneBody): string {
  const { opacity, unitsPerMetre, shadow = scene.shadow } = body;
  const cast = shadow === 'none' ? undefined : shadow;
  if (body.isStill) return stillBody(camera, body, cast !== undefined, opacity);
  const scanned = scan(camera, body, cast);
  // Small figures bear a coarser outline.
  const paths = traced(scanned.shapes, unitsPerMetre < 58 ? 0.3 : 0.18);
  return (
    (cast ? `<g opacity="${cast.opacity}">${traced(scanned.shadow, 0.5)}</g>` : '') +
    (opacity === undefined ? paths : `<g opacity="${opacity}">${paths}</g>`)
  );
}

function scaleOf(lettering: Lettering, camera: Camera, { label, scale, bodies, decimals }: Recording): string {
  if (scale) return scale(lettering, camera);
  if (label !== undefined) return footing(lettering, camera, label);
  const readings = bodies.filter(({ isRead = true }) => isRead).map(({ time }) => time);
  return ruler(lettering, camera, readings, { ...(decimals && { decimals }) });
}

/** What a camera recorded, `width` units of it, and its scale. */
export function drawRecording(lettering: Lettering, recording: Recording, width: number): string {
  const { msPerUnit, cursorTime, cursorX = width / 2, bands, bodies, under, front = [], over } = recording;
  const camera: Camera = { width, floor: FLOOR, msPerUnit, cursorX, cursorTime };
  return (
    drawBands(bands, width) +
    (under?.(lettering, camera) ?? '') +
    bodies.map((body) => drawBody(camera, recording, body)).join('') +
    drawBands(front, width) +
    (over?.(lettering, camera) ?? '') +
    scaleOf(lettering, camera, recording)
  );
}

export function strip(scene: Scene): Drawing {
  const { id, title, description, phone, onPhone } = scene;
  const draw = (lettering: Lettering) => SHADOWS + drawRecording(lettering, scene, STRIP_WIDTH);
  const drawForPhones = (lettering: Lettering) =>
    SHADOWS + drawRecording(lettering, { ...scene, ...onPhone }, STRIP_WIDTH);
  return {
    id: `strip/${id}`,
    width: STRIP_WIDTH,
    height: STRIP_HEIGHT,
    title,
    description,
    draw,
    ...(phone === undefined ? {} : { portrait: portraitAbout(phone, drawForPhones) }),
  };
}

/** The same strip, moved so that the middle of narrow windows is at `x`. */
const portraitAbout = (x: number, draw: Drawing['draw']): NonNullable<Drawing['portrait']> => ({
  width: PORTRAIT_WIDTH,
  height: STRIP_HEIGHT,
  draw: (lettering) => `<g transform="translate(${PORTRAIT_WIDTH / 2 - x} 0)">${draw(lettering)}</g>`,
});
