/** Plate of the pool timer of 1995. */
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { each, line, path, repeat } from '../kit/shapes.ts';
import { dashed } from '../kit/strokes.ts';
import { dConnector, roundSocket } from './parts.ts';
import { plate } from './plate.ts';
import { aresProduct } from './products/ares-21.ts';
import { View } from './view.ts';

const ARES = 0.55;

/** Sixteen periods of the clock in one microsecond. */
function drawClock(lettering: Lettering): string {
  const periods = repeat(16, () => 'v-34h6v34h6');
  return (
    line(376, 306, 376, 372, 'h') +
    line(568, 306, 568, 372, 'h') +
    path(`M364 350H376${periods}h14`, 'rl') +
    note(lettering, 472, 300, '16 periods in 1 µs', 'middle')
  );
}

/** Sunk into the cover, a strip of paper coming out. */
const drawPrinter = (view: View): string =>
  view.rect(36, 34, 140, 176, 'p l', 8) +
  view.rect(50, 96, 112, 102, 'g2 m', 6) +
  view.line(50, 84, 162, 84, 'l') +
  view.path(
    'M60 84 L60 14 L66 8 L72 14 L78 8 L84 14 L90 8 L96 14 L102 8 L108 14 L114 8 L120 14 L126 8 L132 14 ' +
      'L138 8 L144 14 L150 8 L150 84 Z',
    'p m',
  ) +
  each([26, 38, 50, 62, 74], (y) => view.line(72, y, y % 4 === 2 ? 136 : 120, y, 'h'));

const aresCase = (view: View): string =>
  view.rect(0, 0, 410, 72, 'g1 l', 12) + each([24, 346], (x) => view.rect(x, 72, 40, 8, 'g3 l', 2));

/** Six round, two nine-pin and two of the supply. */
const aresSockets = (view: View): string =>
  each([30, 64, 98, 132], (x) => roundSocket(view, x, 38, 13, 7)) +
  each([196, 262], (x) => dConnector(view, x - 22, 29, 42, 18)) +
  each([310, 338], (x) => roundSocket(view, x, 38, 11, 4)) +
  each([364, 388], (x) => roundSocket(view, x, 38, 9, 3));

const front = new View(64, 124, ARES, { name: 'Front', width: 410 });
const top = new View(64, 208, ARES, { name: 'Top', width: 410, height: 285, below: 24, left: 16 });
const side = new View(360, 124, ARES, { name: 'Side', width: 285, height: 80, right: 24 });
const rear = new View(360, 208, ARES, { name: 'Rear', width: 410 });

export const ares = plate({
  name: 'ares-21',
  heading: 'ARES 21',
  part: 'Pool timer of 1995, model 3330.900, 2.8 kg',
  title: 'ARES 21, the pool timer of 1995',
  description:
    'Former pool timer ARES 21 in front, top, side and rear view, 410 by 285 by 80 mm, with ten sockets. A clock of ' +
    '16 MHz keeps its time to 1 ppm.',
  scale: { unitsPerMm: ARES, barMm: 200 },
  legend: [
    { text: 'Clock of 16 MHz, 1 ppm', at: [332, 284], target: top.at(346, 112), measures: true },
    { text: 'Ten sockets', at: [598, 230], target: rear.at(388, 40) },
    { text: 'Printer, an option', at: [332, 352], target: top.at(168, 190) },
    { text: 'Lamps', at: [318, 124], target: front.at(370, 34) },
  ],
  views: [front, top, side, rear],
  product: aresProduct,
  body: (lettering) =>
    aresCase(front) +
    repeat(10, (lane) => front.circle(226 + lane * 16, 34, 4, lane === 3 ? 'i' : 'g3')) +
    front.rect(28, 18, 150, 34, 'p m', 4) +
    top.rect(0, 0, 410, 285, 'g1 l', 16) +
    top.line(0, 236, 410, 236, 'm') +
    drawPrinter(top) +
    dashed(top.rect(250, 70, 96, 64, 'rl', 6), '6 4') +
    top.rect(276, 90, 44, 24, 'p l', 12) +
    top.line(284, 102, 312, 102, 'rl') +
    side.rect(0, 0, 285, 72, 'g1 l', 14) +
    side.line(0, 34, 285, 34, 'm') +
    each([20, 225], (x) => side.rect(x, 72, 40, 8, 'g3 l', 2)) +
    aresCase(rear) +
    aresSockets(rear) +
    drawClock(lettering),
});
