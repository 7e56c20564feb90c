/** What the card of a sport without a strip shows: the halfpipe of its plan from edge to edge, without markers, under a sky. */
import type { Composition } from '../kit/drawing.ts';
import { line, placed, rect } from '../kit/shapes.ts';
import { halfpipe } from '../plans/snowboard/halfpipe.ts';

/** In units of the plan: what the card sees, and the ground that the plan ends at on both sides. */
const VIEW = { x: 560, y: 254, width: 600, height: 187.5 };
const [LEFT, START] = [620, 282];
const [RIGHT, FOOT] = [1096, 421.27];
const FAR = VIEW.x + VIEW.width;
const BOTTOM = VIEW.y + VIEW.height;

const level = (from: number, to: number, y: number): string =>
  rect(from, y, to - from, BOTTOM - y, 'snow-1') + line(from, y, to, y, 'l');

export const halfpipeCard: Composition = {
  width: VIEW.width,
  height: VIEW.height,
  draw: () =>
    rect(0, 0, VIEW.width, VIEW.height, 'water-1') +
    placed(-VIEW.x, -VIEW.y, level(VIEW.x, LEFT + 1, START) + level(RIGHT - 1, FAR, FOOT) + halfpipe()),
};
