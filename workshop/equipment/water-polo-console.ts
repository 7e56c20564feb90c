/** Plate of the water-polo console. */
import type { Drawing } from '../kit/drawing.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, line, path, rect } from '../kit/shapes.ts';
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
import { note } from './plate-marks.ts';

export const waterPoloConsole: Drawing = plate({
  name: 'water-polo-console',
  heading: 'Water-polo console',
  part: 'Part 3403.900, 1.3 kg, 9–18 V',
  title: 'Water-polo console with its external switch',
  description:
    'Water-polo console in top, side and rear view, 285 by 205 by 90 mm, for up to 16 players a side, with the ' +
    'external box that starts, stops and resets the possession clock.',
  scale: { unitsPerMm: DESK, barMm: 100 },
  legend: [
    { text: 'Start, stop and reset by hand', measures: true },
    { text: 'A column for each team' },
    { text: 'To board and computer' },
    { text: 'Sockets of the external boxes' },
  ],
  body: (lettering) => {
    const top = new View(60, 118, DESK);
    const side = new View(346, 124, DESK);
    const rear = new View(346, 252, DESK);
    return (
      drawDesk(top, 205) +
      drawSoftKeys(top) +
      drawNumberKeys(lettering, top) +
      drawSwitch(top) +
      drawGame(lettering, top) +
      drawDeskSide(side, 205, 90) +
      drawRearCase(rear, 90) +
      roundSocket(rear, 42, 46, 12, 7) +
      dConnector(rear, 70, 37, 40, 18) +
      each([138, 166, 194], (x) => roundSocket(rear, x, 46, 9, 3)) +
      roundSocket(rear, 222, 46, 10, 4) +
      each([242, 256], (x) => rear.circle(x, 46, 4, 'g4')) +
      drawHandBox(rear) +
      top.dimX(lettering, 0, 285, 205, 24) +
      top.dimY(lettering, 0, 205, 0, -14) +
      side.dimY(lettering, 0, 90, 205, 24) +
      note(lettering, 191, 108, 'Top', 'middle') +
      note(lettering, 440, 114, 'Side', 'middle') +
      note(lettering, 477, 242, 'Rear', 'middle') +
      note(lettering, 586, 384, 'External box', 'end') +
      callout(lettering, 1, [400, 364], [446, 372], true) +
      callout(lettering, 2, [110, 104], top.at(60, 68)) +
      callout(lettering, 3, [336, 226], rear.at(42, 40)) +
      callout(lettering, 4, [520, 226], rear.at(166, 40))
    );
  },
});

function drawGame(lettering: Lettering, view: View): string {
  const caps = [0, 1, 2, 3, 4, 5, 6, 7]
    .flatMap((row) =>
      [0, 1].flatMap((column) => [
        view.rect(50 + column * 9, 66 + row * 8.4, 6, 5, 'g4'),
        view.rect(141 + column * 9, 66 + row * 8.4, 6, 5, 'g4'),
      ]),
    )
    .join('');
  const text = (y: number, words: string, size: number) =>
    lettering.text(...view.at(103, y), words, { size, style: 'bold', anchor: 'middle' });
  return drawDisplay(view) + caps + text(86, '8:00', 24) + text(120, '0 : 0', 18);
}

/** The box on its cable, under the rear view. */
function drawHandBox(view: View): string {
  const [x, y] = view.at(166, 55);
  return (
    path(`M${x} ${y + 3}V${y + 40}Q${x} ${y + 68} ${x - 18} ${y + 68}H482`, 'l') +
    rect(424, 358, 58, 28, 'g1 l', 6) +
    circle(442, 372, 8, 'p l') +
    rect(458, 364, 16, 16, 'r', 3) +
    line(442, 366, 442, 378, 'l')
  );
}
