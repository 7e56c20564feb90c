/** Someone at a desk, from behind: the seat at 0, hands on the desk in front. */
import { type Brush, fill, stroke } from '../brush.ts';
import { type Dress, type Limb, person } from './person.ts';

const RIGHT_ARMS = {
  rest: {
    joints: [
      [19, -46],
      [34, -25],
      [19, -31],
    ],
    hand: 'flat',
    size: 0.94,
  },
  point: {
    joints: [
      [19, -46],
      [36, -40],
      [52, -58],
    ],
    hand: 'point',
    size: 0.94,
  },
  phone: {
    joints: [
      [19, -46],
      [38, -50],
      [30, -74],
    ],
    hand: 'phone',
    isFlipped: true,
    size: 0.94,
  },
} as const satisfies Record<string, Limb>;

interface Seat {
  /** What the right hand does: it lies on the desk, points ahead, holds up a telephone. */
  readonly gesture?: keyof typeof RIGHT_ARMS;
  readonly hasChair?: boolean;
}

export function seated(brush: Brush, dress: Dress, { gesture = 'rest', hasChair = true }: Seat = {}): string {
  const isTurned = dress.view !== 'back';
  const rightArm = RIGHT_ARMS[gesture];
  const chair = hasChair
    ? stroke('M0 8V46', 'steel-c', 6) +
      stroke('M-18 52L0 45L18 52', 'plastic-c', 4) +
      brush.lit('M-20-34Q-21-38-17-38H17Q21-38 20-34L22 6Q22 12 16 12H-16Q-22 12-22 6Z', 'plastic', 4) +
      fill('M-15-32H15L16.4 0H-16.4Z', 'plastic-c', 0.55) +
      stroke('M-26 8V-10H-20M26 8V-10H20', 'plastic-c', 3.4)
    : '';
  return (
    person(
      brush,
      {
        neck: [isTurned ? 1 : 0, -55],
        shoulders: [
          [-18, -48],
          [isTurned ? 16 : 18, -48],
        ],
        hips: [
          [-13, 2],
          [13, 2],
        ],
        head: [isTurned ? 4 : 0, -69],
        armsBehind: [
          {
            joints: [
              [-19, -46],
              [-34, -25],
              [-19, -31],
            ],
            hand: 'flat',
            size: 0.94,
          },
          rightArm,
        ],
      },
      dress,
    ) + chair
  );
}
