import { at, type Brush, fill, stroke } from '../brush.ts';
import { head } from '../people/person.ts';

/** A two-man bob to the right, 270 cm long, its runners at 0. */
export function bob(brush: Brush): string {
  return (
    stroke('M-96-3H-40M44-3H104', 'metal-c', 5) +
    fill('M-78-14h26v10h-26ZM52-14h26v10h-26Z', 'steel-c') +
    at(
      [-44, -58],
      1.04,
      head(brush, {
        view: 'profile',
        skin: 'skin-2',
        hair: 'kit-white',
        cover: 'helmet',
        coverTone: 'kit-white',
        extra: 'skigoggles',
      }),
      26,
    ) +
    brush.limb(
      [
        [-84, -40, 12],
        [-62, -46, 13],
        [-46, -44, 10],
      ],
      'kit-red',
    ) +
    at(
      [14, -62],
      1.04,
      head(brush, {
        view: 'profile',
        skin: 'skin-1',
        hair: 'kit-white',
        cover: 'helmet',
        coverTone: 'kit-white',
        extra: 'skigoggles',
      }),
    ) +
    brush.limb(
      [
        [-16, -38, 12],
        [-2, -46, 13],
        [12, -42, 10],
      ],
      'kit-red',
    ) +
    brush.lit(
      'M-128-18Q-132-44-104-46L-92-48Q-60-34-20-36Q10-36 26-46Q60-50 98-36Q136-24 142-14Q130-6 100-8L-110-8Q-126-8-128-18Z',
      'kit-navy',
      9,
    ) +
    fill('M-126-24Q-20-16 140-17Q132-10 100-10L-112-10Q-126-10-126-24Z', 'kit-red') +
    fill('M-86-33h26v9h-26Z', 'kit-white') +
    stroke('M-124-40L-134-52', 'steel-c', 4)
  );
}
