/** The platform over the line: rail, the camera, who sets its focus, and the monitor on which the picture grows. */
import { castShadow } from '../../kit/cast-shadow.ts';
import { type Point, rect, repeat } from '../../kit/shapes.ts';
import { at, type Brush, fill, stroke } from '../brush.ts';
import { person } from '../people/person.ts';
import { monitor, photoFinish } from '../places/screens.ts';
import { type Canvas, type ColumnFormat, columnFormat } from '../scene.ts';
import { lineScanner } from './line-scanner.ts';

interface Platform {
  /** Of the camera's foot. */
  readonly camera: Point;
  /** Units of the drawing per centimetre. */
  readonly scale: number;
  readonly monitor: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export const PLATFORMS: Readonly<Record<ColumnFormat, Platform>> = {
  regular: { camera: [690, 748], scale: 5.5, monitor: { x: 884, y: 486, width: 350, height: 214 } },
  portrait: { camera: [470, 944], scale: 5, monitor: { x: 580, y: 700, width: 204, height: 150 } },
};

/** Sets the focus with the right hand, the left one on the rail; looks along the lens. 0 at the foot of the camera. */
function operator(brush: Brush): string {
  return person(
    brush,
    {
      neck: [-52, -50],
      shoulders: [
        [-72, -40],
        [-38, -42],
      ],
      hips: [
        [-68, 12],
        [-42, 12],
      ],
      head: [-48, -65],
      tilt: 5,
      armsBehind: [
        {
          joints: [
            [-73, -37],
            [-90, -16],
            [-100, -26],
          ],
          hand: 'wand',
        },
      ],
      legs: [],
      arms: [
        {
          joints: [
            [-40, -38],
            [-34, -16],
            [-20, -37],
          ],
          hand: 'ring',
          turn: 32,
          size: 1.04,
        },
      ],
    },
    {
      view: 'lost',
      skin: 'skin-2',
      hair: 'hair-2',
      extra: 'headset',
      top: 'kit-navy',
      legs: 'kit-ink',
      shoes: 'none',
    },
  );
}

export function platform({ brush, width, height, format }: Canvas): string {
  const { camera, scale, monitor: screen } = PLATFORMS[columnFormat(format)];
  const rail = camera[1] - 30 * scale;
  return (
    rect(0, rail - 7, width, 15, 'metal') +
    rect(0, rail + 2, width, 6, 'metal-c') +
    repeat(Math.ceil(width / 250), (index) => rect(90 + index * 250, rail + 6, 12, height - rail, 'metal-c')) +
    fill(`M0 ${height - 56}H${width}V${height}H0Z`, 'floor-3') +
    rect(0, height - 62, width, 12, 'steel') +
    castShadow([camera[0], height - 40], 190, 20) +
    stroke(
      `M${screen.x + screen.width / 2} ${screen.y + screen.height}V${height - 50}`,
      'steel-c',
      22,
      ' stroke-linecap="butt"',
    ) +
    monitor(brush, screen, photoFinish, 9) +
    at(camera, scale, lineScanner(brush) + operator(brush))
  );
}
