/** The touch: half over, half under water, a hand on the pad. */
import { createCamera } from '../kit/camera.ts';
import { each, rect, repeat, round } from '../kit/shapes.ts';
import type { Place } from '../kit/space.ts';
import { at, fill, stroke } from './brush.ts';
import { spray, swimmer, waterborne } from './people/swimmers.ts';
import { timekeeper } from './people/timekeeper.ts';
import { crowd } from './places/crowd.ts';
import { block, DECK, pad, wallFace } from './places/pool-wall.ts';
import { type Canvas, scene } from './scene.ts';

/** Middles of the lanes, metres away from the swimmer's; the wall is at x = 0, the water at z = 0. */
const LANES = [17, 14.5, 12, 9.5, 7, 4.5, 2, -0.5];

function hall({ width }: Canvas, horizon: number): string {
  return (
    rect(0, 0, width, horizon, 'far-2') +
    fill(`M0 0H${width}V70L0 150Z`, 'roof-1') +
    stroke(
      repeat(9, (index) => `M${(width / 8) * index} 0L${(width / 8) * index - 60} ${150 - index * 10}`),
      'far-3',
      5,
    ) +
    fill(`M0 150L${width} 70V96L0 172Z`, 'roof-2') +
    rect(0, horizon - 190, width, 150, 'far-3') +
    crowd('touch', { x: 0, y: horizon - 176, width, height: 128 }, 15) +
    rect(0, horizon - 44, width, 50, 'kit-navy') +
    rect(0, horizon - 44, width, 4, 'kit-navy-a')
  );
}

function draw(canvas: Canvas): string {
  const { brush, width, height, isPortrait } = canvas;
  const horizon = isPortrait ? 470 : 400;
  const focal = isPortrait ? 1010 : 885;
  const eye = [-2.2, -2.2, 0.42] as const;
  const camera = createCamera({ eye, target: [-0.2, 3, 0.42], focal, centre: [isPortrait ? -40 : 385, horizon] });
  const sizeAt = ([x, y, z]: Place): number => (camera.see([x, y, z])[1] - camera.see([x, y, z + 1])[1]) / 100;
  const touch = camera.see([0, -0.5, 0]);
  const size = sizeAt([0, -0.5, 0]);
  const line = touch[1] + (isPortrait ? 18 : 14);
  const wave = `M-10 ${round(line + 8)}Q${round(width * 0.14)} ${round(line - 12)} ${round(width * 0.3)} ${round(line + 4)}T${round(width * 0.62)} ${round(line + 2)}T${width + 10} ${round(line + 6)}`;
  const near = LANES.slice(-2);
  return (
    hall(canvas, horizon) +
    camera.face(
      [
        [0, -1.9, DECK],
        [0, 60, DECK],
        [14, 60, DECK],
        [14, -1.9, DECK],
      ],
      'pave-1',
    ) +
    camera.face(
      [
        [0, -1.9, DECK],
        [0, 60, DECK],
        [0.35, 60, DECK],
        [0.35, -1.9, DECK],
      ],
      'pave-2',
    ) +
    camera.face(
      [
        [-60, -1.9, 0],
        [-60, 60, 0],
        [0, 60, 0],
        [0, -1.9, 0],
      ],
      'pool-3',
    ) +
    wallFace(camera, -1.7, 60, 0, DECK, 'kit-white-c') +
    each(LANES.slice(0, -3), (y, index) =>
      at(
        camera.see([1.9, y + 0.4, DECK]),
        sizeAt([1.9, y + 0.4, DECK]),
        timekeeper(brush, index % 2 ? 'skin-4' : 'skin-2', index % 2 ? 'hair-1' : 'hair-3'),
      ),
    ) +
    each(LANES, (y) => block(camera, y) + pad(camera, y)) +
    // Light on the surface, and the ropes of the lanes.
    fill(
      camera.trace([
        [-60, 30, 0],
        [-1, 12, 0],
        [-2.4, 6, 0],
        [-60, 12, 0],
      ]),
      'pool-2',
    ) +
    each(
      [15.75, 13.25, 10.75, 8.25, 5.75, 3.25, 0.75],
      (y) =>
        stroke(
          camera.trace([
            [-30, y, 0.02],
            [0, y, 0.02],
          ]),
          'kit-red',
          Math.max(2, 5 - y * 0.2),
        ) +
        stroke(
          camera.trace([
            [-30, y, 0.03],
            [0, y, 0.03],
          ]),
          'kit-white',
          Math.max(1, 4 - y * 0.2),
          ' stroke-dasharray="14 16"',
        ),
    ) +
    at(camera.see([-0.62, 2.1, 0.02]), sizeAt([0, 2.1, 0]), waterborne(brush)) +
    // Below the line of the near water: the wall, the pads and what the swimmer has under water.
    `<clipPath id="under"><path d="${wave}V${height}H-10Z"/></clipPath><g clip-path="url(#under)">` +
    rect(0, line - 20, width, height, 'pool-4') +
    fill(`M0 ${line + 90}Q${width * 0.4} ${line + 60} ${width} ${line + 120}V${height}H0Z`, 'pool-5') +
    wallFace(camera, -1.7, 60, -3, 0.1, 'pool-3') +
    stroke(
      repeat(14, (index) =>
        camera.trace([
          [0, -1.6, -0.15 * index],
          [0, 30, -0.15 * index],
        ]),
      ),
      'pool-4',
      1.2,
    ) +
    each(near, (y) => pad(camera, y)) +
    '</g>' +
    spray(touch, size) +
    at([touch[0] - 4, touch[1] + 4], size, swimmer(brush, 'kit-red', 'skin-2')) +
    `<g clip-path="url(#under)">${rect(0, line - 20, width, height, 'pool-4').replace('/>', ' opacity="0.42"/>')}` +
    stroke(
      `M${width * 0.08} ${line + 70}q60-16 120 0t120 0t120 0M${width * 0.02} ${line + 130}q50-12 100 0t100 0M${width * 0.4} ${line + 150}q60-14 120 0t120 0`,
      'pool-2',
      3,
      ' opacity="0.5"',
    ) +
    '</g>' +
    stroke(wave, 'pool-1', 7) +
    stroke(wave, 'white', 2.4)
  );
}

export const touchScene = scene({
  id: 'scene/touch',
  title: 'The touch at the pad',
  description:
    'Half over and half under water, a swimmer reaches the wall: the flat hand presses the yellow touch pad, whose slats reach far below the surface. The next lane is a stroke behind; timekeepers stand behind the starting blocks.',
  draw,
});
