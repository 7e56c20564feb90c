/** Heads from the side: an even shape without features, and what covers it. */
import { type Point, points } from '../kit/shapes.ts';
import { ellipse, smooth } from './geometry.ts';
import type { Part } from './part.ts';

export type HeadDress = 'short' | 'bun' | 'tail' | 'cap' | 'helmet' | 'hood' | 'full' | 'bare';

/** About the middle of the skull, upright. */
const SKULL = smooth(
  points(
    '0.0,0.122 0.06,0.108 0.092,0.06 0.1,0.0 0.092,-0.07 0.07,-0.118 0.03,-0.118 -0.02,-0.085 -0.075,-0.06 -0.1,0.01 -0.09,0.07 -0.05,0.112',
  ),
);

const HAIR = smooth(
  points(
    '0.0,0.13 0.065,0.115 0.09,0.065 0.04,0.06 0.01,0.01 -0.02,-0.03 -0.06,-0.075 -0.105,-0.02 -0.106,0.05 -0.06,0.12',
  ),
);

const HELMET = smooth(
  points('0.0,0.15 0.08,0.13 0.12,0.06 0.115,0.02 0.02,0.0 -0.03,-0.06 -0.1,-0.06 -0.13,0.02 -0.11,0.1 -0.06,0.142'),
);

const FULL = smooth(
  points('0.0,0.15 0.09,0.12 0.135,0.03 0.13,-0.08 0.08,-0.13 -0.02,-0.12 -0.11,-0.09 -0.15,0.02 -0.1,0.12'),
);

const VISOR = smooth(points('0.1,0.07 0.135,0.02 0.132,-0.05 0.05,-0.04 0.02,0.0 0.05,0.05'));

const TAIL = smooth(points('-0.08,0.08 -0.14,0.09 -0.22,0.06 -0.28,-0.01 -0.2,0.01 -0.13,0.03 -0.09,0.03'));

export function head(dress: HeadDress, skin: string, hair: string): Part[] {
  const skull: Part = { fill: skin, outline: SKULL };
  const cover = (outline: readonly Point[]): Part => ({ fill: hair, outline });
  switch (dress) {
    case 'bare':
      return [skull];
    case 'short':
    case 'cap':
      return [skull, cover(HAIR)];
    case 'bun':
      return [cover(ellipse(-0.115, 0.07, 0.055)), skull, cover(HAIR)];
    case 'tail':
      return [cover(TAIL), skull, cover(HAIR)];
    case 'helmet':
      return [skull, cover(HELMET)];
    case 'full':
      return [cover(FULL), { fill: skin, outline: VISOR }];
    case 'hood':
      return [
        cover(SKULL.map(([x, y]) => [x * 1.12 - 0.006, y * 1.1])),
        { fill: skin, outline: ellipse(0.072, -0.02, 0.034, 0.062) },
      ];
  }
}
