/** High over the finish line: the operator, the photo-finish camera, and the line running straight away below. */
import { createCamera } from '../../kit/camera.ts';
import { castShadow } from '../../kit/cast-shadow.ts';
import { each, rect, repeat } from '../../kit/shapes.ts';
import { level, type Place } from '../../kit/space.ts';
import { at } from '../brush.ts';
import { runner } from '../people/runner.ts';
import { crowd } from '../places/crowd.ts';
import { type Canvas, type ColumnFormat, columnFormat, scene } from '../scene.ts';
import { PLATFORMS, platform } from './platform.ts';

/** From lane 1: what they wear, and how many metres they are before the line. */
const FIELD = [
  ['kit-yellow', 'skin-5', -3.7],
  ['kit-blue', 'skin-2', -1.4],
  ['kit-white', 'skin-4', 0.16],
  ['kit-green', 'skin-5', -2.3],
  ['kit-orange', 'skin-1', -3.1],
  ['kit-navy', 'skin-3', -1.1],
  ['kit-yellow', 'skin-4', -2.7],
  ['kit-blue', 'skin-5', -3.9],
] as const;
const LANE = 1.22;

interface Layout {
  /** Metres over the track. */
  readonly up: number;
  readonly focal: number;
  readonly horizon: number;
  /** How far apart the runners are: more where the picture has room to the side. */
  readonly gaps: number;
}

const LAYOUTS: Readonly<Record<ColumnFormat, Layout>> = {
  regular: { up: 5, focal: 1260, horizon: 26, gaps: 0.95 },
  portrait: { up: 6.2, focal: 1360, horizon: 90, gaps: 0.8 },
};

/** The eye is over the line itself, behind the camera: the line runs away from it. */
function draw(canvas: Canvas): string {
  const { width, height, format } = canvas;
  const { up, focal, horizon, gaps } = LAYOUTS[columnFormat(format)];
  const eye: Place = [0.03, -11, up];
  const centre = [PLATFORMS[columnFormat(format)].camera[0], horizon] as const;
  const camera = createCamera({ eye, target: [eye[0], 60, eye[2]], focal, centre });
  const ground = (y1: number, y2: number, tone: string, x1 = -60, x2 = 60) => camera.face(level(x1, y1, x2, y2), tone);
  const [, stand] = camera.see([0, 52, 0]);
  return (
    rect(0, 0, width, height, 'grass-2') +
    rect(0, 0, width, stand, 'far-3') +
    crowd('line', { x: 0, y: 8, width, height: stand - 30 }, 9) +
    rect(0, stand - 16, width, 18, 'kit-navy') +
    ground(44, 52, 'track-2') +
    ground(16, 44, 'grass-1') +
    ground(24, 34, 'grass-2') +
    ground(9.9, 12, 'grass-3') +
    repeat(8, (index) => ground(index * LANE, (index + 1) * LANE, index % 2 ? 'track-1' : 'track-2')) +
    repeat(9, (index) => ground(index * LANE - 0.025, index * LANE + 0.025, 'track-l')) +
    ground(-9, -0.03, 'track-3') +
    ground(-9, 9.78, 'track-l', 0, 0.06) +
    each([7, 6, 5, 4, 3, 2, 1, 0], (index) => {
      const [kit, skin, x] = FIELD[index] ?? FIELD[0];
      const y = index * LANE + 0.6;
      const size = (focal / (y - eye[1]) / 100) * 1.66;
      const [sx, sy] = camera.see([x * gaps - 0.2, y, 0]);
      return castShadow([sx + 8 * size, sy], 34 * size, 6 * size) + at([sx, sy], size, runner(kit, skin, index * 0.37));
    }) +
    platform(canvas)
  );
}

export const lineCamera = scene({
  id: 'scene/line-camera',
  only: 'column',
  title: 'The photo-finish camera at the line',
  description:
    'From behind the photo-finish camera, high over the track: its lens looks straight along the finish line. The operator, with a headset, has a hand on the focus ring while eight sprinters come from the left; on the monitor the image grows, time from left to right, the red cursor at who was first.',
  draw,
});
