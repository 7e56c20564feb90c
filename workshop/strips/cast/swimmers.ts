/** What swimmers wear. */
import type { SwimKit } from '../bodies/swimmer.ts';

export const SWIM: readonly SwimKit[] = [
  { skin: 'skin-1', sunk: 'water-2', suit: 'kit-ink', cap: 'kit-white', foam: 'snow-white' },
  { skin: 'skin-4', sunk: 'water-2', suit: 'kit-navy', cap: 'kit-yellow', foam: 'snow-white' },
  { skin: 'skin-5', sunk: 'water-2', suit: 'kit-red', cap: 'kit-red', foam: 'snow-white' },
  { skin: 'skin-2', sunk: 'water-2', suit: 'kit-ink', cap: 'kit-navy', foam: 'snow-white' },
];
