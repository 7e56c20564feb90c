/** A racer over the wand, from behind, poles planted; skis at 0. */
import type { Lettering } from '../../kit/lettering.ts';
import { type Brush, fill, stroke } from '../brush.ts';
import { person } from '../people/person.ts';

export function racer(brush: Brush, lettering: Lettering): string {
  const ski = (x: number) =>
    fill(`M${x - 5} 6L${x * 0.8 - 3.4} -44Q${x * 0.8} -50 ${x * 0.8 + 3.4} -44L${x + 5} 6Z`, 'kit-yellow') +
    fill(`M${x} 6L${x * 0.8} -47Q${x * 0.8 + 2.6} -48 ${x * 0.8 + 3.4} -44L${x + 5} 6Z`, 'kit-yellow-c');
  return (
    ski(-17) +
    ski(17) +
    stroke('M-44-88L-52-14M44-88L52-14', 'kit-ink', 2) +
    stroke('M-56-22H-48M48-22H56', 'kit-red', 2.4) +
    person(
      brush,
      {
        neck: [0, -126],
        shoulders: [
          [-19, -120],
          [19, -120],
        ],
        hips: [
          [-13, -78],
          [13, -78],
        ],
        head: [0, -136],
        armsBehind: [
          {
            joints: [
              [-20, -117],
              [-40, -106],
              [-44, -86],
            ],
            hand: 'fist',
          },
          {
            joints: [
              [20, -117],
              [40, -106],
              [44, -86],
            ],
            hand: 'fist',
            isFlipped: true,
          },
        ],
        legsBehind: [],
        legs: [
          {
            joints: [
              [-10, -74],
              [-19, -42],
              [-16, -12],
            ],
            turn: 50,
            isFlipped: true,
            size: 1.04,
          },
          {
            joints: [
              [10, -74],
              [19, -42],
              [16, -12],
            ],
            turn: -50,
            size: 1.04,
          },
        ],
      },
      {
        view: 'back',
        skin: 'skin-1',
        hair: 'hair-3',
        cover: 'helmet',
        coverTone: 'kit-white',
        extra: 'skigoggles',
        gloves: 'kit-ink',
        shoes: 'kit-white',
        bulk: 1.05,
        top: 'kit-red',
        legs: 'kit-red',
        onTrunk:
          fill('M-15-122H15L13-92H-13Z', 'kit-white') +
          fill('M8-122H15L13-92H8Z', 'kit-white-c') +
          lettering.text(-3, -99, '7', { size: 26, style: 'bold', anchor: 'middle', fill: 'kit-ink' }),
      },
    ) +
    brush.lit('M-21-18Q-22-26-14-26Q-8-26-9-18L-8 4H-23Z', 'kit-white', 2) +
    brush.lit('M21-18Q22-26 14-26Q8-26 9-18L8 4H23Z', 'kit-white', 2)
  );
}
