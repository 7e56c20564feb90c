/** Equipment drawings, first half: pool, start, judging, boards and timers. */
import type { Drawing } from '../kit/drawing.ts';
import { aquatics } from './aquatics.ts';
import { athletics } from './athletics.ts';
import { boards } from './boards.ts';
import { consoles } from './consoles.ts';
import { deck } from './deck.ts';
import { judging } from './judging.ts';
import { start } from './start.ts';
import { timers } from './timers.ts';

export const equipmentA: readonly Drawing[] = [
  ...aquatics,
  ...deck,
  ...start,
  ...judging,
  ...boards,
  ...consoles,
  ...timers,
  ...athletics,
];
