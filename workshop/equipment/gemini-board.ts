/** Plate of the Gemini board. */
import { circle } from '../kit/shapes.ts';
import { DIGIT_MM, digitsAt, drawCase, LINE } from './board-case.ts';
import { plate } from './plate.ts';
import { geminiProduct } from './products/gemini-board.ts';
import { View } from './view.ts';

/** 150 LEDs: level bars of 18, upright bars of 24, in two rows each. */
function drawLedDigit(x: number, y: number): string {
  const leds: string[] = [];
  const bar = (fromX: number, fromY: number, toX: number, toY: number, count: number) => {
    const [dx, dy] = [(toX - fromX) / (count - 1), (toY - fromY) / (count - 1)];
    const [sideX, sideY] = dx === 0 ? [3, 0] : [0, 3];
    for (let index = 0; index < count; index += 1) {
      for (const way of [-1, 1])
        leds.push(circle(fromX + index * dx + way * sideX, fromY + index * dy + way * sideY, 1.6, 'sand-2'));
    }
  };
  for (const row of [4, 60, 116]) bar(x + 12, y + row, x + 56, y + row, 9);
  for (const column of [4, 64]) {
    bar(x + column, y + 9, x + column, y + 55, 12);
    bar(x + column, y + 65, x + column, y + 111, 12);
  }
  return leds.join('');
}

const nine = new View(60, 122, LINE, { name: 'Front, nine digits', width: 2400, height: 340, below: 22, left: 14 });
const side = new View(588, 122, LINE, { name: 'Side', width: 94, height: 340, below: 22 });
const six = new View(60, 268, LINE, { name: 'Front, six digits', width: 1460, height: 340, below: 22, left: 14 });

export const gemini = plate({
  name: 'gemini-board',
  heading: 'Gemini board',
  part: 'Part 3449, 9 digits 15.3 kg, 6 digits 10.2 kg, IP54',
  title: 'Gemini board with nine and six digits',
  description:
    'Gemini boards with nine digits, 2400 by 340 by 94 mm, and with six, 1460 by 340 by 94 mm, in front and side ' +
    'view. Each digit is 240 mm high, made of 150 amber LEDs and read from up to 120 m; one digit is shown enlarged.',
  scale: { unitsPerMm: LINE, barMm: 500 },
  legend: [
    { text: 'Bib, lap or event', at: [146, 106], target: nine.at(410, 46) },
    { text: 'Running time', at: [470, 106], target: nine.at(1886, 46), measures: true },
    { text: 'One digit: 150 LEDs, read to 120 m', at: [576, 284], target: [526, 300] },
    { text: 'Data RS422, 9600 baud', at: [398, 352], target: six.at(1450, 310) },
  ],
  views: [nine, side, six],
  product: geminiProduct,
  body: (lettering) =>
    drawCase(nine, 2400) +
    digitsAt(nine, 130, '123') +
    digitsAt(nine, 1010, '08:14.62') +
    nine.line(1010, 318, 2190, 318, 'rl') +
    side.rect(0, 0, 94, 340, 'g1 l', 14) +
    side.line(20, 0, 20, 340, 'm') +
    drawCase(six, 1460) +
    digitsAt(six, 140, '12:47.38') +
    six.line(140, 318, 1320, 318, 'rl') +
    drawLedDigit(462, 262) +
    new View(462, 262, 0.5).dimY(lettering, 0, DIGIT_MM, 0, -14),
});
