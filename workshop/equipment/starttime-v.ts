/** Plate of the unit that makes the start sound. */
import { note } from '../kit/callouts.ts';
import type { Lettering } from '../kit/lettering.ts';
import { each, line } from '../kit/shapes.ts';
import { bananaSocket, grille, key, levels, roundSocket, screw } from './parts.ts';
import { plate } from './plate.ts';
import { startTimeProduct } from './products/starttime-v.ts';
import { View } from './view.ts';

const UNIT = 0.56;

/** One press sets off sound and pulse at once. */
function drawPress(lettering: Lettering): string {
  const press = 452;
  const row = (y: number, name: string, length: number): string =>
    levels(600, [398, y], [press, y - 18], [press + length, y]) + note(lettering, 346, y, name);
  return line(press, 290, press, 392, 'rl') + row(320, 'Press', 26) + row(352, 'Sound', 110) + row(384, 'Pulse', 12);
}

/** With its handle, as front and rear show it. */
function drawCase(view: View): string {
  const handle = 'M120 26 L132 4 Q135 0 142 0 L253 0 Q260 0 263 4 L275 26 L257 26 L249 14 L146 14 L138 26 Z';
  return view.path(handle, 'g2 l') + view.rect(0, 24, 395, 160, 'g1 l', 16);
}

const drawStartFront = (view: View): string =>
  drawCase(view) +
  view.rect(10, 34, 375, 140, 'm', 10) +
  each([40, 325], (x) => view.rect(x, 184, 30, 8, 'g3 l', 2)) +
  view.circle(104, 104, 66, 'p l') +
  grille(...view.at(104, 104), 60 * UNIT, 6.5, 2) +
  view.rect(204, 48, 160, 66, 'p l', 5) +
  view.rect(214, 56, 140, 50, 'g2 m', 2) +
  each([204, 238, 272, 306, 340], (x) => key(view, x, 128, 24, 18)) +
  each([212, 240, 268], (x) => view.circle(x, 162, 4, 'g4'));

const drawStartSide = (view: View): string =>
  view.path('M66 26 L66 6 Q66 0 72 0 L88 0 Q94 0 94 6 L94 26', 'g2 l') +
  view.rect(0, 24, 160, 160, 'g1 l', 14) +
  view.line(134, 24, 134, 184, 'm') +
  each([16, 118], (x) => view.rect(x, 184, 26, 8, 'g3 l', 2)) +
  each([60, 76, 92, 108, 124, 140], (y) => view.line(28, y, 108, y, 'm'));

const drawStartRear = (view: View): string =>
  drawCase(view) +
  view.rect(18, 36, 359, 46, 'm', 6) +
  roundSocket(view, 52, 58, 16, 7) +
  roundSocket(view, 96, 58, 16, 5) +
  roundSocket(view, 140, 58, 16, 4) +
  view.circle(140, 58, 21, 'rl') +
  each([214, 262], (x) => bananaSocket(view, x, 58, 9, 'p') + bananaSocket(view, x + 22, 58, 9, 'g4')) +
  roundSocket(view, 328, 58, 12, 3) +
  view.rect(350, 48, 18, 20, 'p l', 3) +
  view.rect(60, 102, 275, 66, 'g2 m', 6) +
  each([72, 323], (x) => each([112, 158], (y) => screw(view, x, y, 5)));

const front = new View(66, 120, UNIT, { name: 'Front', width: 395, height: 192, below: 22, left: 18 });
const side = new View(340, 120, UNIT, { name: 'Side', width: 160, height: 192, below: 22 });
const rear = new View(66, 292, UNIT, { name: 'Rear', nameY: 284, width: 395 });
const unit = new View(500, 148, UNIT, { height: 80, left: 16 });
const unitSide = new View(500, 250, UNIT, { width: 118, height: 25, below: 24, left: 16 });

export const startTime = plate({
  name: 'starttime-v',
  heading: 'StartTime V',
  part: 'Part 3481.930 with microphone unit, 5.8 kg, IP43',
  title: 'StartTime V, the start sound unit',
  description:
    'StartTime V in front, side and rear view, 395 by 192 by 160 mm, with its start and microphone unit, 118 by 80 ' +
    'by 25 mm. One press gives the start sound, up to 2 × 20 W, and the start pulse to the timer.',
  scale: { unitsPerMm: UNIT, barMm: 200 },
  legend: [
    { text: 'Loudspeaker, amplifier 2 × 20 W', at: [306, 180], target: front.at(160, 112) },
    { text: 'Start pulse to the timer', at: [306, 316], target: rear.at(140, 58), measures: true },
    { text: 'Display and keys', at: [306, 140], target: front.at(360, 66) },
    { text: 'Start and microphone unit', at: [586, 222], target: unitSide.at(110, 12) },
  ],
  views: [front, side, rear, unit, unitSide],
  product: startTimeProduct,
  body: (lettering) =>
    drawStartFront(front) +
    drawStartSide(side) +
    drawStartRear(rear) +
    unit.rect(0, 0, 118, 80, 'g1 l', 12) +
    unit.circle(36, 40, 23, 'p l') +
    unit.circle(36, 40, 15, 'm') +
    roundSocket(unit, 88, 50, 14, 3) +
    each([74, 88, 102], (x) => unit.circle(x, 20, 4, 'g4')) +
    unit.path('M118 60 L136 60 Q150 60 150 76 L150 92', 'l') +
    unitSide.rect(0, 0, 118, 25, 'g1 l', 7) +
    unitSide.rect(18, -10, 36, 10, 'g2 l', 3) +
    note(lettering, 533, 110, 'Microphone', 'middle') +
    note(lettering, 533, 126, 'unit', 'middle') +
    drawPress(lettering),
});
