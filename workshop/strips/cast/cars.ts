/** GT racing cars. */
import type { CarKit } from '../bodies/car.ts';

const dark = { glass: 'g5', trim: 'i', rim: 'g3' };

export const CARS = {
  white: { ...dark, body: 'p', sill: 'i', stripe: 'asphalt-2', number: '46', lamp: 'g3' },
  black: { ...dark, body: 'i', sill: 'g5', glass: 'g4', stripe: 'p', trim: 'g5', number: '8', lamp: 'p' },
  grey: { ...dark, body: 'g2', sill: 'g5', glass: 'i', stripe: 'tartan', rim: 'g4', number: '31', lamp: 'p' },
  red: { ...dark, body: 'tartan', sill: 'i', stripe: 'p', number: '12', lamp: 'p' },
} satisfies Readonly<Record<string, CarKit>>;
