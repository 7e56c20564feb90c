/** People at a pool: who touches, who is a stroke behind, who keeps the time. */
import { each, round } from '../../kit/shapes.ts';
import { type Brush, fill } from '../brush.ts';
import { type Dress, person } from './person.ts';

/** What is left to say is the skin, which is the top, and the cap. */
const SWIMWEAR = {
  ...{ view: 'profile', hair: 'hair-1', cover: 'swim', sleeves: 'none' },
  ...{ legs: 'kit-navy', legwear: 'short', isTight: true, bulk: 0.9 },
} as const satisfies Partial<Dress>;

export function swimmer(brush: Brush, cap: string, skin: string): string {
  return person(
    brush,
    {
      neck: [-66, 1],
      shoulders: [
        [-66, 2],
        [-66, 2],
      ],
      hips: [
        [-124, 12],
        [-124, 12],
      ],
      spine: [
        [-60, -1],
        [-70, 2],
        [-88, 6],
        [-106, 9],
        [-124, 11],
      ],
      head: [-53, -14],
      tilt: 14,
      armsBehind: [
        {
          joints: [
            [-72, 6],
            [-84, 30],
            [-106, 34],
          ],
          hand: 'rest',
        },
      ],
      legsBehind: [
        {
          joints: [
            [-126, 12],
            [-168, 26],
            [-206, 22],
          ],
          turn: 60,
          size: 0.9,
        },
      ],
      legs: [
        {
          joints: [
            [-126, 12],
            [-170, 12],
            [-210, 4],
          ],
          turn: 150,
          size: 0.9,
        },
      ],
      arms: [
        {
          joints: [
            [-66, 0],
            [-36, 0],
            [-9, -2],
          ],
          hand: 'flat',
          turn: -80,
        },
      ],
    },
    { ...SWIMWEAR, skin, top: skin, shoes: skin, coverTone: cap },
  );
}

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

export function spray([x, y]: readonly [number, number], size: number): string {
  const drops = [
    [-4, -30, 2],
    [-9, -24, 1.4],
    [-16, -34, 1.1],
    [-22, -26, 1.6],
    [-30, -22, 1],
    [-12, -42, 1.2],
    [-38, -30, 1.3],
    [-46, -34, 0.9],
    [4, -38, 1],
    [-72, -24, 1.2],
    [-82, -18, 1.6],
    [-92, -24, 1],
  ] as const;
  return (
    fill(
      `M${round(x - 34 * size)} ${round(y + 6)}Q${round(x - 24 * size)} ${round(y - 12 * size)} ${round(x - 14 * size)} ${round(y - 4 * size)}Q${round(x - 6 * size)} ${round(y - 18 * size)} ${round(x + 2 * size)} ${round(y - 3 * size)}L${round(x + 6 * size)} ${round(y + 10)}Z`,
      'white',
      0.55,
    ) +
    each(
      drops,
      ([dx, dy, r]) =>
        `<circle cx="${round(x + dx * size)}" cy="${round(y + dy * size)}" r="${round(r * size)}" class="white" opacity="0.85"/>`,
    )
  );
}
