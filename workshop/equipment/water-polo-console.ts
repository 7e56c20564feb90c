/** Plate of the water-polo console. */
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { circle, each, line, path, rect, repeat } from '../kit/shapes.ts';
import { DESK, drawConsole } from './desk-console.ts';
import { dConnector, roundSocket } from './parts.ts';
import { plate } from './plate.ts';
import { waterPoloProduct } from './products/water-polo-console.ts';
import { View } from './view.ts';

function drawGame(lettering: Lettering, view: View): string {
  const text = (y: number, words: string, size: number) =>
    lettering.text(...view.at(103, y), words, { size, style: 'bold', anchor: 'middle' });
  return (
    repeat(8, (row) => each([50, 59, 141, 150], (x) => view.rect(x, 66 + row * 8.4, 6, 5, 'g4'))) +
    text(86, '8:00', 24) +
    text(120, '0 : 0', 18)
  );
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

const top = new View(60, 118, DESK, { name: 'Top', width: 285, height: 205, below: 24, left: 14 });
const side = new View(346, 124, DESK, { name: 'Side', width: 205, height: 90, right: 24 });
const rear = new View(346, 252, DESK, { name: 'Rear', width: 285 });

export const waterPoloConsole = plate({
  name: 'water-polo-console',
  heading: 'Water-polo console',
  part: 'Part 3403.900, 1.3 kg, 9–18 V',
  title: 'Water-polo console with its external switch',
  description:
    'Water-polo console in top, side and rear view, 285 by 205 by 90 mm, for up to 16 players a side, with the ' +
    'external box that starts, stops and resets the possession clock.',
  scale: { unitsPerMm: DESK, barMm: 100 },
  legend: [
    { text: 'Start, stop and reset by hand', at: [400, 364], target: [446, 372], measures: true },
    { text: 'A column for each team', at: [110, 104], target: top.at(60, 68) },
    { text: 'To board and computer', at: [336, 226], target: rear.at(42, 40) },
    { text: 'Sockets of the external boxes', at: [520, 226], target: rear.at(166, 40) },
  ],
  views: [top, side, rear],
  product: waterPoloProduct,
  body: (lettering) =>
    drawConsole(lettering, [top, side, rear], [205, 90]) +
    drawGame(lettering, top) +
    roundSocket(rear, 42, 46, 12, 7) +
    dConnector(rear, 70, 37, 40, 18) +
    each([138, 166, 194], (x) => roundSocket(rear, x, 46, 9, 3)) +
    roundSocket(rear, 222, 46, 10, 4) +
    each([242, 256], (x) => rear.circle(x, 46, 4, 'g4')) +
    drawHandBox(rear) +
    note(lettering, 586, 384, 'External box', 'end'),
});
