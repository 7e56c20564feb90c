/** Sprinters and edges of an old film. */
import type { Kit } from '../../figure/person.ts';
import { rect } from '../../kit/shapes.ts';

/** The holes along the edge of a film. */
export const perforation = (y: number): string =>
  Array.from({ length: 60 }, (_, index) => rect(6 + index * 24, y, 13, 9, 'p', 2.5)).join('');

const CLOTHES = [
  { skin: 'g4', skinFar: 'g5', top: 'p', trunks: 'i' },
  { skin: 'g3', skinFar: 'g4', top: 'i', trunks: 'p' },
  { skin: 'g5', skinFar: 'g4', top: 'g2', trunks: 'g2' },
  { skin: 'g4', skinFar: 'g5', top: 'i', trunks: 'i' },
] as const;

/** Wide shorts and shirts on grey film. */
export const filmKit = (index: number): Kit => ({
  ...(CLOTHES[index % 4] ?? CLOTHES[0]),
  shoe: 'i',
  hair: index % 3 === 1 ? 'g5' : 'i',
  headDress: 'short',
});
