/** Fencers in white and their weapons. */
import type { Weapon } from '../bodies/fencer.ts';
import type { Kit } from '../bodies/rig.ts';

export const WHITES: Kit = {
  skin: 'p',
  skinFar: 'g3',
  top: 'p',
  trunks: 'p',
  shoe: 'i',
  hair: 'g5',
  headDress: 'bare',
  legs: 'p',
  legsFar: 'g3',
  arms: 'p',
  armsFar: 'g3',
};

export const FOIL: Weapon = { blade: 'i', guard: 'g5', bell: 0.066 };

export const EPEE: Weapon = { blade: 'i', guard: 'g5', bell: 0.075 };
