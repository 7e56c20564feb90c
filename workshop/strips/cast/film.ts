/** Sprinters and edges of an old film. */
import type { Dress } from '../../figure/dress.ts';
import { rect } from '../../kit/shapes.ts';
import { BARE } from '../kits.ts';

/** The holes along the edge of a film. */
export const perforation = (y: number): string =>
  Array.from({ length: 60 }, (_, index) => rect(6 + index * 24, y, 13, 9, 'kit-white', 2.5)).join('');

const CLOTHES = [
  { skin: 'steel', skinFar: 'steel', top: 'kit-white', legs: 'kit-ink' },
  { skin: 'kit-grey', skinFar: 'steel', top: 'kit-ink', legs: 'kit-white' },
  { skin: 'steel', skinFar: 'steel', top: 'metal', legs: 'metal' },
  { skin: 'steel', skinFar: 'steel', top: 'kit-ink', legs: 'kit-ink' },
] as const;

/** Wide shorts and shirts on grey film. */
export const filmKit = (index: number): Dress => ({
  ...(CLOTHES[index % 4] ?? CLOTHES[0]),
  ...BARE,
  shoes: 'kit-ink',
  hair: index % 3 === 1 ? 'steel' : 'kit-ink',
  cover: 'short',
});
