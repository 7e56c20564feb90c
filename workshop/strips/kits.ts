/** What the bodies wear: ink, paper and grey, with the steps of the surface for skin or cloth. */
import type { HeadDress } from '../figure/head.ts';
import type { Kit } from '../figure/person.ts';
import type { SurfaceName } from '../kit/style.ts';
import type { SkiKit } from './bodies/skis.ts';

const HEADS: readonly HeadDress[] = ['short', 'tail', 'bun', 'short', 'bare', 'tail', 'short', 'bun'];

/** Runners and players with bare limbs; neighbours differ. */
export function athletes(surface: SurfaceName, index: number, number?: string): Kit {
  const rows: readonly (readonly [
    skin: string,
    far: string,
    top: string,
    trunks: string,
    shoe: string,
    hair: string,
  ])[] = [
    ['i', 'g5', 'p', 'p', 'g1', 'i'],
    [`${surface}-2`, 'g5', 'i', 'i', 'p', 'i'],
    [`${surface}-1`, 'g4', 'g5', 'i', 'i', 'g5'],
    ['g5', 'i', `${surface}-1`, `${surface}-1`, 'p', 'i'],
    ['g3', 'g4', 'i', 'i', 'p', `${surface}-2`],
    ['i', 'g5', 'g3', 'g2', 'p', 'g5'],
    [`${surface}-2`, 'i', 'p', 'i', 'p', 'i'],
    [`${surface}-1`, 'g4', 'i', 'i', 'p', `${surface}-2`],
  ];
  const [skin, skinFar, top, trunks, shoe, hair] = rows[index % rows.length] ?? ['i', 'g5', 'p', 'p', 'p', 'i'];
  const headDress = HEADS[(index * 3 + 1) % HEADS.length] ?? 'short';
  return { skin, skinFar, top, trunks, shoe, hair, headDress, number };
}

/** Cloth over arms and legs, the far ones in a tone of their own. */
export const clad = (fill: string, far: string) => ({ legs: fill, legsFar: far, arms: fill, armsFar: far });

/** Skin-tight suits with a hood or helmet: skaters, skiers, sledders. */
export function suits(surface: SurfaceName, index: number, headDress: HeadDress = 'hood', number?: string): Kit {
  const rows: readonly (readonly [suit: string, far: string, trim: string, head: string, skin: string])[] = [
    ['i', 'g5', 'i', 'g5', `${surface}-1`],
    ['p', 'g3', 'g5', 'i', `${surface}-2`],
    [`${surface}-2`, 'g4', 'i', 'i', 'g2'],
    ['g5', 'g4', 'p', 'p', `${surface}-1`],
    ['i', 'g4', `${surface}-2`, 'p', `${surface}-2`],
    ['g2', 'g4', 'i', `${surface}-2`, 'g5'],
  ];
  const [suit, far, trim, hair, skin] = rows[index % rows.length] ?? ['i', 'g5', 'g5', 'i', 'p'];
  return {
    skin,
    skinFar: far,
    top: suit,
    trunks: trim,
    shoe: suit === 'i' ? 'g5' : 'i',
    hair,
    headDress,
    ...clad(suit, far),
    number,
  };
}

export const onSkis = (kit: Kit, ski = 'i', skiFar = 'g5'): SkiKit => ({ ...kit, ski, skiFar });
