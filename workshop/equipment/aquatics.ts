/** Plates of what hangs and stands at the end wall of a pool. */
import type { Drawing } from '../kit/drawing.ts';
import { backstrokeLedge } from './backstroke-ledge.ts';
import { startingBlock } from './swimming-block.ts';
import { touchPad } from './touch-pad.ts';

export const aquatics: readonly Drawing[] = [touchPad, startingBlock, backstrokeLedge];
