/** Sprinters and edges of an old film. */
import type { Kit } from '../../figure/person.ts';
import { rect } from '../../kit/shapes.ts';

/** The holes along the edge of a film. */
export const perforation = (y: number): string =>
  Array.from({ length: 60 }, (_, index) => rect(6 + index * 24, y, 13, 9, 'kit-white', 2.5)).join('');

const CLOTHES = [
  { skin: 'steel', skinFar: 'steel', top: 'kit-white', trunks: 'kit-ink' },
  { skin: 'kit-grey', skinFar: 'steel', top: 'kit-ink', trunks: 'kit-white' },
  { skin: 'steel', skinFar: 'steel', top: 'metal', trunks: 'metal' },
  { skin: 'steel', skinFar: 'steel', top: 'kit-ink', trunks: 'kit-ink' },
] as const;

/** Wide shorts and shirts on grey film. */
export const filmKit = (index: number): Kit => ({
  ...(CLOTHES[index % 4] ?? CLOTHES[0]),
  shoe: 'kit-ink',
  hair: index % 3 === 1 ? 'steel' : 'kit-ink',
  headDress: 'short',
});
