/** What goes into the timer of 2012 and what comes out of it, every connection drawn. */

import type { Lettering } from '../../kit/lettering.ts';
import { range } from '../../kit/range.ts';
import { circle, line, placed, pointsToPath, rect, repeat } from '../../kit/shapes.ts';
import { stroke } from '../../kit/strokes.ts';
import { crop } from '../../screens/television/crop.ts';
import { bigFigure, LABEL, lines, sheet } from '../kit/sheet.ts';
import { dialPoint, ticks } from '../kit/stopwatch.ts';

const TOP = 196;
const PITCH = 22;
const CELL = 13;
const BLOCK = { x: 292, y: TOP - 12, width: 352, height: PITCH * 16 + 15 } as const;
const OUTPUTS_X = 712;

function cells(x: number, columns: number): string {
  const row = `h${columns * PITCH - PITCH + CELL}`;
  const data = range(16).map((index) => `M${x} ${TOP + index * PITCH + CELL / 2}${row}`);
  return stroke(data.join(''), 'l', CELL, { dash: `${CELL} ${PITCH - CELL}` });
}

function wires(): string {
  const data = range(16).map((index) => {
    const y = TOP + index * PITCH + CELL / 2;
    return `M${32 + 8 * PITCH - 4} ${y}H${BLOCK.x}M${BLOCK.x + BLOCK.width} ${y}H${OUTPUTS_X - 5}`;
  });
  return stroke(data.join(''), 'm', 1);
}

function clocks(): string {
  const dial =
    circle(0, 0, 33, 'p') +
    stroke('M-33 0a33 33 0 1 0 66 0a33 33 0 1 0 -66 0', 'l', 1.5) +
    stroke(ticks(12, 26, 30), 'l', 1.5);
  const clock = (index: number): string => {
    const x = BLOCK.x + 52 + (index % 4) * 82.6;
    const y = BLOCK.y + 49 + Math.floor(index / 4) * 89.5;
    const hand = stroke(pointsToPath([[0, 0], dialPoint(index * 3.75, 27)]), 'rl', 2);
    return placed(x, y, `<use href="#clock"/>${hand}${circle(0, 0, 2.5, 'i')}`);
  };
  return `<defs><g id="clock">${dial}</g></defs>${repeat(16, clock)}`;
}

function body(lettering: Lettering): string {
  const heads = TOP - 28;
  const right = OUTPUTS_X + 88;
  return (
    bigFigure(lettering, 32, heads, '128', 'inputs') +
    bigFigure(lettering, BLOCK.x, heads, '16', 'clocks') +
    bigFigure(lettering, OUTPUTS_X, heads, '32', 'outputs') +
    wires() +
    rect(BLOCK.x, BLOCK.y, BLOCK.width, BLOCK.height, 'g1 l') +
    cells(32, 8) +
    cells(OUTPUTS_X, 2) +
    clocks() +
    line(right, TOP, right, TOP + PITCH * 15 + CELL, 'h') +
    bigFigure(lettering, right + 18, TOP + 44, '1', 'µs', { size: 52, fill: 'r' }) +
    lettering.text(right + 18, TOP + 74, 'resolution', LABEL) +
    bigFigure(lettering, right + 18, TOP + 172, '0.1', '', { size: 44 }) +
    lines(lettering, right + 18, TOP + 200, ['parts per', 'million'], LABEL, 20) +
    lines(lettering, right + 18, TOP + 304, ['First at the', 'London Games', 'of 2012'])
  );
}

export const quantumTimer = sheet({
  id: 'innovations/quantum-timer',
  title: 'Quantum timer: 16 clocks, 128 inputs, 32 outputs',
  description:
    'A diagram of the Quantum timer, first used in London in 2012: 128 inputs on the left, 16 clocks in the middle, 32 outputs on the right, each drawn once. It resolves one microsecond and keeps time to 0.1 parts per million.',
  body,
  narrow: {
    height: 628,
    body: (lettering) =>
      crop(
        'clocks',
        { x: 16, y: 12, width: 358, height: 376 },
        { x: BLOCK.x, y: BLOCK.y + 4, width: BLOCK.width },
        'g1',
        clocks(),
      ) +
      bigFigure(lettering, 16, 444, '16', 'clocks', { size: 38 }) +
      bigFigure(lettering, 204, 444, '128', 'inputs', { size: 38 }) +
      line(16, 464, 374, 464, 'h') +
      bigFigure(lettering, 16, 512, '32', 'outputs', { size: 38 }) +
      line(16, 532, 374, 532, 'h') +
      bigFigure(lettering, 16, 588, '1', 'µs', { size: 48, fill: 'r' }) +
      lettering.text(374, 588, 'resolution', { size: 20, anchor: 'end' }),
  },
});
