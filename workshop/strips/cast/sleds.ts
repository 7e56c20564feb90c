/** A four-man bob. */
import type { SledKit } from '../bodies/sleds.ts';

export const BOB: SledKit = {
  hull: 'kit-ink',
  belly: 'steel',
  stripe: 'kit-white',
  steel: 'steel',
  helmets: ['kit-white', 'kit-yellow', 'kit-white', 'kit-yellow'],
  suit: 'kit-orange',
  number: '7',
  ink: 'kit-white',
};
