/** Plate of the Piccolo board. */
import { note } from '../kit/callouts.ts';
import { DotMatrix } from '../kit/dot-matrix.ts';
import type { Lettering } from '../kit/lettering.ts';
import { each } from '../kit/shapes.ts';
import { plate } from './plate.ts';
import { piccoloProduct } from './products/piccolo-board.ts';
import { View } from './view.ts';

const PICCOLO = 0.19;
const LINES = [
  '100M  0:58.9',
  '1 4 SUI 56.7',
  '2 5 JPN 56.9',
  '3 3 AUS 57.0',
  '4 2 ITA 57.1',
  '5 6 CAN 57.4',
  '6 7 BRA 57.8',
  '7 1 KEN 58.2',
];

/** Distance of two lamps of a sign, in millimetres. */
const PITCH = 14.3;

const front = new View(84, 116, PICCOLO, { name: 'Front', width: 1150, height: 1360, below: 22, left: 18 });
const side = new View(390, 116, PICCOLO, { name: 'Side', width: 90, height: 1360, below: 22 });

function drawText(): string {
  const lamps = new DotMatrix('p', PITCH * PICCOLO);
  return (
    lamps.defs(LINES.join('')) +
    each(LINES, (line, row) => {
      const at = (column: number) => front.at(78 + column * 6 * PITCH, 114 + row * 150);
      const time = row === 0 ? 5 : line.length;
      return lamps.text(...at(0), line.slice(0, time), 'l') + lamps.text(...at(time), line.slice(time), 'rl');
    })
  );
}

/** A sign of the last line. */
function drawSign(lettering: Lettering): string {
  const view = new View(462, 226, 1.2);
  const lamps = new DotMatrix('q', PITCH * view.k);
  return (
    lamps.defs('2') +
    lamps.text(...view.at(14, 6), '2', 'l') +
    view.dimY(lettering, 0, 97.2, 80, 24, '100') +
    note(lettering, 506, 210, 'One sign, enlarged', 'middle')
  );
}

export const piccolo = plate({
  name: 'piccolo-board',
  heading: 'Piccolo board',
  part: 'Eight lines of twelve signs, read to 50 m',
  title: 'Piccolo board, eight lines of twelve signs',
  description:
    'Piccolo board in front and side view, 1150 mm wide, 1360 mm high and 90 mm deep: eight lines of twelve signs, ' +
    'each 10 cm high, read from up to 50 m. The text on it is a specimen.',
  scale: { unitsPerMm: PICCOLO, barMm: 500 },
  legend: [
    { text: 'Running time', at: [340, 136], target: front.at(1060, 150), measures: true },
    { text: 'Ranking with lane and country', at: [340, 206], target: front.at(1070, 590) },
    { text: 'One sign, 10 cm high', at: [340, 326], target: front.at(1070, 1190) },
    { text: 'Brackets to the wall', at: [352, 176], target: side.at(-18, 230) },
  ],
  views: [front, side],
  product: piccoloProduct,
  body: (lettering) =>
    front.rect(0, 0, 1150, 1360, 'g1 l', 20) +
    front.rect(40, 50, 1070, 1260, 'p m', 10) +
    drawText() +
    side.rect(0, 0, 90, 1360, 'g1 l', 14) +
    side.line(64, 0, 64, 1360, 'm') +
    each([200, 1100], (y) => side.rect(-30, y, 30, 60, 'g2 m')) +
    drawSign(lettering),
});
