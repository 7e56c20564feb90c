/** A strip from its scene: bands that stand still, bodies that cross, the scale and the cursor. */
import type { Drawing } from '../kit/drawing.ts';
import type { Lettering } from '../kit/lettering.ts';
import { rect } from '../kit/shapes.ts';
import type { Camera, Placement } from './camera.ts';
import { formatTime, RULER_HEIGHT, ruler } from './ruler.ts';
import { scan, scanShadow } from './scan.ts';
import { traced } from './trace.ts';

const WIDTH = 1440;
const HEIGHT = 240;
/** Where the picture ends and the scale begins. */
export const FLOOR = HEIGHT - RULER_HEIGHT;
const CURSOR = 720;

export interface Band {
  readonly y: number;
  readonly height: number;
  readonly fill: string;
}

export interface Shadow {
  readonly fill: string;
  readonly slope: number;
  readonly opacity?: number;
}

export interface SceneBody extends Placement {
  readonly shadow?: Shadow;
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
  readonly cursorLabel?: string;
  readonly bands: readonly Band[];
  readonly bodies: readonly SceneBody[];
  /** Anything else behind the bodies. */
  readonly under?: (lettering: Lettering, camera: Camera) => string;
  /** What stands between the bodies and the camera. */
  readonly front?: readonly Band[];
  /** Anything else, drawn over the bodies and under the scale. */
  readonly over?: (lettering: Lettering, camera: Camera) => string;
}

const drawBands = (bands: readonly Band[]): string =>
  bands.map(({ y, height, fill }) => rect(0, y, WIDTH, height, fill)).join('');

function drawBody(camera: Camera, body: SceneBody): string {
  // Small figures bear a coarser outline.
  const paths = traced(scan(camera, body), body.unitsPerMetre < 58 ? 0.3 : 0.18);
  return body.opacity === undefined ? paths : `<g opacity="${body.opacity}">${paths}</g>`;
}

function drawShadow(camera: Camera, body: SceneBody): string {
  if (!body.shadow) return '';
  const { fill, slope, opacity = 0.45 } = body.shadow;
  return `<g opacity="${opacity}">${traced(scanShadow(camera, body, slope, fill), 0.5)}</g>`;
}

export function strip(scene: Scene): Drawing {
  const { id, title, description, msPerUnit, cursorTime, bands, bodies, under, front = [], over } = scene;
  const camera: Camera = { width: WIDTH, floor: FLOOR, msPerUnit, cursorX: CURSOR, cursorTime };
  return {
    id: `strip/${id}`,
    width: WIDTH,
    height: HEIGHT,
    title,
    description,
    draw: (lettering) =>
      drawBands(bands) +
      (under?.(lettering, camera) ?? '') +
      bodies.map((body) => drawShadow(camera, body) + drawBody(camera, body)).join('') +
      drawBands(front) +
      (over?.(lettering, camera) ?? '') +
      ruler(
        lettering,
        camera,
        bodies.filter(({ isRead = true }) => isRead).map(({ time }) => time),
        scene.cursorLabel ?? formatTime(cursorTime),
      ),
  };
}
