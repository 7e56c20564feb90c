/** Plates of consoles and of what they drive at a water-polo pool. */
import type { Drawing } from '../kit/drawing.ts';
import { coyote } from './coyote-horn.ts';
import { saturn } from './saturn-console.ts';
import { shotClock } from './shot-clock.ts';
import { waterPoloConsole } from './water-polo-console.ts';

export const consoles: readonly Drawing[] = [saturn, waterPoloConsole, shotClock, coyote];
