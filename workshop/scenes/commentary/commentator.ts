/** Who comments, three quarters from behind, the face to the right: the seat at 0, hands on the desk ahead. */
import { type Brush, fill, stroke } from '../brush.ts';
import { type Dress, type Limb, person } from '../people/person.ts';

export interface Commentator {
  readonly dress: Dress;
  /** The far hand takes notes, or lies on the desk. */
  readonly gesture: 'write' | 'rest';
}

const FAR_ARMS: Readonly<Record<Commentator['gesture'], Limb>> = {
  write: {
    joints: [
      [16, -46],
      [36, -30],
      [50, -25],
    ],
    hand: 'pen',
    turn: 4,
  },
  rest: {
    joints: [
      [16, -46],
      [34, -26],
      [50, -22],
    ],
    hand: 'flat',
  },
};

export function commentator(brush: Brush, { dress, gesture }: Commentator): string {
  return (
    person(
      brush,
      {
        neck: [3, -55],
        shoulders: [
          [-17, -46],
          [14, -49],
        ],
        hips: [
          [-14, 3],
          [10, 1],
        ],
        head: [7, -69],
        tilt: 4,
        armsBehind: [FAR_ARMS[gesture]],
        arms: [
          {
            joints: [
              [-15, -43],
              [-12, -18],
              [18, -26],
            ],
            hand: 'flat',
            size: 0.98,
          },
        ],
      },
      dress,
    ) + chair(brush)
  );
}

/** Its back, turned like who sits in it. */
function chair(brush: Brush): string {
  return (
    stroke('M-4 12V50', 'steel-c', 6) +
    brush.lit('M-30-20Q-31-25-26-25L8-21Q12-21 12-17L14 10Q14 16 8 16L-24 18Q-29 18-29 12Z', 'plastic', 4) +
    fill('M-25-18L7-15L8.6 9L-23.6 11Z', 'plastic-c', 0.55)
  );
}
