/** Plates of the running track: wind gauge and starting block. */
import type { Drawing } from '../kit/drawing.ts';
import { athleticsBlock } from './athletics-block.ts';
import { windGauge } from './wind-gauge.ts';

export const athletics: readonly Drawing[] = [windGauge, athleticsBlock];
