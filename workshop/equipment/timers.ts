/** Plates of timers and of the box that speaks to them. */
import type { Drawing } from '../kit/drawing.ts';
import { ares } from './ares-21.ts';
import { int131 } from './int131.ts';
import { quantumTimer } from './quantum-timer.ts';

export const timers: readonly Drawing[] = [quantumTimer, ares, int131];
