/** Plate of the box that joins a computer to serial lines. */
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each, line, path, rect } from '../kit/shapes.ts';
import { dashed } from '../kit/strokes.ts';
import { dConnector, roundSocket, screw } from './parts.ts';
import { plate } from './plate.ts';
import { int131Product } from './products/int131-interface.ts';
import { View } from './view.ts';

const BOX = 1.25;

const slab = (view: View, width: number): string =>
  view.rect(0, 0, width, 30, 'g1 l', 4) + each([5, width - 5], (x) => each([5, 25], (y) => screw(view, x, y, 2)));

/** Computer on one side of the gap, four lines on the other. */
const drawLines = (lettering: Lettering): string =>
  rect(376, 279, 52, 26, 'p l', 4) +
  lettering.text(402, 296.5, 'USB', { size: 13, anchor: 'middle' }) +
  line(428, 292, 446, 292, 'l') +
  line(446, 232, 446, 352, 'l') +
  line(480, 232, 480, 352, 'l') +
  line(463, 222, 463, 362, 'rl') +
  each(['RS232', 'RS232', 'RS422', 'RS422'], (name, index) => {
    const y = 232 + index * 40;
    return (
      path(`M480 ${y}H524`, 'l') +
      rect(524, y - 13, 64, 26, 'p l', 4) +
      lettering.text(556, y + 4.5, name, { size: 13, anchor: 'middle' }) +
      circle(480, y, 2.5, 'i')
    );
  }) +
  note(lettering, 463, 380, '3000 V', 'middle');

const front = new View(66, 122, BOX, { name: 'Front', width: 198 });
const top = new View(66, 192, BOX, { name: 'Top', width: 198, height: 84, left: 16 });
const rear = new View(66, 330, BOX, { name: 'Rear', width: 198, height: 30, below: 24 });
const side = new View(400, 122, BOX, { name: 'Side', width: 84, height: 30, below: 22, right: 24 });

export const int131 = plate({
  name: 'int131-interface',
  heading: 'INT131 converter',
  part: 'Part 3434.790, USB to four serial lines, 450 g',
  title: 'INT131, one USB socket to four serial lines',
  description:
    'Converter INT131 in top, front, rear and side view, 198 by 84 by 30 mm. It joins one USB socket to two RS232 ' +
    'and two RS422/485 lines, isolated to 3000 V; the long lines reach 1250 m.',
  scale: { unitsPerMm: BOX, barMm: 50 },
  legend: [
    { text: 'Isolation, 3000 V', at: [338, 212], target: top.at(170, 30), measures: true },
    { text: 'USB to the computer', at: [40, 112], target: front.at(24, 14) },
    { text: 'Two RS232', at: [40, 318], target: rear.at(20, 12) },
    { text: 'Two RS422/485, up to 1250 m', at: [338, 330], target: rear.at(172, 10) },
  ],
  views: [front, top, rear, side],
  product: int131Product,
  body: (lettering) =>
    slab(front, 198) +
    front.rect(22, 9, 14, 12, 'p l', 2) +
    front.rect(25, 12, 8, 5, 'g4') +
    each([64, 78, 92, 106], (x) => front.circle(x, 15, 2.6, 'g4')) +
    top.rect(0, 0, 198, 84, 'g1 l', 5) +
    top.line(10, 0, 10, 84, 'm') +
    top.line(188, 0, 188, 84, 'm') +
    dashed(top.line(20, 30, 178, 30, 'rl'), '6 4') +
    slab(rear, 198) +
    each([18, 62], (x) => dConnector(rear, x, 9, 30, 12)) +
    each([126, 166], (x) => roundSocket(rear, x, 15, 10, 7)) +
    slab(side, 84) +
    drawLines(lettering),
});
