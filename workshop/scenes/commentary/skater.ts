import { type Brush, stroke } from '../brush.ts';
import { person } from '../people/person.ts';

/** A skater in the straight, to the right, hands on the back; the blade at 0. */
export function skater(brush: Brush, suit: string): string {
  return (
    person(
      brush,
      {
        neck: [34, -86],
        shoulders: [
          [30, -84],
          [30, -84],
        ],
        hips: [
          [-18, -72],
          [-18, -72],
        ],
        spine: [
          [36, -86],
          [26, -88],
          [10, -86],
          [-6, -79],
          [-20, -71],
        ],
        head: [48, -92],
        tilt: 8,
        legsBehind: [
          {
            joints: [
              [-18, -70],
              [-40, -38],
              [-76, -16],
            ],
            turn: 12,
          },
        ],
        legs: [
          {
            joints: [
              [-18, -68],
              [18, -48],
              [4, -12],
            ],
          },
        ],
        arms: [
          {
            joints: [
              [28, -84],
              [0, -98],
              [-16, -88],
            ],
            hand: 'fist',
          },
        ],
      },
      {
        view: 'profile',
        skin: 'skin-1',
        hair: 'hair-2',
        cover: 'helmet',
        coverTone: 'kit-navy',
        extra: 'skigoggles',
        top: suit,
        legs: suit,
        isTight: true,
        shoes: 'kit-ink',
      },
    ) + stroke('M-14 2H40M0-5V2M16-5V2M-92-6L-46 0M-78-9L-78.6-4.2M-64-6L-64.6-2.4', 'metal', 2.4)
  );
}
