/** Fencers in white and their weapons. */
import type { Kit } from '../../figure/person.ts';
import type { Weapon } from '../bodies/fencer.ts';
import { clad } from '../kits.ts';

export const WHITES: Kit = {
  skin: 'p',
  skinFar: 'g3',
  top: 'p',
  trunks: 'p',
  shoe: 'i',
  hair: 'g5',
  headDress: 'bare',
  ...clad('p', 'g3'),
};

export const FOIL: Weapon = { blade: 'i', guard: 'g5', bell: 0.066 };

export const EPEE: Weapon = { blade: 'i', guard: 'g5', bell: 0.075 };
