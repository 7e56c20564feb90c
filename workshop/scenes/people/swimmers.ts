import { type Brush, fill } from '../brush.ts';
import { type Dress, person } from './person.ts';

/** What is left to say is the skin, which is the top, and the cap. */
const SWIMWEAR = {
  ...{ view: 'profile', hair: 'hair-1', cover: 'swim', sleeves: 'none' },
  ...{ legs: 'kit-navy', legwear: 'short', isTight: true, bulk: 0.9 },
} as const satisfies Partial<Dress>;

/** A swimmer of the next lane, still a stroke away: head and an arm over the water. */
export function waterborne(brush: Brush): string {
  return (
    fill('M-150 0Q-80-10-8 2Q-60 9-150 6Z', 'white', 0.8) +
    person(
      brush,
      {
        neck: [-36, -2],
        shoulders: [
          [-42, -4],
          [-42, -4],
        ],
        hips: [
          [-88, 9],
          [-88, 9],
        ],
        spine: [
          [-36, -1],
          [-60, 3],
          [-88, 9],
        ],
        head: [-20, -8],
        tilt: 22,
        armsBehind: [
          {
            joints: [
              [-42, -5],
              [-21, -29],
              [3, -14],
            ],
          },
        ],
      },
      {
        ...SWIMWEAR,
        ...{ skin: 'skin-4', top: 'skin-4', coverTone: 'kit-white', isFar: true, bulk: 0.72 },
      },
    ) +
    fill('M-132 7Q-84-7-36 2Q-8-4 18 2Q-40 17-132 7Z', 'white', 0.9)
  );
}
