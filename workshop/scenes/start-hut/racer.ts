/** A racer over the wand, from behind, poles planted; skis at 0. */
import type { Lettering } from '../../kit/lettering.ts';
import { type Brush, fill, stroke } from '../brush.ts';
import { person } from '../people/person.ts';

export function racer(brush: Brush, lettering: Lettering): string {
  // A ski from behind: its tail near, its shovel over the edge; the boot in its binding.
  const ski = (x: number) =>
    fill(
      `M${x * 1.16 - 4.6} 30L${x * 0.62 - 2.6} -66Q${x * 0.62} -72 ${x * 0.62 + 2.6} -66L${x * 1.16 + 4.6} 30Z`,
      'kit-yellow',
    ) +
    fill(`M${x * 1.16 + 1.4} 30L${x * 0.62 + 0.8} -68L${x * 0.62 + 2.6} -66L${x * 1.16 + 4.6} 30Z`, 'kit-yellow-c') +
    fill(`M${x * 1.16 - 4.6} 30L${x * 1.12 - 4.4} 24H${x * 1.12 + 4.4}L${x * 1.16 + 4.6} 30Z`, 'kit-ink');
  const boot = (x: number) =>
    fill(`M${x - 6.4} 5H${x + 6.4}L${x + 5.2} -1H${x - 5.2}Z`, 'kit-ink') +
    brush.lit(
      `M${x - 6.6} 1L${x - 7}-14Q${x - 6.6}-27 ${x}-27Q${x + 6.6}-27 ${x + 7}-14L${x + 6.6} 1Z`,
      'kit-white',
      2.4,
    ) +
    stroke(`M${x - 6.6}-20H${x + 6.6}M${x - 6.9}-11H${x + 6.9}`, 'kit-grey', 1.3) +
    fill(`M${x - 1.6}-26H${x + 1.6}V0H${x - 1.6}Z`, 'kit-grey');
  const pole = (x: number) =>
    stroke(`M${x}-92L${x * 1.14}-30`, 'kit-ink', 2) +
    `<ellipse cx="${x * 1.13}" cy="-34" rx="5" ry="1.8" class="kit-ink"/>`;
  return (
    ski(-17) +
    ski(17) +
    pole(-45) +
    pole(45) +
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
            hand: 'wand',
          },
          {
            joints: [
              [20, -117],
              [40, -106],
              [44, -86],
            ],
            hand: 'wand',
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
        cover: 'full',
        coverTone: 'kit-white',
        gloves: 'kit-ink',
        shoes: 'none',
        bulk: 1.05,
        top: 'kit-green',
        legs: 'kit-green',
        onTrunk:
          fill('M-15-122H15L13-92H-13Z', 'kit-white') +
          fill('M8-122H15L13-92H8Z', 'kit-white-c') +
          lettering.text(-3, -99, '7', { size: 26, style: 'bold', anchor: 'middle', fill: 'kit-ink' }),
      },
    ) +
    boot(-16.4) +
    boot(16.4)
  );
}
