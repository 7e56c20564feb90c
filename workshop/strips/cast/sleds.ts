/** A four-man bob. */
import type { SledKit } from '../bodies/sleds.ts';

export const BOB: SledKit = {
  hull: 'i',
  belly: 'g5',
  stripe: 'p',
  steel: 'g5',
  helmets: ['p', 'g2', 'p', 'g2'],
  suit: 'g4',
  number: '7',
  ink: 'p',
};
