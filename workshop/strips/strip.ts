/** A strip from its scene: bands that stand still, bodies that cross, the scale and the cursor. */
import type { Drawing } from '../kit/drawing.ts';
import { drawBands } from './backdrops.ts';
import { type Camera, FLOOR } from './camera.ts';
import { footing, RULER_HEIGHT, ruler } from './ruler.ts';
import { scan } from './scan.ts';
import type { Scene, SceneBody } from './scene.ts';
import { stillBody } from './still.ts';
import { traced } from './trace.ts';

const WIDTH = 1440;
const HEIGHT = FLOOR + RULER_HEIGHT;
const CURSOR = 720;

function drawBody(camera: Camera, scene: Scene, body: SceneBody): string {
  const { opacity, unitsPerMetre, shadow = scene.shadow } = body;
  const cast = shadow === 'none' ? undefined : shadow;
  if (body.isStill) return stillBody(camera, body, cast, opacity);
  const scanned = scan(camera, body, cast);
  // Small figures bear a coarser outline.
  const paths = traced(scanned.shapes, unitsPerMetre < 58 ? 0.3 : 0.18);
  return (
    (cast ? `<g opacity="${cast.opacity}">${traced(scanned.shadow, 0.5)}</g>` : '') +
    (opacity === undefined ? paths : `<g opacity="${opacity}">${paths}</g>`)
  );
}

export function strip(scene: Scene): Drawing {
  const {
    id,
    title,
    description,
    msPerUnit,
    cursorTime,
    cursorX = CURSOR,
    decimals,
    label,
    bands,
    bodies,
    under,
    front = [],
    over,
  } = scene;
  const camera: Camera = { width: WIDTH, floor: FLOOR, msPerUnit, cursorX, cursorTime };
  return {
    id: `strip/${id}`,
    width: WIDTH,
    height: HEIGHT,
    title,
    description,
    draw: (lettering) =>
      drawBands(bands, WIDTH) +
      (under?.(lettering, camera) ?? '') +
      bodies.map((body) => drawBody(camera, scene, body)).join('') +
      drawBands(front, WIDTH) +
      (over?.(lettering, camera) ?? '') +
      (label === undefined
        ? ruler(
            lettering,
            camera,
            bodies.filter(({ isRead = true }) => isRead).map(({ time }) => time),
            decimals,
          )
        : footing(lettering, camera, label)),
  };
}
