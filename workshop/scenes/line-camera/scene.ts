/** High over the finish line: the operator, the photo-finish camera, and the line running straight away below. */
import { createCamera } from '../../kit/camera.ts';
import { each, ellipse, rect, repeat } from '../../kit/shapes.ts';
import { level, type Place } from '../../kit/space.ts';
import { at } from '../brush.ts';
import { runner } from '../people/runner.ts';
import { crowd } from '../places/crowd.ts';
import { type Canvas, type Format, scene } from '../scene.ts';
import { platform } from './platform.ts';

/** From lane 1: what they wear, and how many metres they are before the line. */
const FIELD = [
  ['kit-yellow', 'skin-5', 0.1],
  ['kit-blue', 'skin-2', -1.4],
  ['kit-red', 'skin-4', -0.5],
  ['kit-green', 'skin-5', -2.3],
  ['kit-orange', 'skin-1', -3.1],
  ['kit-white', 'skin-3', -1.1],
  ['kit-navy', 'skin-4', -2.7],
  ['kit-blue', 'skin-5', -3.9],
] as const;
const LANE = 1.22;

interface Layout {
  readonly eye: Place;
  readonly focal: number;
  readonly centre: readonly [x: number, horizon: number];
  /** How far apart the runners are: more where the picture has room to the side. */
  readonly gaps: number;
}

const LAYOUTS: Readonly<Record<Format, Layout>> = {
  regular: { eye: [-2.5, -15, 6.5], focal: 1420, centre: [690, 20], gaps: 1 },
  wide: { eye: [-3, -15, 4.7], focal: 1460, centre: [800, 24], gaps: 2.3 },
  portrait: { eye: [-1.7, -15, 6.5], focal: 1500, centre: [400, 110], gaps: 1 },
};

function draw(canvas: Canvas): string {
  const { width, height, format } = canvas;
  const { eye, focal, centre, gaps } = LAYOUTS[format];
  const camera = createCamera({ eye, target: [eye[0], 60, eye[2]], focal, centre });
  const ground = (y1: number, y2: number, tone: string, x1 = -60, x2 = 60) => camera.face(level(x1, y1, x2, y2), tone);
  const [, stand] = camera.see([0, 44, 0]);
  return (
    rect(0, 0, width, height, 'grass-2') +
    rect(0, 0, width, stand, 'far-3') +
    crowd('line', { x: 0, y: 12, width, height: stand - 50 }, 13) +
    rect(0, stand - 30, width, 30, 'kit-navy') +
    ground(16, 44, 'grass-1') +
    ground(24, 34, 'grass-2') +
    ground(9.9, 12, 'grass-3') +
    repeat(8, (index) => ground(index * LANE, (index + 1) * LANE, index % 2 ? 'track-1' : 'track-2')) +
    repeat(9, (index) => ground(index * LANE - 0.025, index * LANE + 0.025, 'track-l')) +
    ground(-7, -0.03, 'track-3') +
    ground(0, 9.76, 'track-l', 0, 0.06) +
    each([7, 6, 5, 4, 3, 2, 1, 0], (index) => {
      const [kit, skin, x] = FIELD[index] ?? FIELD[0];
      const y = index * LANE + 0.6;
      const size = (focal / (y - eye[1]) / 100) * 1.72;
      const [sx, sy] = camera.see([x * gaps - 0.1, y, 0]);
      return (
        ellipse(sx + 12 * size, sy, 30 * size, 5 * size, 'black').replace('/>', ' opacity="0.25"/>') +
        at([sx, sy], size, runner(kit, skin, index * 0.37))
      );
    }) +
    platform(canvas)
  );
}

export const lineCamera = scene({
  id: 'scene/line-camera',
  title: 'The photo-finish camera at the line',
  description:
    'From a platform high over the track, the finish line runs straight away below. The operator, with a headset, stands at the photo-finish camera while eight sprinters cross the line from left to right; the monitor shows the image as it grows.',
  draw,
});
