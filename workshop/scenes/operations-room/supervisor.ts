/** Who leads the room: points at the wall, to the left, a telephone in the other hand; feet at 0. */
import { type Brush, stroke } from '../brush.ts';
import { person } from '../people/person.ts';

export function supervisor(brush: Brush): string {
  return brush.mirrored(() =>
    person(
      brush,
      {
        neck: [0, -151],
        shoulders: [
          [-17, -144],
          [14, -145],
        ],
        hips: [
          [-12, -94],
          [11, -94],
        ],
        head: [5, -165],
        armsBehind: [
          {
            joints: [
              [13, -141],
              [37, -139],
              [60, -150],
            ],
            hand: 'point',
            isFlipped: false,
          },
        ],
        legs: [
          {
            joints: [
              [7, -88],
              [10, -48],
              [10, -9],
            ],
          },
          {
            joints: [
              [-7, -88],
              [-9, -48],
              [-10, -9],
            ],
          },
        ],
        arms: [
          {
            joints: [
              [-15, -142],
              [-18, -114],
              [4, -122],
            ],
            hand: 'phone',
            turn: 10,
          },
        ],
      },
      {
        view: 'profile',
        skin: 'skin-4',
        hair: 'hair-1',
        beard: true,
        extra: 'headset',
        top: 'kit-blue',
        legs: 'kit-ink',
        shoes: 'none',
        onTrunk: stroke('M-6-122V-102', 'kit-blue-c', 1),
      },
    ),
  );
}
