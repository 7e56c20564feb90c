/** What swimmers wear. */
import type { SwimKit } from '../bodies/swimmer.ts';

const IN_WATER = { sunk: 'water-2', foam: 'snow-white', hasStraps: true } as const;

export const SWIM: readonly SwimKit[] = [
  { ...IN_WATER, skin: 'skin-1', suit: 'kit-ink', coverTone: 'kit-white' },
  { ...IN_WATER, skin: 'skin-4', suit: 'kit-navy', coverTone: 'kit-yellow' },
  { ...IN_WATER, skin: 'skin-5', suit: 'kit-ink', coverTone: 'kit-green' },
  { ...IN_WATER, skin: 'skin-2', suit: 'kit-ink', coverTone: 'kit-navy' },
];
