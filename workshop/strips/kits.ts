/** What the bodies wear: the fixed colours of skin and cloth, chosen so that neighbours differ. */
import type { HeadDress } from '../figure/head.ts';
import type { Kit } from '../figure/person.ts';
import { behindOf } from '../kit/palette.ts';
import type { SurfaceName } from '../kit/style.ts';
import type { SkiKit } from './bodies/skis.ts';

const HEADS: readonly HeadDress[] = ['short', 'tail', 'bun', 'short', 'short', 'tail', 'short', 'bun'];

type Row = readonly [skin: string, hair: string, top: string, trunks: string, shoe: string, accent: string];

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
export function athletes(_surface: SurfaceName, index: number, number?: string): Kit {
  const [skin, hair, top, trunks, shoe, accent] = ROWS[index % ROWS.length] ?? (ROWS[0] as Row);
  const headDress = HEADS[(index * 3 + 1) % HEADS.length] ?? 'short';
  return { skin, skinFar: behindOf(skin), top, trunks, shoe, hair, accent, headDress, number };
}

/** Cloth over arms and legs, the far ones in a tone of their own. */
export const clad = (fill: string, far: string) => ({ legs: fill, legsFar: far, arms: fill, armsFar: far });

const SUITS: readonly (readonly [suit: string, trim: string, head: string, skin: string, accent: string])[] = [
  ['kit-navy', 'kit-navy', 'kit-navy', 'skin-1', 'kit-yellow'],
  ['kit-orange', 'kit-orange', 'kit-orange', 'skin-1', 'kit-white'],
  ['kit-red', 'kit-red', 'kit-red', 'skin-2', 'kit-white'],
  ['kit-green', 'kit-green', 'kit-yellow', 'skin-4', 'kit-yellow'],
  ['kit-blue', 'kit-navy', 'kit-blue', 'skin-3', 'kit-white'],
  ['kit-ink', 'kit-ink', 'kit-ink', 'skin-1', 'kit-orange'],
];

/** Skin-tight suits with a hood or helmet: skaters, skiers, sledders. */
export function suits(_surface: SurfaceName, index: number, headDress: HeadDress = 'hood', number?: string): Kit {
  const [suit, trunks, hair, skin, accent] = SUITS[index % SUITS.length] ?? ['', '', '', '', ''];
  return {
    ...{ skin, skinFar: behindOf(skin), top: suit, trunks, shoe: 'kit-ink', hair, headDress, accent, number },
    ...clad(suit, behindOf(suit)),
    glove: trunks,
    isFist: true,
  };
}

export const onSkis = (kit: Kit, ski = 'kit-red', skiFar = behindOf(ski)): SkiKit => ({ ...kit, ski, skiFar });
