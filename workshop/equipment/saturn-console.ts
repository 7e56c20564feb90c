/** Plate of the console of the hall boards. */
import type { Lettering } from '../kit/lettering.ts';
import { each } from '../kit/shapes.ts';
import { DESK, drawConsole } from './desk-console.ts';
import { dConnector, roundSocket } from './parts.ts';
import { plate } from './plate.ts';
import { saturnProduct } from './products/saturn-console.ts';
import { View } from './view.ts';

function drawBasketball(lettering: Lettering, view: View): string {
  const text = (x: number, y: number, words: string, size: number) =>
    lettering.text(...view.at(x, y), words, { size, style: 'bold', anchor: 'middle' });
  return text(103, 86, '10:00', 26) + text(66, 124, '0', 22) + text(140, 124, '0', 22) + text(103, 124, '24', 22);
}

const top = new View(60, 124, DESK, { name: 'Top', nameY: 112, width: 285, height: 210, left: 14 });
const side = new View(372, 124, DESK, { name: 'Side', nameY: 112, width: 210, height: 84, right: 24 });
const rear = new View(346, 262, DESK, { name: 'Rear', width: 285, height: 84, below: 24 });

export const saturn = plate({
  name: 'saturn-console',
  heading: 'Saturn 2 console',
  part: 'Part 3500.900, 34 keys, 1.5 kg',
  title: 'Saturn 2 console with its 34 keys',
  description:
    'Console of the Saturn 2 boards in top, side and rear view, 285 by 210 by 84 mm, with 34 keys, a start and stop ' +
    'switch and a display of 240 by 128 dots. Shown: a basketball game with its 24 s clock.',
  scale: { unitsPerMm: DESK, barMm: 100 },
  legend: [
    { text: 'Start and stop of the game clock', at: [82, 344], target: top.at(24, 192), measures: true },
    { text: 'Display of 240 × 128 dots', at: [124, 344], target: top.at(70, 132) },
    { text: 'Keys named by the display', at: [170, 344], target: top.at(120, 170) },
    { text: 'Numbers and letters', at: [297, 344], target: top.at(258, 181) },
  ],
  views: [top, side, rear],
  product: saturnProduct,
  body: (lettering) =>
    drawConsole(lettering, [top, side, rear], [210, 84]) +
    drawBasketball(lettering, top) +
    each([60, 110], (x) => roundSocket(rear, x, 50, 12, 7)) +
    dConnector(rear, 142, 40, 44, 18) +
    roundSocket(rear, 236, 50, 11, 4),
});
