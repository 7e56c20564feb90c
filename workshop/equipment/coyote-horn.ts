/** Plate of the horn at the pool. */
import type { Drawing } from '../kit/drawing.ts';
import { callout, plate, View, viewName } from './equipment-kit.ts';
import { grille, roundSocket } from './parts.ts';

const HORN = 0.62;

export const coyote: Drawing = plate({
  name: 'coyote-horn',
  heading: 'Coyote horn',
  part: 'Part 3435.900, 113 dB, 7.8 kg',
  title: 'Coyote horn, the signal of the possession clock',
  description:
    'Coyote horn in front, side and rear view, 210 mm wide, 350 mm high and 225 mm deep. It sounds at 113 dB when ' +
    'the possession time ends.',
  scale: { unitsPerMm: HORN, barMm: 100 },
  legend: [
    { text: 'Horn, 113 dB', measures: true },
    { text: 'Carrying handle' },
    { text: 'Sockets of the shot clocks' },
    { text: 'Data in and out, mains' },
  ],
  body: (lettering) => {
    const front = new View(76, 132, HORN);
    const side = new View(256, 132, HORN);
    const rear = new View(446, 132, HORN);
    return (
      hornCase(front) +
      front.circle(105, 150, 86, 'p') +
      each([86, 76, 44, 18], (radius) => front.circle(105, 150, radius, radius === 86 ? 'l' : 'm')) +
      front.circle(105, 150, 94, 'rl') +
      grille(...front.at(105, 290), 32 * HORN, 7, 2) +
      side.rect(28, 0, 197, 338, 'g1 l', 16) +
      handle(side, 80, 110) +
      side.form('M204 74 Q222 70 225 56 L225 244 Q222 230 204 226 Z', 'p l') +
      side.rect(0, 20, 28, 20, 'g2 m', 4) +
      side.rect(0, 300, 28, 20, 'g2 m', 4) +
      feet(side, 40, 170) +
      waves(side) +
      hornCase(rear) +
      rear.rect(20, 60, 170, 240, 'm', 10) +
      each([70, 140], (x) => rear.rect(x - 26, 88, 52, 42, 'p l', 5) + rear.rect(x - 17, 96, 34, 26, 'g2 m', 3)) +
      each([70, 140], (x) => roundSocket(rear, x, 186, 22, 7)) +
      roundSocket(rear, 70, 258, 20, 3) +
      rear.rect(116, 238, 48, 40, 'p l', 4) +
      each([128, 140, 152], (x) => rear.rect(x - 2, 250, 4, 14, 'i')) +
      front.dimY(lettering, 0, 350, 0, -18) +
      front.dimX(lettering, 0, 210, 350, 24) +
      side.dimX(lettering, 0, 225, 350, 24) +
      note(lettering, 141, 118, 'Front', 'middle') +
      note(lettering, 326, 118, 'Side', 'middle') +
      note(lettering, 511, 118, 'Rear', 'middle') +
      callout(lettering, 1, [228, 176], front.at(150, 120), true) +
      callout(lettering, 2, [262, 118], side.at(92, 12)) +
      callout(lettering, 3, [598, 186], rear.at(150, 108)) +
      callout(lettering, 4, [598, 256], rear.at(152, 190))
    );
  },
});

function hornCase(view: View): string {
  return view.rect(0, 0, 210, 338, 'g1 l', 18) + feet(view, 22, 152) + handle(view, 50, 110);
}

function feet(view: View, left: number, right: number): string {
  return each([left, right], (x) => view.rect(x, 338, 36, 12, 'g3 l', 3));
}

/** Sunk into the top, so that the height is the case's. */
function handle(view: View, x: number, width: number): string {
  return view.rect(x, 8, width, 18, 'g2 m', 9);
}

function waves(view: View): string {
  return each([16, 30, 44], (step) =>
    view.form(`M${232 + step} ${150 - step * 1.6} Q${240 + step * 1.5} 150 ${232 + step} ${150 + step * 1.6}`, 'rl'),
  );
}
