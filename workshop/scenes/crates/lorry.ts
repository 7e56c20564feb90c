/** A lorry from behind: the open hold, its right side running away, the lift at its rear. */
import type { Camera } from '../../kit/camera.ts';
import { castShadow } from '../../kit/cast-shadow.ts';
import { each, repeat, round } from '../../kit/shapes.ts';
import type { Place } from '../../kit/space.ts';
import { stroke } from '../brush.ts';

/** Metres: both sides, its rear and front, floor and roof of the hold. */
export const LORRY = { left: -3.5, right: -1, rear: 4, front: 15, floor: 1, roof: 3.7 } as const;

export function lorry(camera: Camera): string {
  const { left, right, rear, front, floor, roof } = LORRY;
  const across = (y: number, z1: number, z2: number, x1: number = left, x2: number = right): readonly Place[] => [
    [x1, y, z1],
    [x2, y, z1],
    [x2, y, z2],
    [x1, y, z2],
  ];
  const along = (z1: number, z2: number, x: number = right): readonly Place[] => [
    [x, rear, z1],
    [x, front, z1],
    [x, front, z2],
    [x, rear, z2],
  ];
  const wheel = (x: number, y: number): string => {
    const [px, py] = camera.see([x, y, 0.5]);
    const r = camera.see([x, y, 0])[1] - py;
    return `<circle cx="${round(px)}" cy="${round(py)}" r="${round(r)}" class="plastic-c"/><circle cx="${round(px)}" cy="${round(py)}" r="${round(r * 0.5)}" class="metal"/>`;
  };
  const [mx, my] = camera.see([(left + right) / 2, rear, 0]);
  return (
    castShadow([mx + 60, my], 420, 26) +
    camera.face(along(0.45, floor), 'steel-c') +
    each([5.4, 6.6, 12], (y) => wheel(right - 0.1, y)) +
    camera.face(along(floor, roof), 'kit-white-c') +
    camera.face(along(1.7, 2.1), 'kit-blue-c') +
    stroke(
      repeat(6, (index) =>
        camera.trace([
          [right, rear + 1.6 + index * 1.6, floor],
          [right, rear + 1.6 + index * 1.6, roof],
        ]),
      ),
      'far-3',
      1.4,
    ) +
    camera.face(across(rear, floor, roof), 'plastic-c') +
    camera.face(across(7.5, floor + 0.05, roof - 0.3, left + 0.2, right - 0.2), 'plastic') +
    camera.face(across(rear, 0.4, 0.9), 'steel-c') +
    camera.face(across(rear, 0.56, 0.72, left + 0.15, left + 0.42), 'kit-red') +
    camera.face(across(rear, 0.56, 0.72, right - 0.42, right - 0.15), 'kit-red') +
    each([left + 0.45, right - 0.45], (x) => wheel(x, rear + 0.2)) +
    stroke(`${camera.trace(across(rear, floor, roof))}Z`, 'kit-white', 9)
  );
}

/** The lift, lowered to the height of the hold's floor. */
export function lift(camera: Camera): string {
  const { left, right, rear, floor } = LORRY;
  const [x1, x2] = [left + 0.1, right - 0.1];
  return (
    camera.face(
      [
        [x1, rear, floor],
        [x2, rear, floor],
        [x2, rear - 1.5, floor],
        [x1, rear - 1.5, floor],
      ],
      'metal-c',
    ) +
    camera.face(
      [
        [x1, rear - 1.5, floor - 0.07],
        [x2, rear - 1.5, floor - 0.07],
        [x2, rear - 1.5, floor],
        [x1, rear - 1.5, floor],
      ],
      'kit-yellow',
    )
  );
}
