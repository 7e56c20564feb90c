/** Who stands about in the hut: the official at the gate, the racer who is next, the assistant with the start list. */
import type { Lettering } from '../../kit/lettering.ts';
import { at, type Brush, fill, stroke } from '../brush.ts';
import { standing } from '../people/standing.ts';

export function official(brush: Brush): string {
  return standing(
    brush,
    {
      view: 'profile',
      skin: 'skin-2',
      hair: 'hair-2',
      cover: 'beanie',
      coverTone: 'kit-navy',
      extra: 'headset',
      top: 'kit-blue',
      legs: 'kit-navy',
      shoes: 'none',
      gloves: 'kit-ink',
      bulk: 1.16,
      beard: true,
      onTrunk: stroke('M-20-128H18M-20-112H18', 'kit-blue-c', 1.2),
    },
    { near: 'down', far: 'reach', lean: 4 },
  );
}

/** Waits for the turn, upright, poles in the hands. */
export function nextRacer(brush: Brush, lettering: Lettering): string {
  return (
    standing(
      brush,
      {
        view: 'profile',
        skin: 'skin-1',
        hair: 'hair-4',
        cover: 'helmet',
        coverTone: 'kit-navy',
        extra: 'skigoggles',
        top: 'kit-green',
        legs: 'kit-green',
        shoes: 'none',
        gloves: 'kit-ink',
        onTrunk:
          fill('M-15-142H15L13-108H-14Z', 'kit-white') +
          fill('M9-142H15L13-108H8Z', 'kit-white-c') +
          lettering.text(-1, -115, '8', { size: 24, style: 'bold', anchor: 'middle', fill: 'kit-ink' }),
      },
      { near: 'bent', far: 'push', lean: 2 },
    ) + stroke('M7-110L16-4M49-124L58-4', 'kit-ink-a', 1.8)
  );
}

export function assistant(brush: Brush): string {
  return (
    standing(
      brush,
      {
        view: 'quarter',
        skin: 'skin-3',
        hair: 'hair-1',
        cover: 'beanie',
        coverTone: 'kit-blue',
        top: 'kit-navy',
        legs: 'kit-ink',
        shoes: 'none',
        gloves: 'kit-ink',
        bulk: 1.14,
        onTrunk: stroke('M-20-128H18M-20-112H18', 'kit-navy-c', 1.2),
      },
      { near: 'bent', far: 'bent' },
    ) +
    at(
      [17, -117],
      1,
      brush.lit('M-14-14L16-18L20 12L-10 16Z', 'plastic', 2) +
        fill('M-11-11.4L13.6-14.8L17 9.6L-7.6 13Z', 'kit-white') +
        stroke('M-7-7L10-9.4M-6-1L11-3.4M-5 5L7 3.4', 'kit-grey', 1.4),
    )
  );
}
