/** Plates of the terminals on which judges give their marks. */
import type { Drawing } from '../kit/drawing.ts';
import { mte } from './mte-terminal.ts';
import { touchTerminal } from './touch-terminal.ts';

export const judging: readonly Drawing[] = [mte, touchTerminal];
