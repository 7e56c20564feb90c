/** What swimmers wear. */
import type { SwimKit } from '../bodies/swimmer.ts';

export const SWIM: readonly SwimKit[] = [
  { skin: 'sand-1', sunk: 'water-2', suit: 'i', cap: 'p', foam: 'p', wash: 'water-1' },
  { skin: 'timber-2', sunk: 'water-2', suit: 'g5', cap: 'i', foam: 'p', wash: 'water-1' },
  { skin: 'i', sunk: 'water-2', suit: 'p', cap: 'g3', foam: 'p', wash: 'water-1' },
  { skin: 'tartan-1', sunk: 'water-2', suit: 'i', cap: 'tartan', foam: 'p', wash: 'water-1' },
];
