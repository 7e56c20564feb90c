import type { Brush } from '../brush.ts';
import { person } from './person.ts';

/** A timekeeper with the push button, looking down at the wall. */
export function timekeeper(brush: Brush, skin: string, hair: string): string {
  return brush.mirrored(() =>
    person(
      brush,
      {
        neck: [6, -149],
        shoulders: [
          [-10, -143],
          [16, -143],
        ],
        hips: [
          [-10, -94],
          [9, -94],
        ],
        head: [14, -162],
        tilt: 20,
        armsBehind: [
          {
            joints: [
              [15, -140],
              [26, -116],
              [40, -100],
            ],
            hand: 'fist',
          },
        ],
        legs: [
          {
            joints: [
              [6, -88],
              [9, -48],
              [8, -9],
            ],
          },
          {
            joints: [
              [-7, -88],
              [-8, -48],
              [-10, -9],
            ],
          },
        ],
        arms: [
          {
            joints: [
              [-8, -140],
              [-14, -114],
              [2, -98],
            ],
            hand: 'fist',
          },
        ],
      },
      { view: 'profile', skin, hair, top: 'kit-white', sleeves: 'short', legs: 'kit-navy', shoes: 'kit-white' },
    ),
  );
}
