/** What the bodies wear: the fixed colours of skin and cloth, chosen so that neighbours differ. */
import type { Cover, Dress } from '../figure/dress.ts';
import { behindOf } from '../kit/palette.ts';
import type { SurfaceName } from '../kit/style.ts';
import type { SkiKit } from './bodies/skis.ts';

const HEADS: readonly Cover[] = ['short', 'flying', 'bun', 'short', 'short', 'flying', 'short', 'bun'];

type Row = readonly [skin: string, hair: string, top: string, trunks: string, shoes: string, accent: string];

/** On a red track no red shirts, on timber no orange ones. */
const ROWS: readonly Row[] = [
  ['skin-5', 'hair-1', 'kit-yellow', 'kit-green', 'kit-white', 'kit-green'],
  ['skin-1', 'hair-3', 'kit-navy', 'kit-navy', 'kit-yellow', 'kit-white'],
  ['skin-3', 'hair-1', 'kit-white', 'kit-blue', 'kit-white', 'kit-blue'],
  ['skin-2', 'hair-2', 'kit-blue', 'kit-navy', 'kit-white', 'kit-white'],
  ['skin-5', 'hair-1', 'kit-green', 'kit-ink', 'kit-yellow', 'kit-yellow'],
  ['skin-2', 'hair-2', 'kit-white', 'kit-navy', 'kit-white', 'kit-navy'],
  ['skin-1', 'hair-2', 'kit-ink', 'kit-ink', 'kit-white', 'kit-yellow'],
  ['skin-5', 'hair-1', 'kit-yellow', 'kit-navy', 'kit-white', 'kit-navy'],
];

/** Runners and players with bare limbs; neighbours differ. */
export function athletes(_surface: SurfaceName, index: number, number?: string): Dress {
  const [skin, hair, top, trunks, shoes, accent] = ROWS[index % ROWS.length] ?? (ROWS[0] as Row);
  const cover = HEADS[(index * 3 + 1) % HEADS.length] ?? 'short';
  return { ...BARE, skin, top, legs: trunks, shoes, hair, accent, cover, number };
}

/** Cloth close to arms and legs, all of one tone unless a dress says more. */
export const clad = (fill: string) => ({ ...CLOSE, legs: fill, arms: fill });

/** A suit close to the body. */
export const CLOSE = { sleeves: 'long', legwear: 'long', isTight: true } as const;

/** Bare arms, and legs from the shorts down. */
export const BARE = { sleeves: 'none', legwear: 'short', isTight: true } as const;

const SUITS: readonly (readonly [suit: string, trim: string, head: string, skin: string, accent: string])[] = [
  ['kit-navy', 'kit-navy', 'kit-navy', 'skin-1', 'kit-yellow'],
  ['kit-orange', 'kit-orange', 'kit-orange', 'skin-1', 'kit-white'],
  ['kit-yellow', 'kit-yellow', 'kit-yellow', 'skin-2', 'kit-ink'],
  ['kit-green', 'kit-green', 'kit-yellow', 'skin-4', 'kit-yellow'],
  ['kit-blue', 'kit-navy', 'kit-blue', 'skin-3', 'kit-white'],
  ['kit-ink', 'kit-ink', 'kit-ink', 'skin-1', 'kit-orange'],
];

/** Skin-tight suits with a hood or helmet: skaters, skiers, sledders. */
export function suits(_surface: SurfaceName, index: number, cover: Cover = 'hood', number?: string): Dress {
  const [suit, trunks, coverTone, skin, accent] = SUITS[index % SUITS.length] ?? ['', '', '', '', ''];
  return {
    ...{ skin, top: suit, trunks, shoes: 'kit-grey', hair: 'hair-2', cover, coverTone, accent, number },
    ...clad(suit),
    gloves: trunks,
    isFist: true,
  };
}

export const onSkis = (kit: Dress, ski = 'kit-yellow', skiFar = behindOf(ski)): SkiKit => ({ ...kit, ski, skiFar });
