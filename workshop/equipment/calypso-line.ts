/** Plate of the Calypso line. */
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { each } from '../kit/shapes.ts';
import { digitsAt, drawCase, LINE } from './board-case.ts';
import { plate } from './plate.ts';
import { calypsoProduct } from './products/calypso-line.ts';
import { View } from './view.ts';

/** Twenty lines; 0.041 units a millimetre. */
function drawWall(lettering: Lettering): string {
  const view = new View(170, 240, 0.041);
  const lines = [0, 3080].flatMap((x) => Array.from({ length: 10 }, (_, row) => drawWallLine(view, x, row))).join('');
  return (
    lines +
    view.dimX(lettering, 0, 5480, 3400, 20) +
    view.dimY(lettering, 0, 3400, 5480, 28) +
    note(lettering, 442, 306, 'Smaller scale') +
    note(lettering, 442, 323, 'than the line')
  );
}

const drawWallLine = (view: View, x: number, row: number): string =>
  view.rect(x, row * 340, 2400, 340, 'g1 m') +
  each([110, 520, 1010, 1183, 1428, 1601, 1846, 2019], (at) =>
    view.rect(x + at, row * 340 + 80, 110, 180, at > 600 ? 'g4' : 'g3'),
  );

const front = new View(60, 122, LINE, { name: 'Front', width: 2400, height: 340, below: 22, left: 14 });
const side = new View(588, 122, LINE, { name: 'Side', width: 94, height: 340, below: 22 });

export const calypso = plate({
  name: 'calypso-line',
  heading: 'Calypso line',
  part: 'Part 3403.981, one line of eight digits',
  title: 'Calypso line and a board of twenty',
  description:
    'One line of the Calypso board in front and side view, 2400 by 340 by 94 mm, with eight white digits 240 mm ' +
    'high, and a board of two columns of ten lines, 5480 mm wide and 3400 mm high. Digits are read from up to 150 m.',
  scale: { unitsPerMm: LINE, barMm: 500 },
  legend: [
    { text: 'Lane', at: [97, 106], target: front.at(176, 46) },
    { text: 'Place', at: [200, 106], target: front.at(632, 60) },
    { text: 'Time, digits of 150 white LEDs', at: [430, 106], target: front.at(1764, 46), measures: true },
    { text: 'Two columns of ten lines', at: [110, 310], target: [170, 310] },
  ],
  views: [front, side],
  product: calypsoProduct,
  body: (lettering) =>
    drawCase(front, 2400) +
    digitsAt(front, 110, '4') +
    digitsAt(front, 520, '1') +
    digitsAt(front, 1010, '12:34.56') +
    front.line(1010, 318, 2190, 318, 'rl') +
    side.rect(0, 0, 94, 340, 'g1 l', 14) +
    side.line(20, 0, 20, 340, 'm') +
    drawWall(lettering) +
    front.dimY(lettering, 46, 286, 840, 12),
});
