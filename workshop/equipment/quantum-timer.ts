/** Plate of the main time base: its face, its signals and its finest step. */
import { scaleLog } from 'd3-scale';
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each, line, rect, repeat } from '../kit/shapes.ts';
import { roundSocket } from './parts.ts';
import { plate } from './plate.ts';
import { quantumProduct } from './products/quantum-timer.ts';
import { View } from './view.ts';

const drawCase = (view: View): string =>
  view.path('M18 0 L210 0 Q224 0 226 14 L228 48 Q228 62 214 62 L14 62 Q0 62 0 48 L2 14 Q4 0 18 0 Z', 'g1 l') +
  each([22, 186], (x) => view.rect(x, 62, 20, 5, 'g3 l', 2));

const drawFront = (view: View): string =>
  drawCase(view) +
  view.rect(16, 14, 196, 30, 'p m', 6) +
  repeat(16, (index) => view.circle(33 + index * 10.8, 29, 3, index === 0 ? 'r' : 'g3'));

const drawRear = (view: View): string =>
  drawCase(view) +
  repeat(8, (index) => roundSocket(view, 26 + index * 21, 22, 7.5, 7)) +
  repeat(6, (index) => roundSocket(view, 26 + index * 21, 45, 6.5, 4)) +
  view.rect(158, 38, 22, 13, 'p l', 2) +
  each([196, 212], (x) => roundSocket(view, x, 32, 7, 4));

/** Dots in eights: 128 in, 16 clocks, 32 out. */
function drawSignals(lettering: Lettering): string {
  const field = (x: number, y: number, columns: number, rows: number, step: number) =>
    repeat(columns * rows, (index) =>
      circle(x + (index % columns) * step, y + Math.floor(index / columns) * step, 2.6, 'i'),
    );
  const clocks = repeat(16, (index) => {
    const [x, y] = [286 + (index % 8) * 15, 252 + Math.floor(index / 8) * 16];
    return circle(x, y, 5.5, 'p l') + line(x, y, x, y - 4, 'd') + line(x, y, x + 2.5, y + 1.5, 'd');
  });
  return (
    field(78, 236, 16, 8, 8) +
    line(208, 260, 268, 260, 'd') +
    rect(270, 236, 136, 48, 'g1 l', 6) +
    clocks +
    line(408, 260, 498, 260, 'd') +
    field(504, 248, 8, 4, 8) +
    note(lettering, 138, 222, '128 in', 'middle') +
    note(lettering, 532, 232, '32 out', 'middle')
  );
}

/** Each step to the right is a tenth of the one before. */
function drawRuler(lettering: Lettering): string {
  const names = ['1 s', '1/10', '1/100', '1/1000', '1/10,000', '1/100,000', '1 µs'];
  const x = scaleLog([1, 1e-6], [76, 574]);
  return (
    line(76, 364, 574, 364, 'l') +
    each(x.ticks(), (time) => line(x(time), 358, x(time), 364, 'h')) +
    each(names, (name, index) => {
      const at = x(10 ** -index);
      const isLast = index === 6;
      return line(at, 352, at, isLast ? 366 : 364, isLast ? 'rl' : 'l') + note(lettering, at, 382, name, 'middle');
    })
  );
}

const front = new View(72, 122, 1, { name: 'Front', width: 228 });
const rear = new View(340, 122, 1, { name: 'Rear', width: 228 });

export const quantumTimer = plate({
  name: 'quantum-timer',
  heading: 'Quantum timer',
  part: 'Main time base since London 2012, 0.1 ppm',
  title: 'Quantum timer, resolution of one microsecond',
  description:
    'Quantum timer in front and rear view with its 128 inputs, 16 clocks and 32 outputs drawn as dots, and a ruler ' +
    'that divides a second by ten six times, down to its resolution of one microsecond. Not to scale.',
  legend: [
    { text: 'Resolution 1 µs, drift 0.1 ppm', at: [590, 332], target: [574, 358], measures: true },
    { text: '128 inputs', at: [50, 260], target: [72, 260] },
    { text: '16 clocks', at: [338, 222], target: [338, 240] },
    { text: '32 outputs', at: [594, 260], target: [568, 260] },
  ],
  views: [front, rear],
  product: quantumProduct,
  body: (lettering) => drawFront(front) + drawRear(rear) + drawSignals(lettering) + drawRuler(lettering),
});
