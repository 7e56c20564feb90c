/** A pool of 50 by 25 m with ten lanes of 2.5 m, as a camera sees it. Lanes run along x, the finish is at x = 50. */
import type { Camera } from '../../kit/camera.ts';
import { circle, each } from '../../kit/shapes.ts';
import { level, type Place, upright } from '../../kit/space.ts';
import { stroke } from '../../kit/strokes.ts';
import { veiled } from '../veiled.ts';

const LANES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const LANE_WIDTH = 2.5;

/** The middle of a lane: seen from the blocks, lane 0 is on the right. */
export function laneY(lane: number): number {
  return (9 - lane + 0.5) * LANE_WIDTH;
}

/** A flat rectangle on the water or the deck. */
export function flat(camera: Camera, x1: number, y1: number, x2: number, y2: number, className: string, z = 0): string {
  return camera.face(level(x1, y1, x2, y2, z), className);
}

export function pool(camera: Camera): string {
  const floorLines = LANES.map((lane) => flat(camera, 2, laneY(lane) - 0.13, 48, laneY(lane) + 0.13, 'water-2'));
  const ropes = Array.from({ length: 11 }, (_, index) => index * LANE_WIDTH).map((y) =>
    stroke(
      camera.trace([
        [0, y, 0],
        [50, y, 0],
      ]),
      'wl',
      2,
    ),
  );
  return (
    flat(camera, -8, -6, 58, 31, 'g2') +
    flat(camera, 0, 0, 50, 25, 'water') +
    veiled(0.5, ...floorLines) +
    veiled(0.75, ...ropes) +
    end(camera, 50)
  );
}

/** Wall with touch pads and starting blocks. */
function end(camera: Camera, x: number): string {
  const pads = each(LANES, (lane) => {
    const y = laneY(lane);
    return camera.face(upright([x, y - 1.2], [x, y + 1.2], 0, 0.3), 'i');
  });
  return pads + each(LANES, (lane) => block(camera, x, laneY(lane)));
}

function block(camera: Camera, x: number, y: number): string {
  const side = (across: number): readonly Place[] => [
    [x + 0.3, y + across, 0.3],
    [x + 1, y + across, 0.3],
    [x + 1, y + across, 1.05],
    [x + 0.3, y + across, 0.85],
  ];
  const top = [...side(-0.3).slice(2), ...side(0.3).slice(2).toReversed()];
  return camera.face(side(-0.3), 'g5') + camera.face(top, 'g4');
}

/** Places around the head of a swimmer, as metres ahead, to the side and up. */
function around(x: number, y: number, offsets: readonly Place[]): readonly Place[] {
  return offsets.map(([ahead, aside, up]) => [x + ahead, y + aside, up]);
}

// biome-ignore format: one corner after the other
const WAKE: readonly Place[] = [[-0.2, -0.2, 0], [-0.2, 0.2, 0], [-5.5, 0.95, 0], [-3.2, 0, 0], [-5.5, -0.95, 0]];
// biome-ignore format: one corner after the other
const BODY: readonly Place[] = [[0, 0, 0], [-0.35, -0.22, 0], [-1.5, -0.16, 0], [-1.5, 0.16, 0], [-0.35, 0.22, 0]];
// biome-ignore format: one corner after the other
const KICK: readonly Place[] = [[-1.45, -0.2, 0], [-1.2, 0, 0], [-1.45, 0.2, 0], [-2.2, 0.34, 0], [-2, 0, 0], [-2.2, -0.34, 0]];

const CAPS = ['kit-red', 'kit-yellow', 'kit-white', 'kit-navy', 'kit-green'] as const;
const SKINS = ['skin-2', 'skin-4', 'skin-1', 'skin-3'] as const;

/** A swimmer heading for the finish, head at x: wake, body, the reaching arm and a cap. */
export function swimmer(camera: Camera, lane: number, x: number, arm: -1 | 1): string {
  const y = laneY(lane);
  const skin = SKINS[lane % SKINS.length] ?? 'skin-2';
  const arms = around(x, y, [
    [-0.42, arm * 0.16, 0.08],
    [-0.1, arm * 0.5, 0.3],
    [0.75, arm * 0.28, 0],
    [0.78, arm * 0.18, 0],
    [0.02, arm * 0.36, 0.3],
    [-0.3, arm * 0.04, 0.08],
  ]);
  const [headX, headY] = camera.see([x, y, 0.08]);
  const [sideX, sideY] = camera.see([x, y + 0.19, 0.08]);
  return (
    veiled(0.6, camera.face(around(x, y, WAKE), 'water-1')) +
    camera.face(around(x, y, BODY), skin) +
    camera.face(around(x, y, KICK), 'p') +
    camera.face(arms, skin) +
    circle(headX, headY, Math.max(2.4, Math.hypot(sideX - headX, sideY - headY)), CAPS[lane % CAPS.length] ?? 'kit-red')
  );
}
