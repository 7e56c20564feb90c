/** Someone who stands, feet at 0, turned to the right: the arms say what they do. */

import type { Hand } from '../../figure/dress.ts';
import type { Point } from '../../kit/shapes.ts';
import type { Brush } from '../brush.ts';
import { type Dress, type Limb, person } from './person.ts';

export type ArmPose = 'down' | 'bent' | 'reach' | 'push';

const ARMS: Readonly<Record<ArmPose, readonly [elbow: Point, wrist: Point, hand: Hand]>> = {
  down: [[-5, 30], [0, 55], 'rest'],
  bent: [[-5, 27], [14, 40], 'fist'],
  reach: [[20, 14], [42, 10], 'rest'],
  push: [[8, 26], [34, 18], 'fist'],
};

interface Stance {
  readonly near: ArmPose;
  readonly far: ArmPose;
  /** Centimetres that the shoulders are ahead of the feet, and the feet apart. */
  readonly lean?: number;
  readonly stride?: number;
  readonly tilt?: number;
}

export function standing(brush: Brush, dress: Dress, { near, far, lean = 0, stride = 10, tilt = 0 }: Stance): string {
  const drop = Math.abs(lean) * 0.18;
  const arm = (pose: ArmPose, x: number): Limb => {
    const [elbow, wrist, hand] = ARMS[pose];
    const y = -142 + drop;
    return {
      joints: [
        [x, y],
        [x + elbow[0], y + elbow[1]],
        [x + wrist[0], y + wrist[1]],
      ],
      hand,
    };
  };
  return person(
    brush,
    {
      neck: [lean + 1, -151 + drop],
      shoulders: [
        [lean - 16, -144 + drop],
        [lean + 14, -145 + drop],
      ],
      hips: [
        [-12, -94],
        [11, -94],
      ],
      head: [lean * 1.14 + 5, -165 + drop * 1.2],
      tilt,
      armsBehind: [arm(far, lean + 13)],
      legsBehind: [
        {
          joints: [
            [8, -88],
            [9 + stride * 0.7, -48],
            [4 + stride, -9],
          ],
        },
      ],
      legs: [
        {
          joints: [
            [-7, -88],
            [-6 - stride * 0.2, -48],
            [-6 - stride, -9],
          ],
        },
      ],
      arms: [arm(near, lean - 13)],
    },
    dress,
  );
}
