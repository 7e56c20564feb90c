import { type Brush, stroke } from '../brush.ts';
import { person } from '../people/person.ts';

/** Kneeling, to the right, with a hand on the barrier; ground at 0. */
export function technician(brush: Brush): string {
  return person(
    brush,
    {
      neck: [12, -98],
      shoulders: [
        [-6, -91],
        [22, -92],
      ],
      hips: [
        [-14, -42],
        [8, -42],
      ],
      head: [20, -111],
      tilt: 8,
      armsBehind: [
        {
          joints: [
            [21, -88],
            [38, -74],
            [58, -84],
          ],
          hand: 'rest',
        },
      ],
      legsBehind: [
        {
          joints: [
            [4, -38],
            [36, -42],
            [34, -9],
          ],
        },
      ],
      legs: [
        {
          joints: [
            [-10, -38],
            [10, -7],
            [-32, -7],
          ],
          turn: -110,
        },
      ],
      arms: [
        {
          joints: [
            [-3, -88],
            [4, -62],
            [28, -60],
          ],
          hand: 'fist',
        },
      ],
    },
    {
      view: 'profile',
      skin: 'skin-3',
      hair: 'hair-1',
      cover: 'beanie',
      coverTone: 'kit-red',
      extra: 'headset',
      top: 'kit-blue',
      legs: 'kit-ink',
      gloves: 'kit-ink',
      bulk: 1.16,
      onTrunk: stroke('M-12-74H24M-14-58H22', 'kit-blue-c', 1.2),
    },
  );
}
