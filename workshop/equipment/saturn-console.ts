/** Plate of the console of the hall boards. */
import type { Drawing } from '../kit/drawing.ts';
import type { Lettering } from '../kit/lettering.ts';
import {
  DESK,
  drawDesk,
  drawDeskSide,
  drawDisplay,
  drawNumberKeys,
  drawRearCase,
  drawSoftKeys,
  drawSwitch,
} from './desk-console.ts';
import { callout, plate, View, viewName } from './equipment-kit.ts';
import { dConnector, roundSocket } from './parts.ts';

export const saturn: Drawing = plate({
  name: 'saturn-console',
  heading: 'Saturn 2 console',
  part: 'Part 3500.900, 34 keys, 1.5 kg',
  title: 'Saturn 2 console with its 34 keys',
  description:
    'Console of the Saturn 2 boards in top, side and rear view, 285 by 210 by 84 mm, with 34 keys, a start and ' +
    'stop switch and a display of 240 by 128 dots. Shown: a basketball game with its 24 s clock.',
  scale: { unitsPerMm: DESK, barMm: 100 },
  legend: [
    { text: 'Start and stop of the game clock', measures: true },
    { text: 'Display of 240 × 128 dots' },
    { text: 'Keys named by the display' },
    { text: 'Numbers and letters' },
  ],
  body: (lettering) => {
    const top = new View(60, 124, DESK);
    const side = new View(372, 124, DESK);
    const rear = new View(346, 262, DESK);
    return (
      drawDesk(top, 210) +
      drawSoftKeys(top) +
      drawNumberKeys(lettering, top) +
      drawSwitch(top) +
      drawBasketball(lettering, top) +
      drawDeskSide(side, 210, 84) +
      drawRearCase(rear, 84) +
      each([60, 110], (x) => roundSocket(rear, x, 50, 12, 7)) +
      dConnector(rear, 142, 40, 44, 18) +
      roundSocket(rear, 236, 50, 11, 4) +
      rear.dimX(lettering, 0, 285, 84, 24) +
      top.dimY(lettering, 0, 210, 0, -14) +
      side.dimY(lettering, 0, 84, 210, 24) +
      note(lettering, 191, 112, 'Top', 'middle') +
      note(lettering, 469, 112, 'Side', 'middle') +
      note(lettering, 477, 250, 'Rear', 'middle') +
      callout(lettering, 1, [82, 344], top.at(24, 192), true) +
      callout(lettering, 2, [124, 344], top.at(70, 132)) +
      callout(lettering, 3, [170, 344], top.at(120, 170)) +
      callout(lettering, 4, [297, 344], top.at(258, 181))
    );
  },
});

function drawBasketball(lettering: Lettering, view: View): string {
  const text = (x: number, y: number, words: string, size: number) =>
    lettering.text(...view.at(x, y), words, { size, style: 'bold', anchor: 'middle' });
  return (
    drawDisplay(view) +
    text(103, 86, '10:00', 26) +
    text(66, 124, '0', 22) +
    text(140, 124, '0', 22) +
    text(103, 124, '24', 22)
  );
}
