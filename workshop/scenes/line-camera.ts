/** High over the finish line: the operator, the photo-finish camera, and the line running straight away below. */
import { createCamera } from '../kit/camera.ts';
import { each, rect, repeat } from '../kit/shapes.ts';
import { at, type Brush, fill, stroke } from './brush.ts';
import { runner } from './people/runner.ts';
import { standing } from './people/standing.ts';
import { crowd } from './places/crowd.ts';
import { monitor, photoFinish } from './places/screens.ts';
import { type Canvas, scene } from './scene.ts';

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

/** The camera from behind, its lens towards the line; 0 at the head of the tripod, in centimetres. */
function lineScanner(brush: Brush): string {
  return (
    stroke('M-3 4L-26 84M3 4L30 84M0 4L4 84', 'steel-c', 3.4) +
    stroke('M-3 4L-26 84M3 4L29 84', 'steel', 1.4) +
    fill('M-7-2H7V10H-7Z', 'steel-c') +
    stroke('M-8 3L-26 12', 'plastic-c', 2.6) +
    brush.lit('M-3-34L17-38Q20-38 20-34V-10Q20-7 17-6L-3-3Z', 'plastic', 6) +
    brush.lit('M-16-36Q-16-38-14-38H-1Q1-38 1-36V-4Q1-2-1-2H-14Q-16-2-16-4Z', 'plastic', 3) +
    fill('M-14-36H-1V-27H-14Z', 'kit-red') +
    fill('M-12-23H-3V-16H-12Z', 'tv-panel') +
    fill('M-11-21.6H-6V-20.4H-11ZM-11-19H-4.6V-17.8H-11Z', 'led-green') +
    `<circle cx="-11" cy="-9" r="2" class="metal"/><circle cx="-5" cy="-9" r="2" class="metal"/>` +
    stroke('M-11-9Q-24 6-20 30T-34 84M-5-9Q-14 20-10 40T-20 84', 'kit-ink-c', 1.3) +
    brush.lit('M20-30L30-31V-14L20-12Z', 'plastic', 2) +
    fill('M30-33L34-33.4V-12.6L30-12Z', 'plastic-c')
  );
}

function draw(canvas: Canvas): string {
  const { brush, width, height, isPortrait } = canvas;
  const focal = isPortrait ? 1500 : 1420;
  const eye = [isPortrait ? -1.7 : -2.5, -15, 6.5] as const;
  const middle = isPortrait ? 400 : 690;
  const horizon = isPortrait ? 110 : 20;
  const camera = createCamera({ eye, target: [eye[0], 60, eye[2]], focal, centre: [middle, horizon] });
  const ground = (y1: number, y2: number, tone: string, x1 = -60, x2 = 60) =>
    camera.face(
      [
        [x1, y1, 0],
        [x2, y1, 0],
        [x2, y2, 0],
        [x1, y2, 0],
      ],
      tone,
    );
  const lane = 1.22;
  const bench = height - (isPortrait ? 90 : 70);
  return (
    rect(0, 0, width, height, 'grass-2') +
    rect(0, 0, width, camera.see([0, 44, 0])[1], 'far-3') +
    crowd('line', { x: 0, y: 12, width, height: camera.see([0, 44, 0])[1] - 50 }, 13) +
    rect(0, camera.see([0, 44, 0])[1] - 30, width, 30, 'kit-navy') +
    ground(16, 44, 'grass-1') +
    ground(24, 34, 'grass-2') +
    ground(9.9, 12, 'grass-3') +
    repeat(8, (index) => ground(index * lane, (index + 1) * lane, index % 2 ? 'track-1' : 'track-2')) +
    repeat(9, (index) => ground(index * lane - 0.025, index * lane + 0.025, 'track-l')) +
    ground(-7, -0.03, 'track-3') +
    ground(0, 9.76, 'track-l', 0, 0.06) +
    each([7, 6, 5, 4, 3, 2, 1, 0], (index) => {
      const [kit, skin, x] = FIELD[index] ?? FIELD[0];
      const y = index * lane + 0.6;
      const size = (focal / (y + 15) / 100) * 1.72;
      const [sx, sy] = camera.see([x - 0.1, y, 0]);
      return (
        `<ellipse cx="${(sx + 12 * size).toFixed(1)}" cy="${sy.toFixed(1)}" rx="${(30 * size).toFixed(1)}" ry="${(5 * size).toFixed(1)}" class="black" opacity="0.25"/>` +
        at([sx, sy], size, runner(kit, skin, index * 0.37))
      );
    }) +
    // The platform of the camera: rail, bench, monitor.
    stroke(`M0 ${bench - 120}H${width}`, 'metal', 9) +
    stroke(`M0 ${bench - 117}H${width}`, 'metal-c', 3) +
    repeat(isPortrait ? 4 : 6, (index) =>
      rect((width / (isPortrait ? 3.4 : 5.4)) * index + 30, bench - 116, 9, 130, 'metal-c'),
    ) +
    fill(`M0 ${bench}H${width}V${height}H0Z`, 'floor-3') +
    rect(0, bench - 6, width, 12, 'steel') +
    at(
      [isPortrait ? 680 : 1170, bench - (isPortrait ? 110 : 104)],
      isPortrait ? 4 : 4.6,
      brush.mirrored(() => lineScanner(brush)),
    ) +
    (isPortrait
      ? monitor(brush, { x: 316, y: bench - 140, width: 224, height: 116 }, photoFinish, 7)
      : monitor(brush, { x: 540, y: bench - 130, width: 300, height: 128 }, photoFinish, 8) +
        brush.lit(`M590 ${bench + 26}h240l14 30h-268Z`, 'plastic', 4)) +
    at(
      isPortrait ? [140, height + 210] : [300, height + 250],
      isPortrait ? 3.9 : 4.6,
      standing(
        brush,
        {
          view: 'lost',
          skin: 'skin-2',
          hair: 'hair-2',
          extra: 'headset',
          top: 'kit-navy',
          legs: 'kit-ink',
          shoes: 'none',
          onTrunk: stroke('M-14-112H14', 'kit-navy-c', 0.8),
        },
        { near: 'bent', far: 'bent', lean: 2, tilt: 6 },
      ),
    )
  );
}

export const lineCamera = scene({
  id: 'scene/line-camera',
  title: 'The photo-finish camera at the line',
  description:
    'From a platform high over the track, the finish line runs straight away below. The operator, with a headset, stands at the photo-finish camera while eight sprinters cross the line from left to right; the monitor shows the image as it grows.',
  draw,
});
