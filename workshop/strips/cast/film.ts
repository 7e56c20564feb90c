/** Sprinters and edges of an old film. */
import { rect } from '../../kit/shapes.ts';
import type { Kit } from '../bodies/rig.ts';

/** The holes along the edge of a film. */
export const perforation = (y: number): string =>
  Array.from({ length: 60 }, (_, index) => rect(6 + index * 24, y, 13, 9, 'p', 2.5)).join('');

/** Wide shorts and shirts on grey film. */
export const filmKit = (index: number, number?: string): Kit => {
  const [skin, far, top, trunks] = (
    [
      ['g4', 'g5', 'p', 'i'],
      ['g3', 'g4', 'i', 'p'],
      ['g5', 'g4', 'g2', 'g2'],
      ['g4', 'g5', 'i', 'i'],
    ] as const
  )[index % 4] ?? ['g4', 'g5', 'p', 'i'];
  return {
    skin,
    skinFar: far,
    top,
    trunks,
    shoe: 'i',
    hair: index % 3 === 1 ? 'g5' : 'i',
    headDress: 'short',
    ...(number === undefined ? {} : { number }),
  };
};
