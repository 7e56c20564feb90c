/** GT racing cars. */
import type { CarKit } from '../bodies/car.ts';

const dark = { glass: 'rubber', trim: 'kit-ink', rim: 'metal' };

export const CARS = {
  white: { ...dark, body: 'kit-white', sill: 'kit-ink', stripe: 'kit-grey', number: '46', lamp: 'metal' },
  black: {
    ...{ body: 'kit-ink', sill: 'rubber', glass: 'steel', stripe: 'kit-white' },
    ...{ trim: 'rubber', rim: 'metal', number: '8', lamp: 'kit-white' },
  },
  grey: {
    ...{ body: 'metal', sill: 'rubber', glass: 'kit-ink', stripe: 'kit-yellow' },
    ...{ trim: 'kit-ink', rim: 'steel', number: '31', lamp: 'kit-white' },
  },
  yellow: { ...dark, body: 'kit-yellow', sill: 'kit-ink', stripe: 'kit-white', number: '12', lamp: 'kit-white' },
} satisfies Readonly<Record<string, CarKit>>;
