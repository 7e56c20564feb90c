/** Plate of the Piccolo board. */
import type { Drawing } from '../kit/drawing.ts';
import type { Lettering } from '../kit/lettering.ts';
import { matrixCharacter } from './dot-matrix.ts';
import { callout, plate, View, viewName } from './equipment-kit.ts';
import { note } from './plate-marks.ts';

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

export const piccolo: Drawing = plate({
  name: 'piccolo-board',
  heading: 'Piccolo board',
  part: 'Eight lines of twelve signs, read to 50 m',
  title: 'Piccolo board, eight lines of twelve signs',
  description:
    'Piccolo board in front and side view, 1150 mm wide, 1360 mm high and 90 mm deep: eight lines of twelve ' +
    'signs, each 10 cm high, read from up to 50 m. The text on it is a specimen.',
  scale: { unitsPerMm: PICCOLO, barMm: 500 },
  legend: [
    { text: 'Running time', measures: true },
    { text: 'Ranking with lane and country' },
    { text: 'One sign, 10 cm high' },
    { text: 'Brackets to the wall' },
  ],
  body: (lettering) => {
    const front = new View(84, 116, PICCOLO);
    const side = new View(390, 116, PICCOLO);
    const text = each(LINES, (line, row) =>
      each([...line], (sign, column) =>
        matrixCharacter(front, 72 + column * 85, 108 + row * 150, 14.3, sign, row === 0 && column > 4 ? 'r' : 'i'),
      ),
    );
    return (
      front.rect(0, 0, 1150, 1360, 'g1 l', 20) +
      front.rect(40, 50, 1070, 1260, 'p m', 10) +
      text +
      side.rect(0, 0, 90, 1360, 'g1 l', 14) +
      side.line(64, 0, 64, 1360, 'm') +
      each([200, 1100], (y) => side.rect(-30, y, 30, 60, 'g2 m')) +
      front.dimX(lettering, 0, 1150, 1360, 22) +
      front.dimY(lettering, 0, 1360, 0, -18) +
      side.dimX(lettering, 0, 90, 1360, 22) +
      drawSign(lettering) +
      note(lettering, 193, 106, 'Front', 'middle') +
      note(lettering, 398, 106, 'Side', 'middle') +
      callout(lettering, 1, [340, 136], front.at(1060, 150), true) +
      callout(lettering, 2, [340, 206], front.at(1070, 590)) +
      callout(lettering, 3, [340, 326], front.at(1070, 1190)) +
      callout(lettering, 4, [352, 176], side.at(-18, 230))
    );
  },
});

/** A sign of the last line. */
function drawSign(lettering: Lettering): string {
  const view = new View(462, 226, 1.2);
  return (
    matrixCharacter(view, 8, 0, 14.3, '2', 'i') +
    view.dimY(lettering, 0, 97.2, 80, 24, '100') +
    note(lettering, 506, 210, 'One sign, enlarged', 'middle')
  );
}
