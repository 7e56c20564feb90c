/** A sprinter on the command "set", from the right: hands at 0 on the start line, feet in the blocks behind. */

import type { Cover } from '../../figure/dress.ts';
import { type Brush, fill, stroke } from '../brush.ts';
import { person } from './person.ts';

export interface SprinterLook {
  readonly skin: string;
  readonly hair: string;
  readonly kit: string;
  readonly shorts: string;
  readonly cover?: Cover;
}

/** Rail on the track, two foot plates, and the lane's loudspeaker behind it. */
function blocks(brush: Brush): string {
  return (
    fill('M-112-4H-38V0H-112Z', 'steel-c') +
    fill('M-112-5H-38V-3H-112Z', 'metal') +
    fill('M-66-20L-58-22L-50-3H-62Z', 'steel') +
    fill('M-94-22L-86-24L-78-3H-90Z', 'steel-c') +
    brush.lit('M-146-24H-128V0H-146Z', 'plastic', 3) +
    stroke('M-142-17h10M-142-13h10M-142-9h10', 'plastic-c', 1.4)
  );
}

export function sprinter(brush: Brush, { skin, hair, kit, shorts, cover = 'short' }: SprinterLook): string {
  return (
    `<ellipse cx="-34" cy="0" rx="64" ry="5" class="black" opacity="0.22"/>` +
    blocks(brush) +
    person(
      brush,
      {
        neck: [5, -66],
        shoulders: [
          [2, -62],
          [6, -62],
        ],
        hips: [
          [-50, -76],
          [-50, -76],
        ],
        spine: [
          [7, -65],
          [-4, -67],
          [-20, -72],
          [-36, -77],
          [-50, -78],
        ],
        head: [22, -66],
        tilt: 58,
        armsBehind: [
          {
            joints: [
              [6, -60],
              [10, -34],
              [7, -8],
            ],
            hand: 'rest',
            turn: 0,
            size: 0.8,
          },
        ],
        legsBehind: [
          {
            joints: [
              [-50, -74],
              [-44, -36],
              [-82, -19],
            ],
            turn: 62,
            size: 0.92,
          },
        ],
        legs: [
          {
            joints: [
              [-50, -74],
              [-20, -46],
              [-55, -17],
            ],
            turn: 64,
            size: 0.92,
          },
        ],
        arms: [
          {
            joints: [
              [1, -62],
              [2, -34],
              [-1, -8],
            ],
            hand: 'rest',
          },
        ],
      },
      {
        view: 'profile',
        skin,
        hair,
        cover,
        top: kit,
        sleeves: 'none',
        legs: shorts,
        legwear: 'short',
        isTight: true,
        isFar: true,
        bulk: 0.86,
        shoes: 'kit-yellow',
      },
    )
  );
}
